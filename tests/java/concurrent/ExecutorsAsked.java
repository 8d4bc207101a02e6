// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Which dependent stages ask their executor, of results good and bad that are there before or
 * come later, and what is told where it refuses.
 */
public class ExecutorsAsked {
    interface Stage { CompletableFuture<?> make(CompletableFuture<String> a,
        CompletableFuture<String> b, Executor e); }

    static final Map<String, Stage> STAGES = new LinkedHashMap<>();
    static int asked;
    static boolean refuses;

    static void execute(Runnable r) {
        asked++;
        if (refuses) throw new IllegalStateException("refused");
        r.run();
    }

    static void finish(CompletableFuture<String> f, boolean well) {
        if (well) f.complete("good");
        else f.completeExceptionally(new IOException("bad"));
    }

    static String told(CompletableFuture<?> f) {
        if (!f.isDone()) return "open";
        return f.handle((v, x) -> x == null ? "" + v : x.getClass().getSimpleName() + " of "
            + x.getCause()).join().replace("java.io.", "");
    }

    public static void main(String[] args) {
        STAGES.put("apply", (a, b, e) -> a.thenApplyAsync(x -> x + 1, e));
        STAGES.put("accept", (a, b, e) -> a.thenAcceptAsync(x -> { }, e));
        STAGES.put("run", (a, b, e) -> a.thenRunAsync(() -> { }, e));
        STAGES.put("compose", (a, b, e) -> a.thenComposeAsync(x ->
            CompletableFuture.completedFuture("c"), e));
        STAGES.put("handle", (a, b, e) -> a.handleAsync((x, y) -> "h", e));
        STAGES.put("when", (a, b, e) -> a.whenCompleteAsync((x, y) -> { }, e));
        STAGES.put("exceptionally", (a, b, e) -> a.exceptionallyAsync(x -> "x", e));
        STAGES.put("exceptionally compose", (a, b, e) -> a.exceptionallyComposeAsync(x ->
            CompletableFuture.completedFuture("y"), e));
        STAGES.put("combine", (a, b, e) -> a.thenCombineAsync(b, (x, y) -> x + y, e));
        STAGES.put("accept both", (a, b, e) -> a.thenAcceptBothAsync(b, (x, y) -> { }, e));
        STAGES.put("run both", (a, b, e) -> a.runAfterBothAsync(b, () -> { }, e));
        STAGES.put("apply either", (a, b, e) -> a.applyToEitherAsync(b, x -> x + 2, e));
        STAGES.put("accept either", (a, b, e) -> a.acceptEitherAsync(b, x -> { }, e));
        STAGES.put("run either", (a, b, e) -> a.runAfterEitherAsync(b, () -> { }, e));
        for (Map.Entry<String, Stage> each : STAGES.entrySet()) {
            for (int way = 0; way < 32; way++) {
                boolean well = (way & 1) == 0, otherWell = (way & 2) == 0, before = (way & 4) == 0,
                    swapped = (way & 16) != 0;
                refuses = (way & 8) != 0;
                asked = 0;
                CompletableFuture<String> a = new CompletableFuture<>(),
                    b = new CompletableFuture<>();
                if (before) {
                    finish(swapped ? b : a, swapped ? otherWell : well);
                    finish(swapped ? a : b, swapped ? well : otherWell);
                }
                CompletableFuture<?> made = each.getValue().make(a, b, ExecutorsAsked::execute);
                if (!before) {
                    finish(swapped ? b : a, swapped ? otherWell : well);
                    finish(swapped ? a : b, swapped ? well : otherWell);
                }
                System.out.println(each.getKey() + (well ? " good" : " bad") + (otherWell ? " good"
                    : " bad") + (before ? " before" : " later")
                    + (refuses ? " refused" : "") + (swapped ? " swapped" : "") + ": " + asked
                        + " " + told(made));
            }
        }
    }
}
