/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.jar.Manifest;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Manifests whose lines are as long as may be, ended and not; gzip members behind each other in a
 * stream that does not know what comes.
 */
public class LastLinesAndMembers {
    private static void manifests() {
        String[] before = {"", "Manifest-Version: 1.0\n", "A: b\n\n", "A: b\n\nName: x\n",
                "A: b\n "};
        for (int n = 508; n < 516; n++) {
            for (String end : new String[] {"", "\n", "\r\n", "\r", "\n\nName: y\n\n"}) {
                for (String first : before) {
                    String text = first + "K: " + "v".repeat(n - 3) + end, result;
                    try {
                        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                        Manifest m = new Manifest(new ByteArrayInputStream(bytes));
                        result = m.getMainAttributes().size() + " " + m.getEntries().size();
                    } catch (IOException e) {
                        result = e.getMessage();
                    }
                    System.out.println(n + " " + (first + "K" + end).replace("\n",
                            "\\n").replace("\r", "\\r") + ": " + result);
                }
            }
        }
    }

    private static byte[] member(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static void members() throws IOException {
        for (int behind : new int[] {0, 1, 2, 3, 17, 18, 27, 28, 40}) {
            for (int buffer : new int[] {1, 7, 512}) {
                for (int step : new int[] {1, 3, 1000}) {
                    ByteArrayOutputStream all = new ByteArrayOutputStream();
                    for (String text : new String[] {"first ", "second ", "", "third"}) {
                        all.write(member(text));
                    }
                    all.write(new byte[behind]);
                    InputStream in =
                            new FilterInputStream(new ByteArrayInputStream(all.toByteArray())) {
                        @Override
                        public int available() {
                            return 0;
                        }

                        @Override
                        public int read(byte[] b, int from, int count) throws IOException {
                            return super.read(b, from, Math.min(count, step));
                        }
                    };
                    String text = new String(new GZIPInputStream(in, buffer).readAllBytes(),
                            StandardCharsets.UTF_8);
                    System.out.println(behind + " " + buffer + " " + step + " " + text);
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        manifests();
        members();
    }
}
