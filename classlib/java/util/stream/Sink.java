/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** A stage at work: receives elements of any shape; a primitive that it does not expect is boxed. */
abstract class Sink implements Consumer<Object>, IntConsumer, LongConsumer, DoubleConsumer {
    void begin() {
    }

    void end() {
    }

    boolean cancelled() {
        return false;
    }

    @Override public void accept(Object t) {
        throw new IllegalStateException("called wrong accept method");
    }

    @Override public void accept(int v) {
        accept((Object) v);
    }

    @Override public void accept(long v) {
        accept((Object) v);
    }

    @Override public void accept(double v) {
        accept((Object) v);
    }

    /** Hands on to the next stage. */
    static class Chained extends Sink {
        final Sink down;

        Chained(Sink down) {
            this.down = down;
        }

        @Override void begin() {
            down.begin();
        }

        @Override void end() {
            down.end();
        }

        @Override boolean cancelled() {
            return down.cancelled();
        }
    }

    /** The elements of a stream within a stream. */
    static final class Inner extends Chained {
        Inner(Sink down) {
            super(down);
        }

        @Override void begin() {
        }

        @Override void end() {
        }

        @Override public void accept(Object t) {
            down.accept(t);
        }

        @Override public void accept(int v) {
            down.accept(v);
        }

        @Override public void accept(long v) {
            down.accept(v);
        }

        @Override public void accept(double v) {
            down.accept(v);
        }
    }
}
