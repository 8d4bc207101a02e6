/* SPDX-License-Identifier: MIT */
/** Methods of every kind; the agent counts what it is told of them. */
public class Methods {

    int field = 3;
    static int count;

    static class Initialized {

        static int value = begin();

        static int begin() {
            return 5;
        }
    }

    interface Shape<T> {
        T get(T t);
    }

    static class Generic implements Shape<String> {

        public String get(String s) {
            // with a synthetic bridge
            return s;
        }
    }

    static void empty() {}

    int accessor() {
        return field;
    }

    synchronized int locked() {
        return 1;
    }

    static int thrower(int depth) {
        if (depth == 0) throw new IllegalStateException();
        return thrower(depth - 1) + 1;
    }

    static int catcher() {
        try {
            return thrower(4);
        } catch (IllegalStateException e) {
            return -1;
        }
    }

    static int rethrower() {
        try {
            return thrower(1);
        } finally {
            count++;
        }
    }

    static int branch(int x) {
        if (x > 3) return 1;
        return 0;
    }

    static int table(int x) {
        switch (x) {
            case 4:
                return 1;
            case 5:
                return 2;
            case 6:
                return 3;
            default:
                return 0;
        }
    }

    static int lookup(int x) {
        switch (x) {
            case -1000:
                return 1;
            case 7:
                return 2;
            case 100000:
                return 3;
            default:
                return 0;
        }
    }

    static int loop(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += i;
        return sum;
    }

    static volatile boolean over;
    static volatile long rounds;

    static void spin() {
        // never left while the agent changes its mind
        while (!over) rounds++;
    }

    static void awaitRounds(long more) throws InterruptedException {
        for (long from = rounds; rounds < from + more; ) Thread.sleep(1);
    }

    static void late(int depth) {
        if (depth == 0) {
            Driver.step(20); // METHOD_EXIT goes on here
            empty();
            return;
        }
        late(depth - 1);
    }

    @SuppressWarnings({ "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        int hot = 0;
        for (int i = 0; i < 20000; i++) {
            // a compiler would have compiled these by now
            empty();
            hot +=
                new Methods().accessor() + branch(i & 7) + loop(3) + table(i & 7) + lookup(i & 7);
        }
        Methods m = new Methods();
        Driver.object(1, m);
        Driver.step(1);
        for (int i = 0; i < 100; i++) empty();
        for (int i = 0; i < 50; i++) hot += m.accessor();
        for (int i = 0; i < 30; i++) hot += m.locked();
        hot += Initialized.value;
        ((Shape) new Generic()).get("x");
        for (int i = 0; i < 10; i++) hot += m.hashCode(); // native
        for (int i = 0; i < 7; i++) catcher();
        try {
            rethrower();
        } catch (IllegalStateException e) {
            count++;
        }
        Driver.step(2);
        for (int i = 3; i < 5; i++) {
            // the one kind of entry, then the other
            Driver.step(i);
            empty();
            hot += m.accessor();
            catcher();
        }
        Driver.step(5);
        late(5);
        Driver.step(21);
        Driver.step(30); // instructions
        hot += branch(5) + branch(2) + table(5) + table(99) + lookup(7) + lookup(8) + loop(3);
        Driver.step(31);
        hot += branch(5);
        Driver.step(32);
        for (int i = 0; i < 20000; i++) hot += loop(5) + branch(i);
        Driver.step(33);
        Thread spinner = new Thread(Methods::spin);
        spinner.start();
        for (int i = 0; i < 3; i++) {
            awaitRounds(200_000);
            Driver.step(40);
            awaitRounds(200_000);
            Driver.step(41);
        }
        over = true;
        spinner.join();
        System.out.println(hot != 0 ? "ran" : "");
    }
}
