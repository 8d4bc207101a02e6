/* SPDX-License-Identifier: MIT */
import java.lang.ref.WeakReference;
import java.util.concurrent.*;

/** Tasks whose done() throws; an executor of one thread that nobody refers to ends it. */
public class ForgottenAndThrowing {

    static <T extends Throwable> void sneak(Throwable t) throws T {
        throw (T) t;
    }

    static Thread used(ExecutorService e) throws Exception {
        return e.submit(Thread::currentThread).get();
    }

    public static void main(String[] a) throws Exception {
        for (int k = 0; k < 4; k++) for (int d = 0; d < 2; d++) {
            Throwable[] cs = {
                null,
                new Exception("c"),
                new Error("c"),
                new RuntimeException("c")
            };
            RuntimeException de = new RuntimeException("done");
            int kk = k;
            class F extends FutureTask<Object> {

                F() {
                    super(() -> {
                        if (cs[kk] != null) ForgottenAndThrowing.<RuntimeException>sneak(cs[kk]);
                        return 1;
                    });
                }

                protected void done() {
                    throw de;
                }

                public boolean runAndReset() {
                    return super.runAndReset();
                }
            }
            F f = new F();
            try {
                if (d == 0) f.run();
                else System.out.println(f.runAndReset());
                System.out.println("nothing");
            } catch (Throwable t) {
                System.out.println(k + " " + t + f.isDone());
            }
            try {
                System.out.println(f.isDone() ? f.get() : "not done");
            } catch (ExecutionException t) {
                System.out.println(t);
            }
        }

        Thread one = used(Executors.newSingleThreadExecutor());
        ThreadFactory daemons = r -> {
            Thread t = new Thread(r, "mine");
            t.setDaemon(true);
            return t;
        };
        Thread two = used(Executors.newSingleThreadExecutor(daemons));
        for (int i = 0; i < 500 && (one.isAlive() || two.isAlive()); i++) {
            System.gc();
            one.join(20);
            two.join(1);
        }
        System.out.println(one.isAlive() + " " + two.isAlive());
    }
}
