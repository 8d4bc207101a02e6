/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.lang.ref.WeakReference;

/**
 * Classes die with their loader, not before; a class with live instances, or one that is running,
 * stays.
 */
public class Unloading {

    public static class Payload {

        static int loads;
        public int value = 7;

        public Object other() {
            return new Helper();
        }

        public static int run(WeakReference<?> loader) {
            for (int i = 0; i < 5; i++) System.gc();
            return loader.get() == null ? -1 : ++loads;
        }
    }

    public static class Helper {

        @Override
        public String toString() {
            return "helper of " + getClass().getClassLoader().getClass().getSimpleName();
        }
    }

    static class Isolated extends ClassLoader {

        Isolated() {
            super(Unloading.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (
                !name.startsWith("Unloading$Payload") && !name.startsWith("Unloading$Helper")
            ) return super.loadClass(name, resolve);
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                if (c != null) return c;
                try (InputStream in = getResourceAsStream(name + ".class")) {
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    for (int b; (b = in.read()) >= 0; ) out.write(b);
                    return defineClass(name, out.toByteArray(), 0, out.size());
                } catch (java.io.IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }
    }

    static boolean dies(WeakReference<?> ref) {
        for (int i = 0; i < 200 && ref.get() != null; i++) {
            System.gc();
            byte[][] waste = new byte[64][];
            for (int k = 0; k < waste.length; k++) waste[k] = new byte[1024];
        }
        return ref.get() == null;
    }

    static Object[] make() throws Exception {
        Isolated loader = new Isolated();
        Class<?> c = loader.loadClass("Unloading$Payload");
        return new Object[] {
            c.getDeclaredConstructor().newInstance(),
            new WeakReference<>(loader),
            new WeakReference<>(c)
        };
    }

    public static void main(String[] args) throws Exception {
        Object[] made = make();
        WeakReference<?> loader = (WeakReference<?>) made[1],
            type = (WeakReference<?>) made[2];
        Object instance = made[0];
        made = null;
        for (int i = 0; i < 5; i++) System.gc();
        System.out.println(
            "instance keeps its loader: " + (loader.get() != null && type.get() != null)
        );
        System.out.println(instance.getClass().getField("value").getInt(instance));
        System.out.println(instance.getClass().getMethod("other").invoke(instance));
        System.out.println(
            instance.getClass().getMethod("run", WeakReference.class).invoke(null, loader)
        );
        instance = null;
        System.out.println("loader dies: " + dies(loader));
        System.out.println("class dies: " + dies(type));
        for (int i = 0; i < 20; i++) {
            Object[] again = make();
            if (again[0].getClass() == Payload.class) throw new AssertionError("same class");
            if (i % 5 == 0) System.gc();
        }
        System.out.println("twenty more");
    }
}
