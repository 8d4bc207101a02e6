/* SPDX-License-Identifier: MIT */
/*
 * ThreadLocal and InheritableThreadLocal against a map: many variables at random, some forgotten,
 * some with initial values; what a new thread inherits.
 */
import java.lang.ref.WeakReference;
import java.util.*;

public class LocalsModel {

    static int initials;

    static ThreadLocal<Object> make(int i) {
        switch (i % 4) {
            case 0:
                return new ThreadLocal<>();
            case 1:
                return ThreadLocal.withInitial(() -> "initial " + initials++);
            case 2:
                return new InheritableThreadLocal<>();
            default:
                return new InheritableThreadLocal<>() {
                    @Override
                    protected Object childValue(Object parent) {
                        return parent + "'";
                    }
                };
        }
    }

    /*
     * A thread that changes its variables at random, makes a thread in between, and looks whether
     * that has the right ones.
     */
    static void run(
        int depth,
        Random random,
        List<ThreadLocal<Object>> variables,
        Map<ThreadLocal<Object>, Object> model,
        int[] wrong
    ) {
        for (int step = 0; step < 3000; step++) {
            int i = random.nextInt(variables.size());
            ThreadLocal<Object> v = variables.get(i);
            switch (random.nextInt(6)) {
                case 0 -> {
                    v.remove();
                    model.remove(v);
                }
                case 1, 2 -> {
                    Object value = random.nextInt(9) == 0 ? null : depth + "." + step;
                    v.set(value);
                    model.put(v, value);
                }
                case 3 -> {
                    if (depth == 0 && random.nextInt(8) == 0) {
                        int kind = random.nextInt(4);
                        variables.set(i, make(kind));
                        model.remove(v);
                    }
                }
                default -> {
                    int before = initials;
                    Object value = v.get();
                    if (
                        model.containsKey(v)
                            ? !Objects.equals(value, model.get(v)) || initials != before
                            : !(value == null || value.equals("initial " + before))
                    ) wrong[0]++;
                    model.put(v, value);
                }
            }
        }
        if (depth == 3) return;
        for (boolean inherits : new boolean[] { true, false }) {
            Map<ThreadLocal<Object>, Object> child = new HashMap<>();
            if (inherits) {
                model.forEach((v, value) -> {
                    if (v.getClass() == InheritableThreadLocal.class) child.put(v, value);
                    else if (v instanceof InheritableThreadLocal) child.put(v, value + "'");
                });
            }
            Thread t = new Thread(
                null,
                () -> run(depth + 1, random, variables, child, wrong),
                "child",
                0,
                inherits
            );
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) {
                wrong[0]++;
            }
        }
        model.forEach((v, value) -> {
            if (!Objects.equals(v.get(), value)) wrong[0]++;
        });
    }

    /* Variables that nobody knows any more do not stay, nor do their values when others come. */
    static void forgotten() {
        List<WeakReference<ThreadLocal<Object>>> variables = new ArrayList<>();
        List<WeakReference<Object>> values = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            ThreadLocal<Object> v = make(i);
            Object value = new int[10];
            v.set(value);
            variables.add(new WeakReference<>(v));
            values.add(new WeakReference<>(value));
        }
        for (
            int round = 0;
            round < 200 && variables.stream().anyMatch(r -> r.get() != null);
            round++
        ) System.gc();
        List<ThreadLocal<Object>> others = new ArrayList<>();
        for (int i = 0; i < 4000; i++) {
            ThreadLocal<Object> v = make(i);
            v.set(i);
            others.add(v);
        }
        for (
            int round = 0;
            round < 200 && values.stream().anyMatch(r -> r.get() != null);
            round++
        ) System.gc();
        long left = variables
                .stream()
                .filter(r -> r.get() != null)
                .count(),
            kept = values
                .stream()
                .filter(r -> r.get() != null)
                .count();
        int wrong = 0;
        for (int i = 0; i < others.size(); i++) wrong += others.get(i).get().equals(i) ? 0 : 1;
        System.out.println(
            "forgotten: " + left + " variables and " + kept + " values left, wrong " + wrong
        );
    }

    public static void main(String[] args) {
        for (int size : new int[] { 1, 5, 40, 600 }) {
            List<ThreadLocal<Object>> variables = new ArrayList<>();
            for (int i = 0; i < size; i++) variables.add(make(i));
            int[] wrong = new int[1];
            run(0, new Random(size), variables, new HashMap<>(), wrong);
            System.out.println(size + " variables: wrong " + wrong[0]);
        }
        forgotten();
    }
}
