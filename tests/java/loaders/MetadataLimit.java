// SPDX-License-Identifier: MIT
// Classes beyond -XX:MaxMetaspaceSize: OutOfMemoryError from defineClass, resolution, arrays'
// classes, in the middle
// of other errors; the VM goes on, and what unloaded loaders leave is room for others.
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

public class MetadataLimit {

    static final int METHODS = 3000;

    /**
     * A public class with so many methods that return at once, or one run() that makes an instance
     * of `used`.
     */
    static byte[] classFile(String name, int methods, String used) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeInt(49); // no stack maps
        out.writeShort(13 + methods);
        utf8(out, name); // 1
        classInfo(out, 1); // 2
        utf8(out, "java/lang/Object"); // 3
        classInfo(out, 3); // 4
        utf8(out, "()V"); // 5
        utf8(out, "Code"); // 6
        utf8(out, "<init>"); // 7
        out.writeByte(12); // 8
        out.writeShort(7);
        out.writeShort(5);
        out.writeByte(10); // 9
        out.writeShort(4);
        out.writeShort(8);
        utf8(out, used); // 10
        classInfo(out, 10); // 11
        utf8(out, "run"); // 12
        for (int i = 0; i < methods; i++) utf8(out, "m" + i); // 13 ...
        out.writeShort(0x21);
        out.writeShort(2);
        out.writeShort(4);
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(methods + 2);
        method(out, 1, 7, 1, 1, new byte[] { 0x2a, (byte) 0xb7, 0, 9, (byte) 0xb1 });
        method(out, 9, 12, 1, 0, new byte[] { (byte) 0xbb, 0, 11, 0x57, (byte) 0xb1 });
        for (int i = 0; i < methods; i++) method(out, 9, 13 + i, 0, 0, new byte[] { (byte) 0xb1 });
        out.writeShort(0);
        return bytes.toByteArray();
    }

    static void utf8(DataOutputStream out, String text) throws IOException {
        out.writeByte(1);
        out.writeUTF(text);
    }

    static void classInfo(DataOutputStream out, int name) throws IOException {
        out.writeByte(7);
        out.writeShort(name);
    }

    static void method(
        DataOutputStream out,
        int flags,
        int name,
        int stack,
        int locals,
        byte[] code
    ) throws IOException {
        out.writeShort(flags);
        out.writeShort(name);
        out.writeShort(5);
        out.writeShort(1);
        out.writeShort(6);
        out.writeInt(12 + code.length);
        out.writeShort(stack);
        out.writeShort(locals);
        out.writeInt(code.length);
        out.write(code);
        out.writeShort(0);
        out.writeShort(0);
    }

    static class Own extends ClassLoader {

        Own() {
            super(MetadataLimit.class.getClassLoader());
        }

        Class<?> define(byte[] file) {
            return defineClass(null, file, 0, file.length);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.equals("Wanted")) throw new ClassNotFoundException(name);
            return define(wanted);
        }
    }

    static byte[] big, wanted, user;
    static List<Own> loaders = new ArrayList<>();

    /** Defines until there is no more room; how often it went well. */
    static int fill() {
        int count = 0;
        for (;;) {
            Own loader = new Own();
            try {
                loader.define(big);
            } catch (OutOfMemoryError e) {
                if (!"Metaspace".equals(e.getMessage())) say("message ", e.getMessage());
                return count;
            }
            loaders.add(loader);
            count++;
        }
    }

    static int depth(int n) {
        return depth(n + 1) + 1;
    }

    /** Without invokedynamic, which may need a class. */
    static void say(Object... parts) {
        StringBuilder line = new StringBuilder();
        for (Object part : parts) line.append(part);
        System.out.println(line.toString());
    }

    static String name(Throwable e) {
        String name = e.getClass().getName();
        return e instanceof OutOfMemoryError ? name.concat(" ").concat(e.getMessage()) : name;
    }

    static void defineOne() {
        new Own().define(big);
    }

    /** Overflows the stack, and defines a class on the way back from the bottom. */
    static void overflowThenDefine() {
        try {
            depth(0);
        } catch (StackOverflowError e) {
            defineOne();
        }
    }

    static void defineThenOverflow() {
        try {
            defineOne();
        } finally {
            depth(0);
        }
    }

    static int deepest;

    /** Defines at the bottom of the stack, in the finally of every frame up there. */
    static void defineAtBottom(int n) {
        try {
            defineAtBottom(n + 1);
        } finally {
            if (deepest++ < 3) defineOne();
        }
    }

    static String attempt(Runnable body) {
        try {
            body.run();
            return "went well";
        } catch (VirtualMachineError e) {
            return name(e);
        }
    }

    public static void main(String[] arguments) throws Exception {
        big = classFile("Big", METHODS, "Big");
        wanted = classFile("Wanted", METHODS, "Wanted");
        user = classFile("User", 0, "Wanted");
        // Everything that is used later is there before the room is gone.
        Runnable over = new Runnable() {
            public void run() {
                overflowThenDefine();
            }
        };
        Runnable last = new Runnable() {
            public void run() {
                defineThenOverflow();
            }
        };
        Runnable one = new Runnable() {
            public void run() {
                defineOne();
            }
        };
        Runnable resolve = new Runnable() {
            public void run() {
                try {
                    using.getMethod("run").invoke(null);
                } catch (java.lang.reflect.InvocationTargetException e) {
                    if (e.getCause() instanceof Error) throw (Error) e.getCause();
                    say("cause ", e.getCause());
                } catch (ReflectiveOperationException e) {
                    say(e);
                }
            }
        };
        Own first = new Own();
        using = first.define(user);
        attempt(resolve);
        attempt(over);
        attempt(last);
        say(attempt(one), ", ", name(new OutOfMemoryError("as a test")));
        Own second = new Own();
        using = second.define(user);

        int there = fill();
        say(there > 5 ? "some are defined" : "too few");
        say("again: ", attempt(one));
        say("in a resolution: ", attempt(resolve));
        say("and again: ", attempt(resolve));
        say("after an overflow: ", attempt(over));
        say("an overflow in its finally: ", attempt(last));
        try {
            defineAtBottom(0);
            say("no error");
        } catch (StackOverflowError | OutOfMemoryError e) {
            say("at the bottom: an error");
        }
        int length = 0;
        try {
            long[][] all = new long[1 << 20][];
            for (; ; length++) all[length] = new long[1 << 22];
        } catch (OutOfMemoryError e) {
            say("the heap: ", name(e), ", ", attempt(one));
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 1000; i++) text.append(i);
        say("it goes on: ", text.length());

        for (int round = 0; round < 4; round++) {
            int had = loaders.size();
            loaders.clear();
            int now = fill();
            say(now >= had - 2 ? "room again" : now);
        }
        loaders.clear();
        say("the resolution: ", attempt(resolve));
    }

    static Class<?> using;
}
