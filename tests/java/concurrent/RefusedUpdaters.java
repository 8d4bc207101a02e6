/* SPDX-License-Identifier: MIT */
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Fields that no updater is made for. */
public class RefusedUpdaters {

    static volatile int sharedInt;
    static volatile long sharedLong;
    static volatile String sharedText;
    static int sharedPlain;
    volatile int number;
    volatile String text;
    int plain;
    String plainText;

    static void say(String what, Callable<Object> maker) {
        try {
            System.out.println(what + ": " + (maker.call() != null));
        } catch (Exception e) {
            String cause = e.getCause() == null ? "" : ", because of " + e.getCause().getClass();
            System.out.println(what + ": " + (cause.isEmpty() ? e : e.getClass()) + cause);
        }
    }

    static void integers(String what, String name) {
        say(what, () -> AtomicIntegerFieldUpdater.newUpdater(RefusedUpdaters.class, name));
    }

    static void references(String what, Class<?> type, String name) {
        say(what, () -> AtomicReferenceFieldUpdater.newUpdater(RefusedUpdaters.class, type, name));
    }

    public static void main(String[] args) {
        integers("right", "number");
        integers("static", "sharedInt");
        integers("static, not volatile", "sharedPlain");
        integers("not volatile", "plain");
        integers("missing", "missing");
        integers("no name", null);
        say("static long", () ->
            AtomicLongFieldUpdater.newUpdater(RefusedUpdaters.class, "sharedLong")
        );
        say("no class", () -> AtomicLongFieldUpdater.newUpdater(null, "sharedLong"));
        references("right", String.class, "text");
        references("static text", String.class, "sharedText");
        references("an int", int.class, "number");
        references("an int, not volatile", int.class, "plain");
        references("an int for a text", int.class, "text");
        references("text, not volatile", String.class, "plainText");
        references("an Object for a text, not volatile", Object.class, "plainText");
        references("no type", null, "text");
    }
}
