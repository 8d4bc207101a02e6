// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/** Enums by reflection: their constructors, constants' flags, values and switch tables. */
public class EnumReflection {

    enum E {
        A,
        B {
            void x() {}
        };

        private int n = ordinal() * 10;
    }

    public static void main(String[] args) throws Exception {
        for (Field f : E.class.getDeclaredFields()) {
            System.out.println(
                f.getName().replace("$", "") +
                    " " +
                    f.isEnumConstant() +
                    " " +
                    f.isSynthetic() +
                    " " +
                    Modifier.toString(f.getModifiers())
            );
        }
        Method v = E.class.getMethod("values");
        System.out.println(
            Arrays.toString((Object[]) v.invoke(null)) +
                " " +
                E.class.getMethod("valueOf", String.class).invoke(null, "B")
        );
        Probe.show("valueOf", () -> {
            try {
                return E.class.getMethod("valueOf", String.class).invoke(null, "C");
            } catch (InvocationTargetException e) {
                return e.getCause();
            }
        });
        Field n = E.class.getDeclaredField("n");
        System.out.println(n.getInt(E.A) + " " + n.getInt(E.B));
        System.out.println(
            Modifier.toString(E.class.getModifiers()) +
                " " +
                E.class.getDeclaredConstructors().length +
                " " +
                E.class.getEnumConstants().length
        );
        Object[] copy = E.class.getEnumConstants();
        copy[0] = null;
        System.out.println(E.class.getEnumConstants()[0]);
    }
}
