/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Filters of serial input, fields put and got by name, and what the other tests of java.io leave.
 */
public class FiltersAndConsoleWhole extends Whole {

    static byte[] written(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes, ObjectInputFilter filter) throws Exception {
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
        in.setObjectInputFilter(filter);
        p(in.getObjectInputFilter() == filter);
        return in.readObject();
    }

    static class Info implements ObjectInputFilter.FilterInfo {

        final Class<?> c;
        final long length, depth, references, bytes;

        Info(Class<?> c, long length, long depth, long references, long bytes) {
            this.c = c;
            this.length = length;
            this.depth = depth;
            this.references = references;
            this.bytes = bytes;
        }

        public Class<?> serialClass() {
            return c;
        }

        public long arrayLength() {
            return length;
        }

        public long depth() {
            return depth;
        }

        public long references() {
            return references;
        }

        public long streamBytes() {
            return bytes;
        }
    }

    static void filters() throws Exception {
        p(
            ObjectInputFilter.Status.values(),
            ObjectInputFilter.Status.valueOf("ALLOWED"),
            ObjectInputFilter.Status.UNDECIDED.ordinal()
        );
        t(() -> ObjectInputFilter.Status.valueOf("none"));
        Info[] infos = {
            new Info(String.class, -1, 1, 1, 10),
            new Info(ArrayList.class, -1, 5, 100, 1000),
            new Info(int[].class, 50, 2, 3, 400),
            new Info(Thread.State.class, -1, 2, 3, 400),
            new Info(null, -1, 1, 1, 1),
            new Info(String[][].class, 3, 1, 1, 1),
            new Info(Info.class, -1, 1, 1, 1)
        };
        String[] patterns = {
            "",
            "*",
            "!*",
            "java.lang.*",
            "java.**",
            "!java.util.*;java.**",
            "java.base/*",
            "java.base/java.lang.String",
            "maxdepth=3",
            "maxarray=10",
            "maxrefs=5;*",
            "maxbytes=100",
            "java.lang.String;!*",
            "java.lang.Str*",
            ";;",
            "maxdepth=3;java.**;!*",
            "maxarray=9;maxarray=60;!*",
            "no.module/x;*",
            "!java.lang.Thread$State;*"
        };
        for (String each : patterns) {
            ObjectInputFilter f = ObjectInputFilter.Config.createFilter(each);
            StringBuilder line = new StringBuilder(each + " " + f + ":");
            for (Info info : infos) line.append(' ').append(f == null ? null : f.checkInput(info));
            p(line);
        }
        for (String bad : new String[] {
            "maxdepth=",
            "maxdepth=x",
            "maxdepth=-1",
            "max=5",
            "a.b*c",
            "/x",
            "a/",
            "!",
            "*.x",
            "java.*.x",
            ".*",
            "maxrefs=1e3",
            null
        })
            t(() -> ObjectInputFilter.Config.createFilter(bad));
        ObjectInputFilter allow = ObjectInputFilter.allowFilter(
                c -> c == String.class,
                ObjectInputFilter.Status.UNDECIDED
            ),
            reject = ObjectInputFilter.rejectFilter(
                c -> c == ArrayList.class,
                ObjectInputFilter.Status.ALLOWED
            ),
            merged = ObjectInputFilter.merge(allow, reject),
            undecided = ObjectInputFilter.rejectUndecidedClass(allow);
        for (ObjectInputFilter f : new ObjectInputFilter[] {
            allow,
            reject,
            merged,
            undecided,
            ObjectInputFilter.merge(reject, allow)
        }) {
            StringBuilder line = new StringBuilder();
            for (Info info : infos) line.append(' ').append(f.checkInput(info));
            p(line);
        }
        t(() -> ObjectInputFilter.allowFilter(null, ObjectInputFilter.Status.ALLOWED));
        t(() -> ObjectInputFilter.rejectFilter(c -> true, null));
        p(ObjectInputFilter.merge(allow, null) == allow);
        t(() -> ObjectInputFilter.merge(null, allow));
        t(() -> ObjectInputFilter.rejectUndecidedClass(null));
        p(
            ObjectInputFilter.Config.getSerialFilter(),
            ObjectInputFilter.Config.getSerialFilterFactory() != null
        );
        byte[] list = written(new ArrayList<>(List.of("a", 5)));
        t(() -> read(list, ObjectInputFilter.Config.createFilter("java.**")));
        t(() -> read(list, ObjectInputFilter.Config.createFilter("!java.lang.Integer;*")));
        t(() -> read(list, ObjectInputFilter.Config.createFilter("maxdepth=1")));
        t(() -> read(written(new int[20]), ObjectInputFilter.Config.createFilter("maxarray=10")));
        t(() -> {
            List<String> seen = new ArrayList<>();
            read(written(new Object[] { "a", 5 }), info -> {
                seen.add(
                    info.serialClass() +
                        " " +
                        info.arrayLength() +
                        " " +
                        info.depth() +
                        " " +
                        info.references() +
                        " " +
                        (info.streamBytes() > 0)
                );
                return ObjectInputFilter.Status.UNDECIDED;
            });
            return seen;
        });
        t(() ->
            read(list, info -> {
                throw new IllegalStateException("from the filter");
            })
        );
        t(() -> read(list, info -> null));
        ObjectInputFilter.Config.setSerialFilter(
            ObjectInputFilter.Config.createFilter("!java.util.ArrayList")
        );
        t(() -> new ObjectInputStream(new ByteArrayInputStream(list)).readObject());
        t(() -> ObjectInputFilter.Config.setSerialFilter(allow));
        t(() -> ObjectInputFilter.Config.setSerialFilterFactory((a, b) -> b));
        t(() -> ObjectInputFilter.Config.setSerialFilterFactory(null));
        p(ObjectStreamConstants.SERIAL_FILTER_PERMISSION.getName());
    }

