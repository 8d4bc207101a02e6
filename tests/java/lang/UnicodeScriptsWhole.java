/* SPDX-License-Identifier: MIT */
/* Every script of Unicode: its name and what forName says. */
import java.util.*;

public class UnicodeScriptsWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        for (Character.UnicodeScript s : Character.UnicodeScript.values())
            System.out.print(
                s +
                    " " +
                    (Character.UnicodeScript.forName(s.name()) == s) +
                    (Character.UnicodeScript.valueOf(s.toString()) == s) +
                    ", "
            );
        System.out.println();
        p(
            Character.UnicodeScript.forName("Latn"),
            Character.UnicodeScript.forName("grek"),
            Character.UnicodeScript.forName("HANI"),
            Character.UnicodeScript.forName("zyyy")
        );
        t(() -> Character.UnicodeScript.forName("xxxx"));
        t(() -> Character.UnicodeScript.forName(null));
        t(() -> Character.UnicodeScript.valueOf("latin"));
        t(() -> Character.UnicodeScript.of(0x110000));
        StringBuilder line = new StringBuilder();
        Character.UnicodeScript last = null;
        for (int c = 0; c < 0x3100; c++) {
            Character.UnicodeScript s = Character.UnicodeScript.of(c);
            if (s != last) line.append(Integer.toHexString(c)).append(s.name(), 0, 3);
            last = s;
        }
        p(line);
    }
}
