// SPDX-License-Identifier: MIT
import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reflection on classes that refer to one that is not there. */
public class WhatCannotBeTold {

    static class Gone extends RuntimeException {}

    static class Mentions {

        List<Gone> result() {
            return null;
        }

        void parameter(Map<String, Gone> m) {}

        <X extends List<Gone>> void bound(X x) {}

        Mentions(List<? super Gone> l) {}
    }

    /** Its methods cannot be verified. */
    record Linked(int a, List<String> b) {
        RuntimeException widen(Gone g) {
            return g;
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface One {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Many {
        One[] value();
    }

    static class Any {}

    /** Its annotations inside of the other are made some that are none. */
    @Many({ @One("a"), @One("b") })
    static class Annotated {}

    abstract static sealed class Base permits Leaf {}

    /** Its superclass is of another loader: neither accessible nor willing. */
    static final class Leaf extends Base {}

    static class Loader extends ClassLoader {

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.endsWith("$Gone")) throw new ClassNotFoundException(name);
            if (!name.startsWith("WhatCannotBeTold$") || name.endsWith("$Base"))
                return super.loadClass(name, resolve);
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            try (InputStream in = getResourceAsStream(name + ".class")) {
                byte[] bytes = new String(in.readAllBytes(), ISO_8859_1)
                    .replace("LWhatCannotBeTold$One;", "LWhatCannotBeTold$Any;")
                    .getBytes(ISO_8859_1);
                return name.endsWith("$Many")
                    ? super.loadClass(name, resolve)
                    : defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Loader loader = new Loader();
        Class<?> mentions = loader.loadClass("WhatCannotBeTold$Mentions");
        for (String name : new String[] { "result", "parameter", "bound" })
            for (Method m : mentions.getDeclaredMethods())
                if (m.getName().equals(name)) System.out.println(m.toGenericString());
        System.out.println(mentions.getDeclaredConstructors()[0].toGenericString());
        Class<?> linked = loader.loadClass("WhatCannotBeTold$Linked");
        for (RecordComponent c : linked.getRecordComponents())
            System.out.println(c + " " + c.getGenericType() + " " + c.getAccessor());
        try {
            System.out.println(Arrays.toString(linked.getDeclaredMethods()));
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        for (Annotation a : loader.loadClass("WhatCannotBeTold$Annotated").getAnnotations())
            System.out.println(a);
        try {
            loader.loadClass("WhatCannotBeTold$Leaf");
        } catch (IncompatibleClassChangeError e) {
            System.out.println(e);
        }
    }
}
