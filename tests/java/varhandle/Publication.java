// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * What is written before a release is seen after an acquire of it; opaque and volatile values
 * arrive.
 */
public class Publication {

    int plain;
    int ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(Publication.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        int wrong = 0;
        for (int round = 0; round < 200; round++) {
            Publication p = new Publication();
            int kind = round % 3;
            Thread t = new Thread(() -> {
                p.plain = 42;
                switch (kind) {
                    case 0:
                        READY.setRelease(p, 1);
                        break;
                    case 1:
                        READY.setVolatile(p, 1);
                        break;
                    default:
                        VarHandle.releaseFence();
                        READY.setOpaque(p, 1);
                }
            });
            t.start();
            while (
                (kind == 0
                    ? (int) READY.getAcquire(p)
                    : kind == 1
                      ? (int) READY.getVolatile(p)
                      : (int) READY.getOpaque(p)) == 0
            ) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            if (p.plain != 42) {
                wrong++;
            }
            t.join();
        }
        VarHandle.fullFence();
        VarHandle.loadLoadFence();
        VarHandle.storeStoreFence();
        System.out.println(wrong);
    }
}
