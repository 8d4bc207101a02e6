// SPDX-License-Identifier: MIT
/** An agent suspends the thread "collects" on its way to a collection; see agent_gate.c. */
public final class CollectsSuspended {
    private static Thread started(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        Thread collects = started("collects", System::gc);
        started("holds", () -> { }).join();
        started("resumes", () -> { }).join();
        collects.join();
        System.gc();
        System.out.println(true);
    }
}
