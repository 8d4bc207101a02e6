// SPDX-License-Identifier: MIT
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

/**
 * Mapped files that are cut, and objects read where reflection calls: its generated accessors have
 * loaders of their own (J350).
 */
public class CutFiles {

    public static class Kept implements Serializable {

        private static final long serialVersionUID = 1;
    }

    interface Access {
        void run(MappedByteBuffer m) throws Exception;
    }

    static void cut(String what, FileChannel file, Access access) throws Exception {
        file.position(32000).write(ByteBuffer.wrap("THE END".getBytes()));
        MappedByteBuffer m = file.map(FileChannel.MapMode.READ_WRITE, 0, file.size());
        m.put(400, (byte) 42);
        file.truncate(512);
        String told = "nothing";
        try {
            access.run(m);
            new File("/").exists(); // what compiled code touched is told by a native method
        } catch (InternalError e) {
            told = e.getMessage().startsWith("a fault occurred in a") ? "a fault" : e.toString();
        }
        System.out.println(what + ": " + told + " " + m.get(400));
    }

    public static Object read(byte[] bytes) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    }

    public static void main(String[] args) throws Exception {
        File f = File.createTempFile("cut", null);
        f.deleteOnExit();
        try (FileChannel file = new RandomAccessFile(f, "rw").getChannel()) {
            cut("get", file, m -> m.get(30000));
            cut("put", file, m -> m.put(20000, (byte) 3));
            cut("all", file, m -> m.get(600, new byte[20000]));
            cut("load", file, MappedByteBuffer::load);
            cut("loop", file, m -> {
                int sum = 0;
                for (int i = 0; i < 32000; i++) sum += m.get(i);
            });
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ObjectOutputStream(out).writeObject(new Kept());
        Method read = CutFiles.class.getMethod("read", byte[].class);
        Object last = null;
        for (int i = 0; i < 50; i++) last = read.invoke(null, out.toByteArray());
        Method object = ObjectInputStream.class.getMethod("readObject");
        for (int i = 0; i < 50; i++) last = object.invoke(
            new ObjectInputStream(new ByteArrayInputStream(out.toByteArray()))
        );
        System.out.println(last.getClass().getName());
    }
}
