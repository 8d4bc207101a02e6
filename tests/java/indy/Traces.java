// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;

/**
 * What bootstrap failures look like from outside: wrong interfaces at run time, walked stacks,
 * interrupted links.
 */
public class Traces {

    record R(Object o) {}

    static class Evil {

        public String toString() {
            StackTraceElement[] t = new Throwable().getStackTrace();
            StringBuilder b = new StringBuilder();
            for (StackTraceElement e : t) {
                if (
                    e.getClassName().equals("Traces") ||
                    e.getClassName().equals("Traces$Evil") ||
                    e.getClassName().equals("Traces$R")
                ) {
                    b.append(e.getMethodName()).append(' ');
                }
            }
            return b.toString().trim();
        }

        public int hashCode() {
            return 7;
        }
    }

    public static void main(String[] args) {
        System.out.println("in concat: " + new Evil());
        System.out.println("in record: " + new R(new Evil()));
        Runnable r = () -> System.out.println(new Evil() + "|");
        r.run();
        List<String> walked = new ArrayList<>();
        Runnable w = () ->
            StackWalker.getInstance().forEach(f ->
                walked.add(f.getMethodName().replaceAll("\\d+$", ""))
            );
        w.run();
        System.out.println(
            walked.get(0).startsWith("lambda$main$") + " " + walked.get(walked.size() - 1)
        );
        Set<Object> s = new HashSet<>(List.of(new R(1), new R(2)));
        System.out.println(s.contains(new R(2)) + " " + new R(new Evil()).hashCode());
    }
}
