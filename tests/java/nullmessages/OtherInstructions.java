// SPDX-License-Identifier: MIT
/**
 * Helpful messages of athrow, monitorenter, arraylength, switch, unboxing, for-each and what
 * requireNonNull of javac leaves.
 */
public class OtherInstructions {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    static Object lock;
    Object field;
    static RuntimeException ex;
    RuntimeException[] exs = { null };

    enum E {
        A,
        B
    }

    static E e;
    E[] es = new E[1];
    static Integer box;
    static String[] names = new String[2];

    static Object nul(int i) {
        return null;
    }

    static E pick(String s) {
        return null;
    }

    static int old(E e) {
        switch (e) {
            case A:
                return 1;
            default:
                return 2;
        }
    }

    static int str(String s) {
        switch (s) {
            case "a":
                return 1;
            case "b":
                return 2;
            default:
                return 3;
        }
    }

    public static void main(String[] args) {
        OtherInstructions o = new OtherInstructions(),
            n = null;
        Object loc = null;
        RuntimeException lex = null;
        String s = null;
        Integer i = null;
        int[] arr = null;
        Iterable<String> it = null;
        Runnable r = null;
        t(() -> {
            synchronized (lock) {
                return 1;
            }
        });
        t(() -> {
            synchronized (loc) {
                return 1;
            }
        });
        t(() -> {
            synchronized (o.field) {
                return 1;
            }
        });
        t(() -> {
            synchronized (nul(3)) {
                return 1;
            }
        });
        t(() -> {
            synchronized (names[1]) {
                return 1;
            }
        });
        t(() -> {
            synchronized (n.field) {
                return 1;
            }
        });
        t(() -> {
            synchronized ((Object) s) {
                return 1;
            }
        });
        t(() -> {
            throw ex;
        });
        t(() -> {
            throw lex;
        });
        t(() -> {
            throw o.exs[0];
        });
        t(() -> {
            throw (Error) nul(1);
        });
        t(() -> {
            throw n.exs[0];
        });
        t(() -> {
            throw null;
        });
        t(() -> {
            throw (RuntimeException) (o.field == null ? null : ex);
        });
        t(() -> old(null));
        t(() -> old(e));
        t(() -> old(o.es[0]));
        t(() -> old(pick("x")));
        t(() -> str(null));
        t(() -> str(names[0]));
        t(
            () ->
                switch (e) {
                    case A -> 1;
                    case B -> 2;
                }
        );
        t(
            () ->
                switch (o.es[0]) {
                    case A -> 1;
                    case B -> 2;
                }
        );
        t(
            () ->
                switch (pick(s)) {
                    case A -> 1;
                    default -> 2;
                }
        );
        t(
            () ->
                switch (s) {
                    case "x" -> 1;
                    default -> 2;
                }
        );
        t(
            () ->
                switch (i) {
                    case 1 -> 1;
                    default -> 2;
                }
        );
        t(
            () ->
                switch (box) {
                    case 1 -> 1;
                    default -> 2;
                }
        );
        t(() -> arr.length);
        t(() -> new int[arr.length]);
        t(() -> {
            for (int v : arr) return v;
            return 0;
        });
        t(() -> {
            for (String v : it) return v;
            return 0;
        });
        t(() -> {
            for (Object v : (Iterable<?>) nul(2)) return v;
            return 0;
        });
        t(() -> {
            for (var v : names) return v.length();
            return 0;
        });
        t(() -> {
            int v = box;
            return v;
        });
        t(() -> box + box);
        t(() -> box == 1);
        t(() -> box < 1L);
        t(() -> new int[box]);
        t(() -> new int[1][i]);
        t(() -> args.length == 0 ? box : 1);
        t(() -> (int) (Integer) nul(0));
        t(() -> {
            if ((Boolean) nul(0)) return 1;
            return 2;
        });
        t(() -> {
            while ((boolean) nul(0)) return 1;
            return 2;
        });
        t(() -> names[0] + names[1].length());
        t(() -> "x" + s.length() + s);
        t(() -> s instanceof String ? 1 : s.length());
        t(() -> {
            Runnable x = r::run;
            return x;
        });
        t(() -> {
            java.util.function.Supplier<Integer> x = s::length;
            return x;
        });
        t(() -> {
            java.util.function.Supplier<?> x = names[0]::trim;
            return x;
        });
        t(() -> {
            Runnable x = () -> r.run();
            x.run();
            return 1;
        });
        t(() -> {
            assert s.length() > 0;
            return "assert off";
        });
        t(() -> java.util.Objects.requireNonNull(s));
        t(() -> java.util.Objects.requireNonNull(s, "told"));
        t(() -> java.util.Objects.requireNonNull(s, () -> "supplied"));
        t(() -> {
            try (AutoCloseable c = null) {
                return "null resource";
            }
        });
        t(() -> {
            try (AutoCloseable c = null) {
                return c.hashCode();
            }
        });
        t(() -> {
            try {
                throw lex;
            } finally {
                loc.hashCode();
            }
        });
        t(() -> {
            try {
                return s.length();
            } catch (NullPointerException x) {
                throw new NullPointerException("own:" + (x.getMessage() != null));
            }
        });
        t(() -> {
            throw new NullPointerException();
        });
        t(() -> {
            throw new NullPointerException(null);
        });
        t(() -> {
            throw (Throwable) new NullPointerException().fillInStackTrace();
        });
    }
}
