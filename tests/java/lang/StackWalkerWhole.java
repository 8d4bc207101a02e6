/* SPDX-License-Identifier: MIT */
/* The stack walker: options, frames, callers, walks that end early, reflection hidden and shown. */
import java.lang.StackWalker.*;
import java.lang.invoke.*;
import java.util.*;
import java.util.stream.*;

public class StackWalkerWhole extends Whole {

    static final StackWalker PLAIN = StackWalker.getInstance(),
        CLASSES = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE),
        REFLECTION = StackWalker.getInstance(
            Set.of(Option.SHOW_REFLECT_FRAMES, Option.RETAIN_CLASS_REFERENCE)
        ),
        NONE = StackWalker.getInstance(Set.of()),
        SMALL = StackWalker.getInstance(Set.of(Option.RETAIN_CLASS_REFERENCE), 1),
        HIDDEN = StackWalker.getInstance(Set.of(Option.SHOW_HIDDEN_FRAMES));

    interface Deep {
        Object call(int depth);
    }

    static class Base implements Deep {

        public Object call(int depth) {
            return depth == 0 ? at(PLAIN) : call(depth - 1);
        }

        Object at(StackWalker w) {
            return w.walk(s -> s.map(f -> f.getMethodName() + ":" + f.getLineNumber()).toList());
        }
    }

    static void print(StackFrame f) {
        p(
            f.getClassName(),
            f.getMethodName(),
            f.getFileName(),
            f.getLineNumber(),
            f.isNativeMethod(),
            f.getByteCodeIndex() >= 0,
            f.toStackTraceElement(),
            f
        );
        t(() -> f.getDeclaringClass());
        t(() -> f.getMethodType());
        t(() -> f.getDescriptor());
    }

    static long varied(int a, String[] b, double c) {
        for (StackWalker w : List.of(PLAIN, CLASSES, REFLECTION, NONE, SMALL))
            w.walk(s -> s.limit(1).toList()).forEach(StackWalkerWhole::print);
        CLASSES.forEach(f -> p(f.getDeclaringClass(), f.getMethodType(), f.getDescriptor()));
        return 0;
    }

    static Class<?> caller() {
        return CLASSES.getCallerClass();
    }

    static class Other {

        static Class<?> ask() {
            return caller();
        }
    }

    public static void reflected() {
        List<String> names = CLASSES.walk(s -> s.map(StackFrame::getMethodName).toList());
        p(names);
        p(
            REFLECTION.walk(s ->
                s
                    .map(StackFrame::getClassName)
                    .filter(n -> !n.contains("Accessor"))
                    .toList()
            ).get(0)
        );
        p(
            REFLECTION.walk(s ->
                s.anyMatch(f -> f.getDeclaringClass() == java.lang.reflect.Method.class)
            ),
            CLASSES.walk(s ->
                s.anyMatch(f -> f.getDeclaringClass() == java.lang.reflect.Method.class)
            )
        );
    }

    StackWalkerWhole() {
        List<String> names = CLASSES.walk(s ->
            s
                .map(f -> f.getMethodName() + f.getDescriptor())
                .limit(2)
                .toList()
        );
        p(names);
    }

    static final List<String> STATIC = PLAIN.walk(s -> s.map(StackFrame::getMethodName).toList());

    public static void main(String[] args) throws Throwable {
        p(STATIC);
        p(new Base().call(3));
        p(((List<?>) new Base().call(100)).size());
        varied(1, null, 2);
        p(caller(), Other.ask());
        t(() -> PLAIN.getCallerClass());
        StackWalkerWhole.class.getMethod("reflected").invoke(null);
        MethodHandles.lookup()
            .findStatic(StackWalkerWhole.class, "reflected", MethodType.methodType(void.class))
            .invokeExact();
        new StackWalkerWhole();
        StackWalkerWhole.class.getDeclaredConstructor().newInstance();
        p(
            CLASSES.<Long>walk(Stream::count),
            CLASSES.walk(s -> s.findFirst().get().getMethodName()),
            CLASSES.walk(s -> 5),
            CLASSES.walk(s -> s.skip(99).findFirst())
        );
        Stream<StackFrame> leaked = PLAIN.walk(s -> s);
        t(() -> leaked.count());
        t(() -> PLAIN.walk(null));
        t(() -> PLAIN.forEach(null));
        t(() ->
            PLAIN.walk(s -> {
                throw new IllegalStateException("inside");
            })
        );
        t(() -> StackWalker.getInstance((Option) null));
        t(() -> StackWalker.getInstance((Set<Option>) null));
        t(() -> StackWalker.getInstance(Set.of(), 0));
        t(() -> StackWalker.getInstance(Set.of(), -1));
        p(Option.values(), Option.valueOf("SHOW_HIDDEN_FRAMES"));
        List<Integer> nested = PLAIN.walk(s ->
            s.map(f -> PLAIN.<Long>walk(Stream::count).intValue() > 0 ? 1 : 0).toList()
        );
        p(nested.contains(0));
        int[] sum = { 0 };
        Runnable lambda = () -> PLAIN.forEach(f -> sum[0]++);
        lambda.run();
        p(sum[0], SMALL.walk(s -> s.map(StackFrame::getMethodName).toList()));
        List<String> sorted = new ArrayList<>(List.of("b", "a"));
        Set<String> seen = new TreeSet<>();
        sorted.sort((a, b) -> {
            PLAIN.forEach(f ->
                seen.add(
                    f.getClassName() +
                        (f.getClassName().startsWith("java")
                            ? ""
                            : "." + f.getMethodName().replaceAll("[0-9$]+", ""))
                )
            );
            return a.compareTo(b);
        });
        p(seen.contains("StackWalkerWhole.main"), seen.contains("java.util.ArrayList"));
    }
}
