// SPDX-License-Identifier: MIT
package goods;

/** Of module store; which version exports the package to whom is what the tests are about. */
public class Box extends Base implements Rule {
    public static int count = 1;
    public int size = 2;

    public static String name() {
        return "box";
    }

    public String text() {
        return "a " + name();
    }
}