    static class Fields implements Serializable {

        private static final long serialVersionUID = 1;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("number", int.class),
            new ObjectStreamField("text", String.class)
        };
        transient int kept = 7;

        @SuppressWarnings("deprecation")
        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField put = out.putFields();
            put.put("number", kept * 2);
            put.put("text", "t");
            t(() -> put.put("none", 1));
            t(() -> put.put("number", "wrong"));
            if (kept > 5) out.writeFields();
            else put.write(out);
            out.write(300);
            out.write(new byte[] { 1, 2, 3 }, 1, 2);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField get = in.readFields();
            kept = get.get("number", 0) / 2;
            ObjectInput input = in;
            byte[] two = new byte[2];
            p(
                get.defaulted("text"),
                get.get("text", null),
                get.getObjectStreamClass(),
                input.skip(1),
                input.read(two),
                two
            );
            t(() -> get.get("none", 5));
        }
    }

    static void fields() throws Exception {
        Fields f = new Fields();
        Fields back = (Fields) new ObjectInputStream(
            new ByteArrayInputStream(written(f))
        ).readObject();
        p(
            back.kept,
            ObjectStreamClass.lookup(Fields.class).toString(),
            Arrays.toString(ObjectStreamClass.lookup(Fields.class).getFields())
        );
        f.kept = 3;
        t(() -> written(f).length > 0);
        class Put extends ObjectOutputStream.PutField {

            public void put(String n, boolean v) {}

            public void put(String n, byte v) {}

            public void put(String n, char v) {}

            public void put(String n, short v) {}

            public void put(String n, int v) {}

            public void put(String n, long v) {}

            public void put(String n, float v) {}

            public void put(String n, double v) {}

            public void put(String n, Object v) {}

            @SuppressWarnings("deprecation")
            public void write(ObjectOutput out) throws IOException {
                out.write(5);
            }
        }
        class Get extends ObjectInputStream.GetField {

            public ObjectStreamClass getObjectStreamClass() {
                return null;
            }

            public boolean defaulted(String n) {
                return true;
            }

            public boolean get(String n, boolean v) {
                return v;
            }

            public byte get(String n, byte v) {
                return v;
            }

            public char get(String n, char v) {
                return v;
            }

            public short get(String n, short v) {
                return v;
            }

            public int get(String n, int v) {
                return v;
            }

            public long get(String n, long v) {
                return v;
            }

            public float get(String n, float v) {
                return v;
            }

            public double get(String n, double v) {
                return v;
            }

            public Object get(String n, Object v) {
                return v;
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        ObjectOutputStream.PutField put = new Put();
        put.write(out);
        out.flush();
        p(bytes.size(), new Get().get("x", 5L), new Get().defaulted("x"));
    }

    static void others() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BufferedOutputStream buffered = new BufferedOutputStream(bytes);
        buffered.write("unflushed".getBytes(StandardCharsets.US_ASCII));
        p(bytes.size());
        buffered.flush();
        p(bytes.size());
        t(() -> new BufferedOutputStream(bytes, 0));
        t(() -> new BufferedOutputStream(null).write(1));
        StringWriter text = new StringWriter();
        class Upper extends FilterWriter {

            Upper(Writer out) {
                super(out);
            }

            @Override
            public void write(int c) throws IOException {
                super.write(Character.toUpperCase(c));
            }
        }
        FilterWriter upper = new Upper(new BufferedWriter(text));
        upper.write('a');
        upper.write("bc", 0, 2);
        p(text);
        upper.flush();
        p(text);
        File folder = java.nio.file.Files.createTempDirectory("filters").toFile();
        try {
            for (String each : new String[] { "a.x", "b.x", "c.y" })
                p(new File(folder, each).createNewFile());
            FileFilter files = file -> file.getName().startsWith("a");
            FilenameFilter names = (in, name) -> name.endsWith(".x");
            String[] found = folder.list(names);
            Arrays.sort(found);
            p(
                found,
                folder.listFiles(files).length,
                folder.listFiles((FileFilter) null).length,
                folder.list(null).length,
                files.accept(new File("ab")),
                names.accept(null, "b")
            );
        } finally {
            for (File each : folder.listFiles()) each.delete();
            p(folder.delete());
        }
        Console console = System.console();
        if (console != null) {
            // not under a test's pipes
            p(
                console.charset(),
                console.reader() != null,
                console.writer() != null,
                console.printf("%s", "x") == console,
                console.format("y") == console
            );
            console.flush();
            p(
                console.readLine(),
                console.readLine("%s", "?"),
                console.readPassword(),
                console.readPassword("?")
            );
        }
        p(console);
    }

    public static void main(String[] args) throws Exception {
        filters();
        fields();
        others();
    }
}
