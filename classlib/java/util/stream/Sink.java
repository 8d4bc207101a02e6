/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/**
 * A stage at work: receives elements of any shape; a primitive that it does not expect is boxed.
 */
abstract class Sink implements Consumer<Object>, IntConsumer, LongConsumer, DoubleConsumer {
    void begin() {
    }

    void end() {
    }

    boolean cancelled() {
        return false;
    }

    /** At the end of a pipe: takes in what the sink of the elements that follow has found. */
    void absorb(Sink right) {
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

    /** Hands on elements of any shape while a test of their number allows. */
    private abstract static class Counting extends Chained {
        long left;

        Counting(Sink down, long left) {
            super(down);
            this.left = left;
        }

        abstract boolean passes();

        @Override public void accept(Object t) {
            if (passes()) {
                down.accept(t);
            }
        }

        @Override public void accept(int v) {
            if (passes()) {
                down.accept(v);
            }
        }

        @Override public void accept(long v) {
            if (passes()) {
                down.accept(v);
            }
        }

        @Override public void accept(double v) {
            if (passes()) {
                down.accept(v);
            }
        }
    }

    static final class Limit extends Counting {
        Limit(Sink down, long left) {
            super(down, left);
        }

        @Override boolean passes() {
            return left > 0 && left-- > 0;
        }

        @Override boolean cancelled() {
            return left == 0 || down.cancelled();
        }
    }

    static final class Skip extends Counting {
        Skip(Sink down, long left) {
            super(down, left);
        }

        @Override boolean passes() {
            return left == 0 || left-- == 0;
        }
    }

    /** The first element. */
    static final class Found extends Sink {
        Object value;
        boolean some;

        @Override boolean cancelled() {
            return some;
        }

        @Override public void accept(Object t) {
            if (!some) {
                value = t;
                some = true;
            }
        }

        @Override void absorb(Sink right) {
            if (!some && right != this) {
                value = ((Found) right).value;
                some = ((Found) right).some;
            }
        }
    }

    /** Whether some element passes (is it what was wanted). */
    abstract static class Match extends Sink {
        boolean hit;

        @Override boolean cancelled() {
            return hit;
        }

        @Override void absorb(Sink right) {
            hit |= ((Match) right).hit;
        }
    }

    /** Elements put into a container. */
    abstract static class Container extends Sink {
        Object container;
        private final BiConsumer<Object, Object> combiner;

        Container(Object container, BiConsumer<Object, Object> combiner) {
            this.container = container;
            this.combiner = combiner;
        }

        @Override void absorb(Sink right) {
            combiner.accept(container, ((Container) right).container);
        }
    }

    /** The number of elements. */
    static final class Counter extends Sink {
        long count;

        @Override public void accept(Object t) {
            count++;
        }

        @Override public void accept(int v) {
            count++;
        }

        @Override public void accept(long v) {
            count++;
        }

        @Override public void accept(double v) {
            count++;
        }

        @Override void absorb(Sink right) {
            count += ((Counter) right).count;
        }
    }

    /** The elements themselves, boxed or not; the subclass knows the array. */
    abstract static class Buffer extends Sink {
        int count;

        abstract Object array();

        abstract void grow(int capacity);

        abstract Spliterator<?> spliterator();

        @Override void absorb(Sink right) {
            Buffer b = (Buffer) right;
            int n = Math.addExact(count, b.count);
            grow(n);
            System.arraycopy(b.array(), 0, array(), count, b.count);
            count = n;
        }
    }
}
