/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** What publishers and subscribers, one step apart, say to each other. */
public final class Flow {
    private Flow() {
    }

    /** Gives items to subscribers. */
    @FunctionalInterface
    public interface Publisher<T> {
        void subscribe(Subscriber<? super T> subscriber);
    }

    /** Receives items. */
    public interface Subscriber<T> {
        void onSubscribe(Subscription subscription);

        void onNext(T item);

        void onError(Throwable throwable);

        void onComplete();
    }

    /** Links the two. */
    public interface Subscription {
        void request(long n);

        void cancel();
    }

    /** Is both. */
    public interface Processor<T, R> extends Subscriber<T>, Publisher<R> {
    }

    public static int defaultBufferSize() {
        return 256;
    }
}
