/* SPDX-License-Identifier: MIT */

/** Classes whose files the agent knows or replaces. */
public class Classes {
    interface One { }

    interface Two { }

    static class Described implements One, Two {
        static int first;
        static final String SECOND = "second";
        int a;
        long b;
        Object c;

        Described() { }

        native int foreign();

        int größe(int x) {
            int y = x;
            return y + 1;
        }
    }

    static class Replaced {
        static String text() {
            return "old text";
        }
    }

    static class Broken {
        static int value() {
            return 1;
        }
    }

    static class Kept {
        static int value() {
            return 3;
        }
    }

    static class Box { }

    public static void main(String[] args) throws Exception {
        Object d = new Described();
        Driver.object(1, d.getClass());
        Driver.object(2, new Box[1]);
        Driver.object(3, int.class);
        Driver.object(4, Replaced.text()); // "new text"
        int broken = 0;
        try {
            broken = Broken.value();
        } catch (LinkageError e) {
            broken = -1;
        }
        Driver.step(broken);
        Driver.step(Kept.value());
        Runnable hidden = () -> Driver.step(4);
        hidden.run();
        Driver.object(5, hidden.getClass());
        System.out.println("ran");
    }
}
