/* SPDX-License-Identifier: MIT */
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.TreeSet;

/** The public fields of classes whose private fields reflection may hide. */
public class StreamsOfSystem {
    private static void show(Class<?> c) {
        TreeSet<String> names = new TreeSet<>();
        TreeSet<String> declared = new TreeSet<>();
        for (Field f : c.getFields()) {
            names.add(f.toString());
        }
        for (Field f : c.getDeclaredFields()) {
            if (Modifier.isPublic(f.getModifiers())) {
                declared.add(f.getName());
            }
        }
        System.out.println(c + " " + names + " " + declared);
    }

    public static void main(String[] args) throws Exception {
        Class<?>[] all = {System.class, Class.class, ClassLoader.class, Field.class, Module.class,
            Thread.class, java.lang.invoke.MethodHandles.Lookup.class};
        Arrays.stream(all).forEach(StreamsOfSystem::show);
        for (String name : new String[] {"in", "out", "err"}) {
            Field f = System.class.getDeclaredField(name);
            Object is = name.equals("in") ? System.in
                    : name.equals("out") ? System.out : System.err;
            System.out.println(name + " " + (f.get(null) == is));
            try {
                f.set(null, is);
            } catch (IllegalAccessException e) {
                System.out.println(e.getMessage().replaceAll(" to .*", ""));
            }
        }
        java.io.PrintStream before = System.out;
        java.io.PrintStream own = new java.io.PrintStream(new java.io.ByteArrayOutputStream());
        System.setOut(own);
        Object now = System.class.getField("out").get(null);
        System.setOut(before);
        System.out.println(now == own);
    }
}
