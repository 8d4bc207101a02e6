/* SPDX-License-Identifier: MIT */
/* AtomicBoolean: every member. */
import java.util.concurrent.atomic.*;

public class AtomicBooleanWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        AtomicBoolean a = new AtomicBoolean(true),
            zero = new AtomicBoolean();
        p(
            a,
            zero,
            a.get(),
            a.toString(),
            a.getPlain(),
            a.getOpaque(),
            a.getAcquire(),
            a.getAndSet(false),
            a.compareAndSet(false, true),
            a.compareAndSet(false, true),
            a.compareAndExchange(true, false),
            a.compareAndExchange(true, true),
            a.compareAndExchangeAcquire(false, true),
            a.compareAndExchangeRelease(true, false),
            a
        );
        a.set(true);
        a.lazySet(false);
        a.setPlain(true);
        a.setOpaque(true);
        a.setRelease(false);
        while (!a.weakCompareAndSet(false, true)) continue;
        while (!a.weakCompareAndSetPlain(true, false)) continue;
        while (!a.weakCompareAndSetAcquire(false, true)) continue;
        while (!a.weakCompareAndSetRelease(true, false)) continue;
        while (!a.weakCompareAndSetVolatile(false, true)) continue;
        p(a, a.weakCompareAndSetVolatile(false, true), a.weakCompareAndSetPlain(false, true));
    }
}
