/* SPDX-License-Identifier: MIT */
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.ref.WeakReference;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;

/** What the library keeps of a loader's classes does not keep the loader. */
public class ProxiesOfLoaders {
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Marked {
        String value() default "mark";
    }

    public interface Task {
        @Marked
        int run();
    }

    interface Use {
        Object of(Class<?> c) throws Exception;
    }

    private static void load(String name, String className, Use use) throws Exception {
        URL[] place = {ProxiesOfLoaders.class.getProtectionDomain().getCodeSource().getLocation()};
        List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
        String last = "";
        for (int i = 0; i < 10; i++) {
            URLClassLoader loader = new URLClassLoader(place, null);
            last = String.valueOf(use.of(loader.loadClass("ProxiesOfLoaders$" + className)));
            loaders.add(new WeakReference<>(loader));
        }
        /* The last may stand in a slot of this frame yet. */
        while (loaders.stream().filter(l -> l.get() != null).count() > 1) {
            System.gc();
        }
        System.out.println(name + ": gone, " + last);
    }

    public static void main(String[] args) throws Exception {
        load("proxy", "Task", c -> ((Object) Proxy.newProxyInstance(c.getClassLoader(),
            new Class<?>[] {c}, (p, m, a) -> m.getName())).toString());
        load("proxy class twice", "Task", c -> Proxy.getProxyClass(c.getClassLoader(), c)
            == Proxy.getProxyClass(c.getClassLoader(), c));
        load("annotation", "Task", c -> c.getMethod("run").getAnnotations().length);
    }
}
