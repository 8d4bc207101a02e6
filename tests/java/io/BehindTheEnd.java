/* SPDX-License-Identifier: MIT */
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilePermission;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Permission;
import java.security.PermissionCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Readers go on where a file grows, a sequence closes all it has, places are those of the start.
 */
public class BehindTheEnd {
    static String rest(BufferedReader r) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line = r.readLine(); line != null; line = r.readLine()) {
            lines.add(line);
        }
        return lines.toString();
    }

    /* One part of a file after the other: the end is where it is now. A char comes in pieces. */
    static void growing() throws IOException {
        File file = File.createTempFile("grows", null);
        try (FileWriter w = new FileWriter(file, StandardCharsets.UTF_8);
                BufferedReader lines = new BufferedReader(
                    new InputStreamReader(new FileInputStream(file), StandardCharsets.UTF_8));
                InputStreamReader chars = new InputStreamReader(new FileInputStream(file),
                    StandardCharsets.UTF_8)) {
            System.out.println(rest(lines) + " " + chars.read());
            for (String part : new String[] {"one", "two\nthree", "", "\u20ac\ud83d\ude00",
                "end\n"}) {
                w.write(part);
                w.flush();
                System.out.println(rest(lines) + " " + Integer.toHexString(chars.read()) + " "
                    + chars.read(new char[100]) + " " + chars.read());
            }
        } finally {
            file.delete();
        }
        int[] at = {0};
        byte[] pieces = "a\u20acb".getBytes(StandardCharsets.UTF_8);
        InputStream slow = new InputStream() {
            @Override
            public int read() {
                return at[0] % 2 == 1 || at[0] / 2 >= pieces.length ? (at[0]++ < 0 ? 0 : -1)
                    : pieces[at[0]++ / 2] & 0xff;
            }

            @Override
            public int read(byte[] b, int off, int len) {
                int c = read();
                if (c >= 0) {
                    b[off] = (byte) c;
                }
                return c < 0 ? -1 : 1;
            }
        };
        InputStreamReader r = new InputStreamReader(slow, StandardCharsets.UTF_8);
        StringBuilder read = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            read.append(Integer.toHexString(r.read())).append(' ');
        }
        System.out.println(read);
    }

    static class Part extends ByteArrayInputStream {
        final String name;
        final List<String> closed;

        Part(String name, List<String> closed) {
            super(name.getBytes());
            this.name = name;
            this.closed = closed;
        }

        @Override
        public void close() throws IOException {
            closed.add(name);
            if (!name.startsWith("quiet")) {
                throw new IOException(name);
            }
        }
    }

    static void sequence(String... names) throws IOException {
        List<String> closed = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        for (String name : names) {
            parts.add(new Part(name, closed));
        }
        for (int reads = 0; reads < 2; reads++) {
            closed.clear();
            SequenceInputStream in = new SequenceInputStream(Collections.enumeration(parts));
            String thrown = "nothing";
            try {
                if (reads > 0 && names.length > 0) {
                    in.read(new byte[3]);
                }
                in.close();
            } catch (IOException e) {
                thrown = e + " " + Arrays.toString(e.getSuppressed());
            }
            System.out.println(closed + " " + thrown + " " + in.read() + " " + in.available());
            in.close();
        }
    }

    static void permissions() {
        PermissionCollection all = new FilePermission("/a", "read").newPermissionCollection();
        FilePermission more = new FilePermission("/c", "read,write");
        for (FilePermission p : new FilePermission[] {new FilePermission("/a", "read"),
            new FilePermission("/a", "write"),
            new FilePermission("/a/../a", "delete"), new FilePermission("/a/*", "read"),
            new FilePermission("/a/*", "execute"), more,
            new FilePermission("/c", "read")}) {
            all.add(p);
        }
        List<String> texts = new ArrayList<>();
        for (Permission p : Collections.list(all.elements())) {
            texts.add(p.toString());
        }
        Collections.sort(texts);
        System.out.println(texts);
        System.out.println(all.implies(new FilePermission("/a", "read,write")) + " "
            + all.implies(new FilePermission("/a/b", "read,execute,write"))
            + " " + all.implies(new FilePermission("/a", "read,write,delete")));
    }

    public static void main(String[] args) throws Exception {
        growing();
        sequence("first", "second", "third");
        sequence("quiet one", "other", "quiet two");
        sequence("quiet");
        sequence();
        permissions();

        String before = new File("q").getAbsolutePath();
        String temporary = Files.createTempFile("at", null).toString();
        Files.delete(Path.of(temporary));
        System.setProperty("user.dir", "/none/such");
        System.setProperty("java.io.tmpdir", "/none/such");
        Path again = Files.createTempFile("at", null);
        Files.delete(again);
        System.out.println(again.getParent().equals(Path.of(temporary).getParent()));
        for (String now : new String[] {new File("q").getAbsolutePath(),
            new File("q").getAbsoluteFile().getPath(), new File("q").toURI().getPath(),
            Path.of("q").toAbsolutePath().toString(), Path.of("q").toUri().getPath(),
            FileSystems.getDefault().getPath("q").toAbsolutePath().toString()}) {
            System.out.println(now.equals(before));
        }
        String canonical = new File("q").getCanonicalPath();
        System.out.println(canonical.equals(new File(before).getCanonicalPath()));
        System.clearProperty("user.dir");
        System.out.println(new File("q").getAbsolutePath().equals(before));
        try {
            System.out.println(new File("a\0b").toURL());
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
