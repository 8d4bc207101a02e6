/* SPDX-License-Identifier: MIT */
import java.lang.reflect.Modifier;
import java.util.Arrays;

/**
 * What reflection lists of the class of a lambda: what it captured, its method, its constructor.
 */
public class ProxyMembers {

    private static void show(Object lambda) {
        Class<?> c = lambda.getClass();
        String all =
            Arrays.toString(c.getDeclaredFields()) +
            " " +
            Arrays.toString(c.getDeclaredMethods()) +
            " " +
            c.getDeclaredConstructors().length +
            " " +
            c.getDeclaredConstructors()[0].getParameterCount() +
            " " +
            Modifier.toString(c.getDeclaredConstructors()[0].getModifiers()) +
            " " +
            Modifier.toString(c.getModifiers()) +
            " " +
            c.isSynthetic() +
            c.isHidden();
        System.out.println(all.replaceAll("\\$\\$Lambda[^. ]*", "LAMBDA"));
    }

    public static void main(String[] args) {
        int number = args.length;
        String text = "captured" + number;
        show((Runnable) () -> {});
        show((Runnable) () -> System.out.println(number + text));
        show((java.util.function.Function<Object, String>) String::valueOf);
        show((java.util.function.Supplier<StringBuilder>) StringBuilder::new);
    }
}
