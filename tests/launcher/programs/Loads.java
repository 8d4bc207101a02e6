/* SPDX-License-Identifier: MIT */
/* Loads the classes named and tells what happens. */
public class Loads {
    public static void main(String[] args) {
        for (String arg : args)
            try {
                System.out.println(Class.forName(arg));
            } catch (Throwable e) {
                System.out.println(e);
            }
    }
}
