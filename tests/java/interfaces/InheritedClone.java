/* SPDX-License-Identifier: MIT */
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.Function;

/**
 * An interface that inherits a clone() or finalize() of its superinterface: Object's protected ones
 * are not in the way.
 */
public class InheritedClone {

    interface Copied extends Cloneable {
        Object clone();

        default void finalize() {
            System.out.println("finalize of the interface");
        }
    }

    interface Deeper extends Copied {}

    interface Deepest extends Comparable<Deepest>, Deeper {}

    static final Thread caller = Thread.currentThread();

    static class Sheep implements Deepest {

        final int generation;

        Sheep(int generation) {
            this.generation = generation;
        }

        @Override
        public Object clone() {
            return new Sheep(generation + 1);
        }

        @Override
        public void finalize() {
            // the finalizer's thread calls it too
            if (Thread.currentThread() == caller) System.out.println("finalize " + generation);
        }

        @Override
        public int compareTo(Deepest other) {
            return 0;
        }

        @Override
        public String toString() {
            return "sheep " + generation;
        }
    }

    public static void main(String[] args) throws Throwable {
        Deeper deeper = new Sheep(0);
        Deepest deepest = (Deepest) deeper.clone();
        System.out.println(deepest + ", " + deepest.clone());
        Function<Deepest, Object> copy = Deepest::clone;
        System.out.println(copy.apply(deepest));
        System.out.println(
            MethodHandles.lookup()
                .findVirtual(Deepest.class, "clone", MethodType.methodType(Object.class))
                .invoke(deepest)
        );
        System.out.println(Deepest.class.getMethod("clone"));
        for (int i = 0; i < 3; i++) deepest.finalize();
    }
}
