/* SPDX-License-Identifier: MIT */
package java.lang;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Walks the frames of the current thread: a stack trace together with its classes. */
public final class StackWalker {
    private static final StackWalker DEFAULT = new StackWalker(EnumSet.noneOf(Option.class));

    private final boolean retainsClasses;
    private final boolean showsReflection;

    private StackWalker(Set<Option> options) {
        retainsClasses = options.contains(Option.RETAIN_CLASS_REFERENCE);
        showsReflection = options.contains(Option.SHOW_REFLECT_FRAMES)
                || options.contains(Option.SHOW_HIDDEN_FRAMES);
    }

    /** A frame. */
    public interface StackFrame {
        String getClassName();

        String getMethodName();

        Class<?> getDeclaringClass();

        default MethodType getMethodType() {
            throw new UnsupportedOperationException();
        }

        default String getDescriptor() {
            throw new UnsupportedOperationException();
        }

        int getByteCodeIndex();

        String getFileName();

        int getLineNumber();

        boolean isNativeMethod();

        StackTraceElement toStackTraceElement();
    }

    /** What a walker shows. */
    public enum Option {
        RETAIN_CLASS_REFERENCE,
        SHOW_REFLECT_FRAMES,
        SHOW_HIDDEN_FRAMES
    }

    public static StackWalker getInstance() {
        return DEFAULT;
    }

    public static StackWalker getInstance(Option option) {
        return new StackWalker(EnumSet.of(Objects.requireNonNull(option)));
    }

    public static StackWalker getInstance(Set<Option> options) {
        return options.isEmpty() ? DEFAULT : new StackWalker(options);
    }

    public static StackWalker getInstance(Set<Option> options, int estimateDepth) {
        if (estimateDepth <= 0) {
            throw new IllegalArgumentException("estimateDepth must be > 0");
        }
        return getInstance(options);
    }

    public <T> T walk(Function<? super Stream<StackFrame>, ? extends T> function) {
        Objects.requireNonNull(function);
        Frames frames = new Frames(this);
        try {
            return function.apply(StreamSupport.stream(frames, false));
        } finally {
            frames.over = true;
        }
    }

    public void forEach(Consumer<? super StackFrame> action) {
        Objects.requireNonNull(action);
        Frames frames = new Frames(this);
        while (frames.tryAdvance(action)) {
            continue;
        }
    }

    public Class<?> getCallerClass() {
        if (!retainsClasses) {
            throw new UnsupportedOperationException(
                    "This stack walker does not have RETAIN_CLASS_REFERENCE access");
        }
        Frames frames = new Frames(this);
        int seen = 0;
        for (Frame frame = frames.following(); frame != null; frame = frames.following()) {
            if (!isReflection(frame.getClassName()) && seen++ == 1) {
                return frame.declaring;
            }
        }
        throw new IllegalCallerException("no caller frame");
    }

    /* The classes of the frames that called here; `skip` more of the nearest are left out. */
    static Class<?>[] callers(int skip) {
        Throwable here = new Throwable();
        fillWhole(here);
        Class<?>[] all = classesOf(here);
        int from = Math.min(skip + 1, all.length);
        Class<?>[] result = new Class<?>[all.length - from];
        System.arraycopy(all, from, result, 0, result.length);
        return result;
    }

    /** A Throwable that takes no trace when it is made. */
    private static final class Batch extends Throwable {
        private static final long serialVersionUID = 1;

        @Override
        public Throwable fillInStackTrace() {
            return this;
        }
    }

    /**
     * The frames of one walk, good until it ends. They are fetched when they are asked for, few at
     * first and then twice as many each time: most walks want the first ones alone, however deep
     * the stack is.
     */
    private static final class Frames implements Spliterator<StackFrame> {
        private static final int FIRST = 8;
        private static final int MOST = 1024;

        private final StackWalker walker;
        /* Where the stack stood when the walk began, as the machine notes it. */
        private final long[] start = new long[2];
        private final Thread owner = Thread.currentThread();
        private final ArrayList<Frame> batch = new ArrayList<>();
        private int next;
        private int fetched;
        private int wanted = FIRST;
        private boolean complete;
        private boolean over;

