// SPDX-License-Identifier: MIT
import java.util.concurrent.CountDownLatch;

/**
 * Threads that are given names: at creation, before they start, while they start and run, by
 * themselves and by others, after their end; and threads of C, with a name and without.
 */
public class Named {
    /** The latest name that was told of the calling thread, or null. */
    static native String told();

    /** How many names were told, of any thread. */
    static native int count();

    static native void judge(boolean good, String what);

    /** Whether names are told from now on. */
    static native void listen(boolean on);

    /** A thread of C attaches itself, named so if not null; its name, if that was told. */
    static native String attached(String name);

    static void is(String expected, String what) {
        judge(expected.equals(told()), what + ": " + told());
    }

    static Thread thread(String name, Runnable body) {
        return new Thread(body, name);
    }

    static void starts() throws InterruptedException {
        for (int i = 0; i < 300; i++) {
            String last = "renamed " + i;
            CountDownLatch named = new CountDownLatch(1);
            Thread t = thread("race", () -> {
                try {
                    named.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                is(last, "named while it starts");
            });
            t.start();
            t.setName("first of two");
            t.setName(last);
            named.countDown();
            t.join();
        }
    }

    /** Ends while it is named: no name comes after its end, as the monitor sees. */
    static void ends() throws InterruptedException {
        for (int i = 0; i < 300; i++) {
            Thread t = thread("short", () -> { });
            t.start();
            while (t.isAlive()) {
                t.setName("still there");
            }
            t.join();
        }
    }

    public static void main(String[] args) throws Exception {
        System.load(System.getProperty("library"));
        Thread main = Thread.currentThread();
        is("main", "at creation");
        main.setName("from itself");
        is("from itself", "from itself");
        Thread other = thread("born", () -> {
            is("before its start", "before its start");
            main.setName("from another");
        });
        int before = count();
        other.setName("before its start");
        judge(count() == before, "of a thread that has not started");
        other.start();
        other.join();
        is("from another", "from another");
        judge(count() == before + 2, "names: " + (count() - before));
        other.setName("too late");
        judge(count() == before + 2, "of a thread that has ended");
        main.setName("");
        is("", "an empty one");
        main.setName("thread \u00e9\ud83d\ude00\0 end");
        is("thread \u00e9\ud83d\ude00\0 end", "of all kinds of letters");
        listen(false);
        before = count();
        main.setName("unheard");
        judge(count() == before, "while nobody listens");
        listen(true);
        main.setName("heard");
        is("heard", "listening again");
        judge("from C".equals(attached("from C")), "attached with a name");
        String given = attached(null);
        judge(given != null && given.startsWith("Thread-"), "attached without: " + given);
        starts();
        ends();
        System.out.println("named");
    }
}
