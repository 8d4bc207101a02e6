/* SPDX-License-Identifier: MIT */
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** The lag that submitting tells counts the item itself, though it is taken at once. */
public class LagOfItems {
    private static Flow.Subscriber<Integer> asking(int n) {
        return new Flow.Subscriber<>() {
            @Override
            public void onSubscribe(Flow.Subscription s) {
                s.request(n);
            }

            @Override
            public void onNext(Integer i) {
                System.out.println("next " + i);
            }

            @Override
            public void onError(Throwable t) {
                System.out.println(t);
            }

            @Override
            public void onComplete() {
                System.out.println("complete");
            }
        };
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 3, 9}) {
            SubmissionPublisher<Integer> p = new SubmissionPublisher<>(Runnable::run, 4);
            p.subscribe(asking(n));
            for (int i = 0; i < 6; i++) {
                System.out.println("lag " + p.offer(i, null) + " " + p.estimateMaximumLag() + " "
                    + p.estimateMinimumDemand());
            }
            p.close();
        }
    }
}
