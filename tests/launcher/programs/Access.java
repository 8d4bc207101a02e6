/* SPDX-License-Identifier: MIT */
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayList;

/** What of the library is open to the program. */
public class Access {

    public static void main(String[] args) throws Exception {
        Module library = Object.class.getModule();
        Module own = Access.class.getModule();
        Module other = new ClassLoader() {}.getUnnamedModule();
        for (String p : new String[] { "java.lang", "java.util", "jdk.internal.misc" }) {
            System.out.println(
                p +
                    " " +
                    library.isExported(p) +
                    " " +
                    library.isExported(p, own) +
                    " " +
                    library.isOpen(p) +
                    " " +
                    library.isOpen(p, own) +
                    " " +
                    library.isOpen(p, other)
            );
        }
        System.out.println(
            sizeSetting() +
                " " +
                System.getProperties()
                    .keySet()
                    .stream()
                    .anyMatch(k -> k.toString().startsWith("jdk.module."))
        );
    }

    private static String sizeSetting() throws Exception {
        try {
            var field = ArrayList.class.getDeclaredField("size");
            field.setAccessible(true);
            ArrayList<String> list = new ArrayList<>();
            field.setInt(list, 0);
            return "set";
        } catch (InaccessibleObjectException e) {
            return "inaccessible";
        }
    }
}
