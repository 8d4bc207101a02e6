// SPDX-License-Identifier: MIT
package outside;

/** On the class path: in an unnamed module. */
public class Thing {
    public static String name() {
        return "thing";
    }
}
