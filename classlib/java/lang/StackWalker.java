/* SPDX-License-Identifier: MIT */
package java.lang;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Collections;
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
        Frames frames = new Frames(frames());
        try {
            return function.apply(StreamSupport.stream(frames, false));
        } finally {
            frames.over = true;
        }
    }

    public void forEach(Consumer<? super StackFrame> action) {
        Objects.requireNonNull(action);
        frames().forEach(action);
    }

    public Class<?> getCallerClass() {
        if (!retainsClasses) {
            throw new UnsupportedOperationException(
                    "This stack walker does not have RETAIN_CLASS_REFERENCE access");
        }
        int seen = 0;
        for (Class<?> c : callers(1)) {
            if (!isReflection(c.getName()) && seen++ == 1) {
                return c;
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

    /** The frames of one walk, good until it ends. */
    private static final class Frames implements Spliterator<StackFrame> {
        private final List<StackFrame> frames;
        private int next;
        private boolean over;

        Frames(List<StackFrame> frames) {
            this.frames = frames;
        }

        @Override
        public boolean tryAdvance(Consumer<? super StackFrame> action) {
            if (over) {
                throw new IllegalStateException("This stack stream is not valid for walking.");
            }
            if (next >= frames.size()) {
                return false;
            }
            action.accept(frames.get(next++));
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

    private List<StackFrame> frames() {
        Throwable here = new Throwable();
        fillWhole(here);
        StackTraceElement[] trace = here.getStackTrace();
        Class<?>[] classes = classesOf(here);
        String[] descriptors = descriptorsOf(here);
        int[] indices = indicesOf(here);
        ArrayList<StackFrame> list = new ArrayList<>();
        boolean outside = false;
        for (int i = 0; i < trace.length && i < classes.length; i++) {
            outside |= classes[i] != StackWalker.class;
            if (outside && (showsReflection || !isReflection(trace[i].getClassName()))) {
                list.add(new Frame(trace[i], classes[i], descriptors[i], indices[i],
                        retainsClasses));
            }
        }
        return Collections.unmodifiableList(list);
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

    /* The same of the methods' descriptors and of the bytecode indices. */
    private static native String[] descriptorsOf(Throwable x);

    private static native int[] indicesOf(Throwable x);

    /* The classes of the frames in x's backtrace, in the order of its stack trace. */
    private static native Class<?>[] classesOf(Throwable x);
}
