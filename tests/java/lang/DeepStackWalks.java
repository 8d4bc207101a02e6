/* SPDX-License-Identifier: MIT */
import java.util.List;

/** A walk sees all frames, while a throwable's trace is cut after 1,024. */
class DeepStackWalks extends Whole {

    static int depth() {
        return StackWalker.getInstance().walk(
            s ->
                (int) s
                    .filter(
                        f -> f.getMethodName().equals("down") || f.getMethodName().equals("across")
                    )
                    .count()
        );
    }

    static Object down(int n, int way) {
        if (n > 0) return (n & 1) == 0 ? down(n - 1, way) : across(n - 1, way);
        switch (way) {
            case 0:
                return depth();
            case 1:
                return new Throwable().getStackTrace().length;
            case 2:
                return StackWalker.getInstance(
                    StackWalker.Option.RETAIN_CLASS_REFERENCE
                ).getCallerClass();
            case 3:
                List<String> names = StackWalker.getInstance().walk(s ->
                    s.map(f -> f.getMethodName() + ":" + f.getDescriptor()).toList()
                );
                return names.get(0) + " " + names.get(1) + " " + names.get(names.size() - 1);
            default:
                return new Manager().last();
        }
    }

    static Object across(int n, int way) {
        return down(n, way);
    }

    @SuppressWarnings("removal")
    static final class Manager extends SecurityManager {

        Object last() {
            Class<?>[] all = getClassContext();
            return all.length > 1024 ? all[all.length - 1] : "cut";
        }
    }

    public static void main(String[] args) {
        for (int n : new int[] { 0, 1, 600, 681, 682, 683, 684, 700, 1100 }) {
            p(n, down(n, 0), down(n, 2), down(n, 3));
        }
        p(down(1100, 1), down(1100, 4));
    }
}
