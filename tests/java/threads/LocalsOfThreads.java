// SPDX-License-Identifier: MIT
/** Thread-locals: initial values, removal, inheritance, per thread, many of them, dead keys. */
public class LocalsOfThreads {

    public static void main(String[] args) throws Exception {
        ThreadLocal<int[]> a = ThreadLocal.withInitial(() -> new int[1]);
        a.get()[0] = 5;
        Thread t = new Thread(() -> {
            a.get()[0]++;
            System.out.println(a.get()[0]);
        });
        t.start();
        t.join();
        System.out.println(a.get()[0]);
        a.remove();
        System.out.println(a.get()[0]);
        a.set(null);
        System.out.println(a.get());
        ThreadLocal<Integer>[] many = new ThreadLocal[200];
        for (int i = 0; i < many.length; i++) {
            many[i] = new ThreadLocal<>();
            many[i].set(i);
        }
        int s = 0;
        for (ThreadLocal<Integer> m : many) s += m.get();
        System.out.println(s);
        for (int i = 0; i < many.length; i += 2) many[i].remove();
        s = 0;
        for (ThreadLocal<Integer> m : many) s += m.get() == null ? 1 : 0;
        System.out.println(s);
        many = null;
        System.gc();
        for (int i = 0; i < 100; i++) new ThreadLocal<Object>().set(new byte[1000]);
        InheritableThreadLocal<String> in = new InheritableThreadLocal<>();
        in.set("parent");
        Thread c = new Thread(() -> {
            System.out.println(in.get());
            in.set("child");
            System.out.println(in.get());
        });
        in.set("changed");
        c.start();
        c.join();
        System.out.println(in.get());
        ThreadLocal<Integer> rec = new ThreadLocal<>() {
            protected Integer initialValue() {
                return 42;
            }
        };
        System.out.println(rec.get());
        rec.set(1);
        rec.remove();
        System.out.println(rec.get());
    }
}