        Frames(StackWalker walker) {
            this.walker = walker;
            fetch();
        }

        private void fetch() {
            Batch here = new Batch();
            int count = fillSome(here, start, fetched, wanted);
            StackTraceElement[] trace = here.getStackTrace();
            Class<?>[] classes = classesOf(here);
            String[] descriptors = descriptorsOf(here);
            int[] indices = indicesOf(here);
            batch.clear();
            next = 0;
            for (int i = 0; i < count; i++) {
                if (walker.showsReflection || !isReflection(trace[i].getClassName())) {
                    batch.add(new Frame(trace[i], classes[i], descriptors[i], indices[i],
                            walker.retainsClasses));
                }
            }
            complete = count < wanted;
            fetched += count;
            wanted = Math.min(2 * wanted, MOST);
        }

        /** Null: there are no more. */
        Frame following() {
            while (next == batch.size() && !complete) {
                fetch();
            }
            return next < batch.size() ? batch.get(next++) : null;
        }

        @Override
        public boolean tryAdvance(Consumer<? super StackFrame> action) {
            if (over || Thread.currentThread() != owner) {
                throw new IllegalStateException("This stack stream is not valid for walking.");
            }
            Frame frame = following();
            if (frame == null) {
                return false;
            }
            action.accept(frame);
            return true;
        }

        @Override
        public Spliterator<StackFrame> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED;
        }
    }

    private static boolean isReflection(String name) {
        return name.startsWith("java.lang.reflect.Method")
                || name.startsWith("jdk.internal.reflect.")
                || name.startsWith("java.lang.reflect.Constructor")
                || name.startsWith("java.lang.invoke.LambdaForm");
    }

    private static final class Frame implements StackFrame {
        private final StackTraceElement element;
        private final Class<?> declaring;
        private final String descriptor;
        private final int index;
        private final boolean retains;

        Frame(StackTraceElement element, Class<?> declaring, String descriptor, int index,
                boolean retains) {
            this.element = element;
            this.declaring = declaring;
            this.descriptor = descriptor;
            this.index = index;
            this.retains = retains;
        }

        @Override
        public String getClassName() {
            return declaring.getName();
        }

        @Override
        public String getMethodName() {
            return element.getMethodName();
        }

        @Override
        public Class<?> getDeclaringClass() {
            checkRetained();
            return declaring;
        }

        private void checkRetained() {
            if (!retains) {
                throw new UnsupportedOperationException(
                        "No access to RETAIN_CLASS_REFERENCE");
            }
        }

        @Override
        public MethodType getMethodType() {
            checkRetained();
            return MethodType.fromMethodDescriptorString(descriptor, declaring.getClassLoader());
        }

        @Override
        public String getDescriptor() {
            return descriptor;
        }

        @Override
        public int getByteCodeIndex() {
            return isNativeMethod() ? -1 : index;
        }

        @Override
        public String getFileName() {
            return element.getFileName();
        }

        @Override
        public int getLineNumber() {
            return element.getLineNumber();
        }

        @Override
        public boolean isNativeMethod() {
            return element.isNativeMethod();
        }

        @Override
        public StackTraceElement toStackTraceElement() {
            return element;
        }

        @Override
        public String toString() {
            return element.toString();
        }
    }

    /* A Throwable's trace is cut, which a walk is not. */
    private static native void fillWhole(Throwable x);

    /*
     * Gives x the frames below this class's own from the number `from` on, at most `count`; answers
     * how many it gave. `start` of zeros takes note of where the first of them is, and another one
     * is looked for from where it was.
     */
    private static native int fillSome(Throwable x, long[] start, int from, int count);

    /* The same of the methods' descriptors and of the bytecode indices. */
    private static native String[] descriptorsOf(Throwable x);

    private static native int[] indicesOf(Throwable x);

    /* The classes of the frames in x's backtrace, in the order of its stack trace. */
    private static native Class<?>[] classesOf(Throwable x);
}
