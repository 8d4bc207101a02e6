// SPDX-License-Identifier: MIT
import java.util.concurrent.CyclicBarrier;

/**
 * Runs a short race many times over: the same threads meet at a barrier before every round, a check
 * follows it.
 */
abstract class Race {

    abstract void reset();

    abstract void actor(int who) throws Exception;

    /** Null when what the round left behind is allowed. */
    abstract String check();

    static void run(String name, int actors, int rounds, Race race) throws Exception {
        String[] wrong = new String[1];
        CyclicBarrier begin = new CyclicBarrier(actors, race::reset);
        CyclicBarrier end = new CyclicBarrier(actors, () -> {
            String w = race.check();
            if (w != null && wrong[0] == null) wrong[0] = w;
        });
        Thread[] threads = new Thread[actors];
        Throwable[] thrown = new Throwable[1];
        for (int i = 0; i < actors; i++) {
            int who = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < rounds; round++) {
                        begin.await();
                        race.actor(who);
                        end.await();
                    }
                } catch (Throwable e) {
                    thrown[0] = e;
                    begin.reset();
                    end.reset();
                }
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println(
            name +
                ": " +
                (thrown[0] != null ? thrown[0].toString() : wrong[0] != null ? wrong[0] : "allowed")
        );
    }
}
