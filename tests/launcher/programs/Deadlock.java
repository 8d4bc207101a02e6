/* SPDX-License-Identifier: MIT */
/* Two threads that wait for each other. */
public class Deadlock {

    static final Object A = new Object(),
        B = new Object();

    static Thread start(String name, Object first, Object second, Object[] both) {
        Thread thread = new Thread(name) {
            @Override
            public void run() {
                synchronized (first) {
                    synchronized (both) {
                        both[0] = both[0] == null ? first : second;
                        both.notifyAll();
                        try {
                            while (both[1] == null && both[0] != second) both.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                        both[1] = second;
                        both[0] = second;
                        both.notifyAll();
                    }
                    synchronized (second) {
                        System.out.println("never");
                    }
                }
            }
        };
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        Object[] both = new Object[2];
        Thread one = start("left", A, B, both),
            two = start("right", B, A, both);
        while (one.getState() != Thread.State.BLOCKED || two.getState() != Thread.State.BLOCKED)
            Thread.sleep(5);
        System.out.println("ready");
        while (System.in.read() >= 0) Thread.onSpinWait();
    }
}
