/* SPDX-License-Identifier: MIT */
/* ThreadLocal: initial values, isolation, remove, inheritance, many of them. */
import java.util.*;

public class ThreadLocals {

    static int made;
    static final ThreadLocal<List<String>> tl = ThreadLocal.withInitial(() -> {
        synchronized (ThreadLocals.class) {
            made++;
        }
        return new ArrayList<>();
    });
    static final InheritableThreadLocal<String> inh = new InheritableThreadLocal<>() {
        protected String childValue(String p) {
            return p + "'";
        }
    };

    public static void main(String[] args) throws Exception {
        tl.get().add("main");
        inh.set("p");
        String[] seen = new String[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            Thread t = new Thread(() -> {
                tl.get().add("t" + me);
                tl.get().add("x");
                seen[me] = tl.get() + inh.get();
                inh.set("changed");
            });
            t.start();
            t.join();
        }
        System.out.println(Arrays.toString(seen) + tl.get() + inh.get() + made);
        tl.remove();
        System.out.println(tl.get() + " " + made);
        tl.set(null);
        System.out.println(tl.get());
        ThreadLocal<Integer>[] many = new ThreadLocal[500];
        for (int i = 0; i < 500; i++) {
            many[i] = new ThreadLocal<>();
            many[i].set(i * i);
        }
        for (int i = 0; i < 500; i += 2) many[i].remove();
        long s = 0;
        for (ThreadLocal<Integer> t : many) if (t.get() != null) s += t.get();
        System.out.println(s);
        for (int i = 0; i < 5000; i++) new ThreadLocal<byte[]>().set(new byte[100]);
        System.gc();
        int ok = 0;
        for (int i = 1; i < 500; i += 2) if (many[i].get() == i * i) ok++;
        System.out.println(ok);
        ThreadLocal<String> re = new ThreadLocal<>() {
            int n;

            protected String initialValue() {
                return "init" + n++;
            }
        };
        System.out.println(re.get() + re.get());
        re.remove();
        System.out.println(re.get());
    }
}
