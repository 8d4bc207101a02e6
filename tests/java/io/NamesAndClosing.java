/* SPDX-License-Identifier: MIT */
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FilePermission;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Names of temporary files, hidden files, permissions for what is no path; which exception closing
 * throws.
 */
public class NamesAndClosing {

    static void temporary(String prefix, String suffix, File directory) {
        try {
            File file = File.createTempFile(prefix, suffix, directory);
            String name = file.getName();
            file.delete();
            System.out.println(
                (name.getBytes().length <= 255) +
                    " " +
                    name.substring(0, 3) +
                    " " +
                    name.substring(name.length() - 4).replaceAll("[0-9]", "N")
            );
        } catch (IOException e) {
            System.out.println(
                e
                    .getMessage()
                    .replaceAll("[0-9]+", "N")
                    .replace((char) 0, (char) 48)
            );
        }
    }

    static class Failing extends OutputStream {

        final IOException flushing;
        final IOException closing;

        Failing(IOException flushing, IOException closing) {
            this.flushing = flushing;
            this.closing = closing;
        }

        @Override
        public void write(int b) {}

        @Override
        public void flush() throws IOException {
            if (flushing != null) throw flushing;
        }

        @Override
        public void close() throws IOException {
            if (closing != null) throw closing;
        }
    }

    static void closing(String flushing, String closing) {
        for (int i = 0; i < 2; i++) {
            IOException first = flushing == null ? null : new IOException(flushing);
            OutputStream failing = new Failing(
                first,
                closing == null || closing.equals(flushing)
                    ? closing == null
                        ? null
                        : first
                    : new IOException(closing)
            );
            try {
                (i == 0
                    ? new FilterOutputStream(failing)
                    : new BufferedOutputStream(failing)
                ).close();
                System.out.println("closed");
            } catch (IOException e) {
                System.out.println(e.getMessage() + java.util.Arrays.toString(e.getSuppressed()));
            }
        }
    }

    public static void main(String[] args) throws IOException {
        File here = new File(System.getProperty("java.io.tmpdir"));
        temporary("p".repeat(300), "txt", here);
        temporary("prefix", "s".repeat(300), here);
        temporary("p".repeat(300), ".txt" + "s".repeat(300), here);
        temporary("nowhere/name", ".abc", here);
        temporary("name", "/abc", here);
        temporary("na\0me", ".abc", here);
        for (String name : new String[] { ".", "..", ".absent", "absent", "", "x/.y", "/" })
            System.out.println(new File(name).isHidden());
        closing(null, null);
        closing("flush", null);
        closing(null, "close");
        closing("flush", "close");
        closing("same", "same");
        FilePermission all = new FilePermission("<<ALL FILES>>", "read");
        FilePermission good = new FilePermission("a", "read");
        FilePermission bad = new FilePermission("a\0", "read");
        FilePermission other = new FilePermission("a\0", "read");
        System.out.println(
            bad.equals(bad) +
                " " +
                bad.implies(bad) +
                " " +
                bad.equals(other) +
                " " +
                bad.implies(other) +
                " " +
                good.equals(bad) +
                " " +
                bad.equals(good) +
                " " +
                good.implies(bad) +
                " " +
                bad.implies(good) +
                " " +
                all.implies(bad) +
                " " +
                bad.implies(all)
        );
    }
}
