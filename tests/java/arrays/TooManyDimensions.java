// SPDX-License-Identifier: MIT
// Reflection makes arrays of up to 255 dimensions and refuses more, before anything is made.
import java.lang.reflect.Array;

public class TooManyDimensions {

    static void attempt(String what, Class<?> element, int... lengths) {
        try {
            Object made = Array.newInstance(element, lengths);
            String name = made.getClass().getName();
            System.out.println(
                what +
                    ": " +
                    name.lastIndexOf('[') +
                    " " +
                    name.substring(name.lastIndexOf('[') + 1) +
                    " " +
                    Array.getLength(made)
            );
        } catch (RuntimeException | Error e) {
            System.out.println(what + ": " + e.getClass().getName() + ", " + e.getMessage());
        }
    }

    static Class<?> dimensions(int n) {
        Class<?> c = int.class;
        for (int i = 0; i < n; i++) c = Array.newInstance(c, 0).getClass();
        return c;
    }

    public static void main(String[] arguments) {
        attempt("none", int.class);
        attempt("255", int.class, new int[255]);
        attempt("256", int.class, new int[256]);
        attempt("254 and 1", dimensions(254), 3);
        attempt("255 and 1", dimensions(255), 3);
        attempt("250 and 5", dimensions(250), 1, 0, 0, 0, 0);
        attempt("250 and 6", dimensions(250), 1, 0, 0, 0, 0, 0);
        attempt("void", void.class, 1);
        attempt("void, none", void.class);
        attempt("negative", String.class, 2, -1);
        attempt("negative behind none", String.class, 0, -2);
        attempt("nothing", null, 1);
        try {
            dimensions(255).arrayType();
        } catch (RuntimeException | Error e) {
            System.out.println(e.getClass().getName() + ", " + e.getMessage());
        }
    }
}
