/* SPDX-License-Identifier: MIT */
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** What who is interrupted gets of a future that is done, or of one that is not. */
public class DoneBefore {
    interface Act {
        Object done() throws Exception;
    }

    static void show(String what, Act act) {
        Thread.currentThread().interrupt();
        String told;
        try {
            told = String.valueOf(act.done());
        } catch (Exception e) {
            told = e.getClass().getSimpleName();
        }
        System.out.println(what + ": " + told + (Thread.interrupted() ? ", interrupted" : ""));
    }

    public static void main(String[] args) {
        CompletableFuture<String> done = CompletableFuture.completedFuture("value");
        CompletableFuture<String> failed = CompletableFuture
                .failedFuture(new IllegalStateException());
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        cancelled.cancel(true);
        for (CompletableFuture<String> each : java.util.List.of(done, failed, cancelled)) {
            show("get", each::get);
            show("get within", () -> each.get(1, TimeUnit.SECONDS));
            show("get at once", () -> each.get(0, TimeUnit.SECONDS));
            show("join", each::join);
            show("of a chain", () -> each.thenApply(v -> v + "!").get(1, TimeUnit.SECONDS));
        }
        show("not done", () -> new CompletableFuture<>().get(1, TimeUnit.SECONDS));
        show("common pool", () -> ForkJoinPool.commonPool().awaitTermination(1, TimeUnit.SECONDS));
        show("own pool", () -> new ForkJoinPool(1).awaitTermination(1, TimeUnit.SECONDS));
    }
}
