// SPDX-License-Identifier: MIT

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Walks that ask for a few frames, for all, later, within another walk and from another thread. */
public class StackWalksInWalks {
    private static final StackWalker WALKER =
            StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    public static void main(String[] args) {
        for (int depth : new int[] {0, 5, 6, 7, 8, 40, 3000}) {
            System.out.println(depth + " deep: " + at(depth, StackWalksInWalks::all));
        }
        System.out.println(at(100, StackWalksInWalks::first));
        System.out.println(at(100, StackWalksInWalks::skipped));
        System.out.println(at(100, StackWalksInWalks::nested));
        System.out.println(at(100, StackWalksInWalks::recursive));
        System.out.println(at(100, StackWalksInWalks::byIterator));
        System.out.println(at(100, StackWalksInWalks::elsewhere));
        System.out.println(at(100, StackWalksInWalks::afterwards));
        System.out.println(at(30, StackWalksInWalks::stopped));
        int[] seen = {0};
        at(50, () -> {
            WALKER.forEach(frame -> seen[0]++);
            return "";
        });
        System.out.println(seen[0] + " by forEach");
        for (int round = 0; round < 2000; round++) {
            String hot = at(20, StackWalksInWalks::nested);
            if (round % 500 == 0) {
                System.out.println(hot);
            }
        }
    }

    private interface Asked {
        String ask();
    }

    private static String at(int depth, Asked asked) {
        if (depth > 0) {
            return at(depth - 1, asked);
        }
        return asked.ask();
    }

    private static String all() {
        List<String> names = WALKER.walk(s ->
                s.map(StackWalker.StackFrame::getMethodName).collect(Collectors.toList()));
        return names.size() + " frames from " + names.get(0) + " to " + names.get(names.size() - 1);
    }

    private static String first() {
        return WALKER.walk(s -> s.limit(2)
                .map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList()))
                .toString();
    }

    private static String skipped() {
        return WALKER.walk(s -> s.skip(97).map(StackWalker.StackFrame::getMethodName)
                .collect(Collectors.toList())).toString();
    }

    private static String nested() {
        return WALKER.walk(outer -> {
            Iterator<StackWalker.StackFrame> frames = outer.iterator();
            List<String> found = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                found.add(frames.next().getMethodName());
            }
            long inner = WALKER.walk(Stream::count);
            int rest = 0;
            for (; frames.hasNext(); frames.next()) {
                rest++;
            }
            return found + " and " + rest + ", more within: " + (inner > rest + 6);
        });
    }

    private static String recursive() {
        return WALKER.walk(outer -> outer.skip(90).map(frame -> {
            String own = WALKER.walk(inner -> inner.filter(f -> f.getMethodName().equals("at"))
                    .count() + "");
            return frame.getMethodName() + own;
        }).distinct().collect(Collectors.joining(" ")));
    }

    private static String byIterator() {
        return WALKER.walk(s -> {
            Iterator<StackWalker.StackFrame> frames = s.iterator();
            int count = 0;
            String last = "";
            while (frames.hasNext()) {
                last = frames.next().getMethodName();
                count++;
            }
            return count + " " + last;
        });
    }

    private static String elsewhere() {
        return WALKER.walk(s -> {
            Iterator<StackWalker.StackFrame> frames = s.iterator();
            String[] result = new String[1];
            Thread other = new Thread(() -> {
                try {
                    result[0] = frames.next().getMethodName();
                } catch (IllegalStateException e) {
                    result[0] = "another thread: IllegalStateException";
                }
            });
            other.start();
            try {
                other.join();
            } catch (InterruptedException e) {
                return "interrupted";
            }
            return result[0];
        });
    }

    private static String afterwards() {
        Stream<StackWalker.StackFrame> kept = WALKER.walk(s -> s);
        try {
            return "later: " + kept.count();
        } catch (IllegalStateException e) {
            return "later: " + e.getClass().getSimpleName();
        }
    }

    private static String stopped() {
        try {
            return WALKER.walk(s -> {
                throw new UnsupportedOperationException("in the walk");
            });
        } catch (UnsupportedOperationException e) {
            return e.getMessage() + ", then " + WALKER.getCallerClass().getSimpleName();
        }
    }
}
