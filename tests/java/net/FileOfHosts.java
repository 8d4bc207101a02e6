/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** jdk.net.hosts.file answers instead of the machine's resolver, in the order of its lines; it is
    read for each question. */
public class FileOfHosts {
    private static final Path FILE = Path.of("file-of-hosts");

    public static void main(String[] args) throws Exception {
        System.setProperty("jdk.net.hosts.file", FILE.toString());
        ask("nobody", "localhost");
        write("# head", "1.2.3.4 one", "1.2.3.5\ttwo alias   alias2 # comment", "300.1.1.1 bad",
            "zzz bad2", "::1 six", "fe80::1 six2", "fe80::2%lo scoped", "::ffff:9.9.9.9 mapped",
            "#1.1.1.1 comment", "1.2 short", "1.2.3.8 #hash", "1.2.3.9 hash#x", "", "10.0.0.9 dup",
            "fe80::9 dup", "10.0.0.10 dup", "10.0.0.9 dup again", "1.2.3.10 crlf\r",
            "010.010.010.010 octal", "16909060 num", "1.2.3.4 after one trail",
            "7.7.7.7 two.three", "9.9.9.8", "1.2.3.77 last");
        ask("one", "ONE", "two", "alias", "alias2", "bad", "bad2", "six", "six2", "scoped",
            "mapped", "comment", "short", "hash", "#hash", "dup", "again", "crlf", "octal", "num",
            "after", "trail", "two.three", "last", "one.", "1.2.3.5", "localhost");
        reverse("1.2.3.4", "1.2.3.5", "::1", "fe80::1", "10.0.0.9", "9.9.9.9", "9.9.9.8",
            "127.0.0.1", "7.7.7.7", "1.2.3.77");
        write("7.7.7.7 later");
        ask("later");
        reverse("7.7.7.7");
        Files.delete(FILE);
    }

    private static void write(String... lines) throws Exception {
        Files.write(FILE, String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    private static void ask(String... names) {
        for (String name : names) {
            try {
                System.out.println(name + ": " + Arrays.toString(InetAddress.getAllByName(name)));
            } catch (UnknownHostException e) {
                System.out.println(name + ": " + e.getMessage());
            }
        }
    }

    private static void reverse(String... addresses) throws Exception {
        for (String text : addresses) {
            InetAddress a = InetAddress.getByName(text);
            System.out.println(text + ": " + a.getHostName() + " " + a.getCanonicalHostName());
        }
    }
}
