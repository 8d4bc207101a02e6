/* SPDX-License-Identifier: MIT */
/*
 * CompletableFuture: the order in which what waits runs, in trees at random; chains longer than any
 * stack; steps that complete others, again and at the same time.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class StageOrder {

    /* Stages that hang on one, on two or on the first of two; all of them wait for a root. */
    static String tree(long seed, int size) {
        Random random = new Random(seed);
        StringBuilder order = new StringBuilder();
        List<CompletableFuture<Integer>> stages = new ArrayList<>();
        CompletableFuture<Integer> root = new CompletableFuture<>();
        stages.add(root);
        CompletableFuture<Integer> late = new CompletableFuture<>();
        for (int i = 1; i < size; i++) {
            int me = i;
            CompletableFuture<Integer> on = stages.get(random.nextInt(stages.size())),
                other = stages.get(random.nextInt(stages.size()));
            stages.add(
                switch (random.nextInt(8)) {
                    case 0 -> on.thenCombine(other, (a, b) -> {
                        order.append(me).append("c ");
                        return me;
                    });
                    case 1 -> on.applyToEither(other, a -> {
                        order.append(me).append("e ");
                        return me;
                    });
                    case 2 -> on.thenCompose(a -> {
                        order.append(me).append("o ");
                        return other;
                    });
                    case 3 -> on.handle((a, x) -> {
                        order.append(me).append(x == null ? "h " : "x ");
                        if (me % 3 == 0) throw new IllegalStateException();
                        return me;
                    });
                    case 4 -> on.exceptionally(x -> {
                        order.append(me).append("f ");
                        return me;
                    });
                    case 5 -> on.thenApply(a -> {
                        order.append(me).append("l ");
                        late.complete(me);
                        return me;
                    });
                    case 6 -> late.thenApply(a -> {
                        order.append(me).append("t ");
                        return me;
                    });
                    default -> on.thenApply(a -> {
                        order.append(me).append("a ");
                        return me;
                    });
                }
            );
        }
        root.complete(0);
        int done = 0;
        for (CompletableFuture<Integer> f : stages)
            done += f.isDone() ? (f.isCompletedExceptionally() ? 1000 : 1) : 0;
        return done + ": " + order;
    }

    static void chain() {
        CompletableFuture<Integer> root = new CompletableFuture<>(),
            end = root;
        for (int i = 0; i < 200_000; i++) end =
            i % 3 == 0
                ? end.thenApply(x -> x + 1)
                : i % 3 == 1
                  ? end.thenCompose(x -> CompletableFuture.completedFuture(x + 1))
                  : end.thenCombine(root, (x, y) -> x + 1);
        for (int i = 0; i < 50; i++) end.thenAccept(x -> {});
        System.out.println(end.getNumberOfDependents());
        root.complete(0);
        System.out.println(end.join() + " " + end.getNumberOfDependents());
    }

    /*
     * Each of some futures has many followers; several threads complete them and add followers
     * meanwhile.
     */
    static void together() throws Exception {
        int wrong = 0;
        for (int round = 0; round < 60; round++) {
            CompletableFuture<Integer> a = new CompletableFuture<>(),
                b = new CompletableFuture<>();
            AtomicInteger ran = new AtomicInteger(),
                waited = new AtomicInteger();
            int each = 40;
            Thread[] t = new Thread[5];
            for (int n = 0; n < t.length; n++) {
                int me = n;
                t[n] = new Thread(() -> {
                    for (int i = 0; i < each; i++) {
                        if (me < 2) (i % 2 == 0 ? a : b)
                            .thenRun(ran::incrementAndGet)
                            .thenRun(ran::incrementAndGet);
                        else if (me == 2) a.runAfterBoth(b, ran::incrementAndGet).runAfterEither(
                            b,
                            ran::incrementAndGet
                        );
                        else if (me == 3 && i == each / 2) a.complete(1);
                        else if (me == 4 && i == each / 2) b.complete(2);
                    }
                    if (me < 3) waited.addAndGet(a.join() + b.join());
                });
                t[n].start();
            }
            for (Thread x : t) x.join();
            CompletableFuture.allOf(a, b).join();
            if (ran.get() != 3 * each * 2 || waited.get() != 9) wrong++;
        }
        System.out.println("together " + wrong);
    }

    public static void main(String[] args) throws Exception {
        for (long seed = 0; seed < 40; seed++) System.out.println(tree(seed, 8 + (int) seed));
        chain();
        together();
    }
}
