/* SPDX-License-Identifier: MIT */
import java.lang.annotation.*;
import java.lang.reflect.*;

/**
 * Constants of enums are shown in annotations as they show themselves; members that take few and
 * many.
 */
public class ShownConstants {

    enum Kind {
        PLAIN,
        NAMED {
            @Override
            public String toString() {
                return "named!";
            }
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface One {
        Kind value() default Kind.NAMED;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Many {
        Kind[] value() default { Kind.PLAIN, Kind.NAMED };
    }

    @One
    @Many
    static class Defaults {}

    @One(Kind.PLAIN)
    @Many(Kind.NAMED)
    static class Given {}

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] { Defaults.class, Given.class })
            for (Annotation a : c.getAnnotations())
                System.out.println(a + " " + a.equals(c.getAnnotation(a.annotationType())));
        for (Class<?> c : new Class<?>[] { One.class, Many.class }) {
            Object value = c.getMethod("value").getDefaultValue();
            System.out.println(value.getClass().isArray() ? Array.get(value, 1) : value);
        }
    }
}
