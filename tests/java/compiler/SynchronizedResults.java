/* SPDX-License-Identifier: MIT */
/* Synchronized methods with results of every type, exceptions, recursion and waiting: the result
 * survives the leaving of the monitor, also where others wait for it. */
public class SynchronizedResults {

    int count;
    double factor = 1.5;
    Object object = "s";

    synchronized double aDouble(double x) {
        count++;
        return factor * x;
    }

    synchronized int anInt(int x) {
        return count + x;
    }

    synchronized long aLong(long x) {
        return x + 7;
    }

    synchronized float aFloat(float x) {
        return x * 2;
    }

    synchronized byte aByte(int x) {
        return (byte) x;
    }

    synchronized int constant() {
        return 42;
    }

    synchronized Object field() {
        return object;
    }

    synchronized Object itself(Object p) {
        return p;
    }

    static synchronized double ofClass(int a, double b, long c) {
        return a + b + c;
    }

    synchronized int deep(int k) {
        return k == 0 ? count : deep(k - 1) + 1;
    }

    synchronized boolean waits() throws InterruptedException {
        wait(1);
        return count > 0;
    }

    synchronized int thrown(int k) {
        if (k > 3) throw new IllegalStateException("k" + k);
        return k;
    }

    double round(int i) throws InterruptedException {
        double sum =
            aDouble(i) +
            anInt(i) +
            aLong(i) +
            aFloat(i) +
            constant() +
            field().hashCode() +
            ((String) itself("q" + i)).length() +
            ofClass(i, 0.5, i) +
            deep(i % 9) +
            aByte(i);
        try {
            sum += thrown(i % 6);
        } catch (IllegalStateException e) {
            sum += e.getMessage().length();
        }
        if (i % 500 == 0) sum += waits() ? 1 : hashCode();
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronizedResults all = new SynchronizedResults();
        double sum = 0;
        for (int i = 0; i < 3000; i++) sum += all.round(i);
        System.out.println(sum);
        Thread[] threads = new Thread[4];
        boolean[] differs = new boolean[1];
        for (int k = 0; k < threads.length; k++) {
            threads[k] = new Thread(() -> {
                for (int i = 0; i < 2000; i++) if (
                    all.aDouble(i) != i * 1.5 || ofClass(i, 2, 3) != i + 5 || all.itself(all) != all
                ) differs[0] = true;
            });
            threads[k].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(all.count + " " + differs[0]);
        try {
            ((SynchronizedResults) (args.length > 9 ? all : null)).aDouble(1);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
