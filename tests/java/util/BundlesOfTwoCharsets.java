/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ListResourceBundle;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** Properties that begin as UTF-8 and go on as Latin-1, or end within a character. */
public class BundlesOfTwoCharsets {

    private static void row(String what, byte[] bytes, String... keys) {
        StringBuilder result = new StringBuilder();
        try {
            ResourceBundle bundle = new PropertyResourceBundle(new ByteArrayInputStream(bytes));
            for (String key : keys) {
                result.append(' ');
                bundle
                    .getString(key)
                    .chars()
                    .forEach(c -> result.append(Integer.toHexString(c)).append('.'));
            }
        } catch (IOException e) {
            result.append(' ').append(e);
        }
        System.out.println(what + ":" + result);
    }

    private static void mixed(int filling) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write("a=\u00e9\n#".getBytes(StandardCharsets.UTF_8));
        out.write("x".repeat(filling).getBytes(StandardCharsets.UTF_8));
        out.write("\nb=\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        out.write("\nc=\u00e9z\n".getBytes(StandardCharsets.UTF_8));
        row("filled with " + filling, out.toByteArray(), "a", "b", "c");
    }

    private static void list(Object[]... contents) {
        ListResourceBundle bundle = new ListResourceBundle() {
            @Override
            protected Object[][] getContents() {
                return contents;
            }
        };
        try {
            System.out.println("list " + bundle.getString("a"));
        } catch (RuntimeException e) {
            System.out.println("list " + e.getClass());
        }
    }

    public static void main(String[] args) throws IOException {
        int[][] ends = {
            { 0xe9 },
            { 0xe9, '\n' },
            { 0xc3 },
            { 0xc3, '(' },
            { 0xe9, 'a' },
            { 0xf0, 0x9f },
            { 0xe2, 0x82 },
            { 0x80 },
            { 0xc3, 0xa9, 0xe9 },
            { 0xe9, 'a', 0xe9 },
            { 0xed, 0xa0, 0x80 }
        };
        for (int[] end : ends) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            out.write('a');
            out.write('=');
            StringBuilder name = new StringBuilder("ends with");
            for (int b : end) {
                out.write(b);
                name.append(' ').append(Integer.toHexString(b));
            }
            row(name.toString(), out.toByteArray(), "a");
        }
        for (int filling : new int[] { 0, 8000, 8180, 8190, 8192, 9000, 20000 }) {
            mixed(filling);
        }
        list(new Object[] { "a", "b" });
        list(new Object[] { "a", "b" }, new Object[] { null, "c" });
        list(new Object[] { "a", null });
    }
}
