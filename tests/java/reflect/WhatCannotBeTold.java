// SPDX-License-Identifier: MIT
import java.io.InputStream;
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

    static class Loader extends ClassLoader {

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.endsWith("$Gone")) throw new ClassNotFoundException(name);
            if (!name.startsWith("WhatCannotBeTold$")) return super.loadClass(name, resolve);
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            try (InputStream in = getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
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
    }
}
