// SPDX-License-Identifier: MIT
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;

/** Threads that load the same class of the boot loader at once all get the same one. */
public class LoadedByMany {
    private static final int THREADS = 6;
    private static final String[] NAMES = (
        "java.util.concurrent. Phaser Exchanger DelayQueue LinkedTransferQueue SubmissionPublisher "
        + "CountedCompleter RecursiveTask ExecutorCompletionService CompletionException "
        + "java.util. GregorianCalendar Observable Timer TimerTask SimpleTimeZone BitSet Stack "
        + "java.util.concurrent.atomic. AtomicStampedReference DoubleAccumulator LongAccumulator "
        + "AtomicMarkableReference DoubleAdder AtomicLongArray AtomicReferenceArray "
        + "java.text. ChoiceFormat CollationKey MessageFormat Bidi StringCharacterIterator "
        + "java.io. PushbackReader SequenceInputStream LineNumberReader PipedReader PipedWriter "
        + "java.math. MathContext RoundingMode BigDecimal "
        + "java.time.chrono. HijrahChronology JapaneseEra MinguoDate ThaiBuddhistDate"
    ).split(" ");

    public static void main(String[] args) throws Exception {
        Set<String> wrong = ConcurrentHashMap.newKeySet();
        CyclicBarrier start = new CyclicBarrier(THREADS);
        Class<?>[][] found = new Class<?>[THREADS][NAMES.length];
        Thread[] threads = new Thread[THREADS];
        for (int n = 0; n < THREADS; n++) {
            Class<?>[] mine = found[n];
            threads[n] = new Thread(() -> load(mine, start, wrong));
            threads[n].start();
        }
        for (Thread thread : threads) thread.join();
        int loaded = 0;
        for (int i = 0; i < NAMES.length; i++) {
            if (found[0][i] != null) loaded++;
            for (Class<?>[] one : found) {
                if (one[i] != found[0][i]) wrong.add(NAMES[i] + " is not one class");
            }
        }
        System.out.println(loaded + " loaded, wrong: " + wrong);
    }

    private static void load(Class<?>[] mine, CyclicBarrier start, Set<String> wrong) {
        String in = "";
        for (int i = 0; i < NAMES.length; i++) {
            if (NAMES[i].endsWith(".")) {
                in = NAMES[i];
                continue;
            }
            try {
                start.await();
                mine[i] = Class.forName(in + NAMES[i], false, null);
            } catch (Exception | LinkageError e) {
                wrong.add(NAMES[i] + ": " + e);
            }
        }
    }
}
