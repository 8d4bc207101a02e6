/* SPDX-License-Identifier: MIT */
/* Fields that are read more than once in a row, and what may have changed them in between: a store
 * through another name of the object, a call, an inlined call, a lock, a volatile access, another
 * thread; the local that held the object; the place the value was in. And what was known to be null
 * or not. */
public class FieldsReadAgain {

    int number;
    long wide;
    byte small;
    short middle;
    char letter;
    boolean flag;
    float single;
    double twice;
    volatile int seen;
    FieldsReadAgain next;
    int[] numbers = { 1, 2, 3, 4 };
    Object any;

    static class Sub extends FieldsReadAgain {

        int more;

        @Override
        int touch() {
            number += 100;
            return more++;
        }
    }

    int touch() {
        return number++;
    }

    void set(int to) {
        number = to;
    }

    int get() {
        return number;
    }

    static void change(FieldsReadAgain of) {
        of.next = of.next == null ? of : null;
    }

    int sums() {
        int sum = number + number * 2;
        number += 3;
        sum = sum * 31 + number;
        number++;
        ++number;
        sum = sum * 31 + number + number;
        int a = number,
            b = number;
        a += 5;
        b -= number;
        sum = sum * 31 + a + b + number;
        wide += number;
        wide = wide * 31 + wide;
        return sum + (int) (wide ^ (wide >>> 32));
    }

    int aliases(FieldsReadAgain other) {
        int sum = number;
        other.number = sum + 1;
        sum = sum * 31 + number;
        FieldsReadAgain self = this;
        self.number = 77;
        sum = sum * 31 + number + other.number;
        number = 5;
        sum = sum * 31 + self.number + other.number;
        FieldsReadAgain o = other;
        int before = o.number;
        o = next != null ? next : this;
        sum = sum * 31 + before + o.number;
        FieldsReadAgain walk = this;
        for (int i = 0; i < 3 && walk.next != null; i++) {
            walk.next.number = walk.number + 1;
            walk = walk.next;
            sum = sum * 31 + walk.number;
        }
        o = this;
        int x = o.number;
        o = o.next;
        return sum + x + (o == null ? 0 : o.number);
    }

    int calls() {
        int sum = number;
        touch();
        sum = sum * 31 + number;
        set(sum & 15);
        sum = sum * 31 + number + get();
        number = 9;
        sum = sum * 31 + get() + number;
        FieldsReadAgain n = next;
        change(this);
        sum = sum * 31 + (n == next ? 1 : 2);
        synchronized (this) {
            sum += number;
            number = sum;
        }
        sum = sum * 31 + number;
        seen = number;
        sum = sum * 31 + seen + number + seen;
        return sum;
    }

    int narrow(int by) {
        small = (byte) by;
        middle = (short) by;
        letter = (char) by;
        flag = (by & 1) != 0;
        int sum = small + middle + letter + (flag ? 1 : 0);
        small += by;
        middle -= by;
        letter++;
        flag ^= true;
        sum =
            sum * 31 +
            small * 3 +
            middle * 5 +
            letter * 7 +
            (flag ? 1 : 0) +
            (flag & (small > 0) ? 3 : 4);
        single = by / 3f;
        twice = single;
        single++;
        twice += single;
        return sum + (int) (single + twice) + (int) (single * single);
    }

    int arrays(int i) {
        numbers[i & 3] += i;
        numbers[numbers.length - 1] = numbers[0] + numbers[1];
        int[] held = numbers;
        numbers = new int[] { i, i + 1, i + 2, i + 3 };
        int sum = held[2] + numbers[2];
        if (numbers.length > 3) sum += numbers[3];
        any = numbers;
        Object o = any;
        return sum + (o == any ? 1 : 0) + (any == numbers ? 2 : 4) + (any == held ? 8 : 16);
    }

    int nulls() {
        int sum = 0;
        if (next != null) sum += next.number;
        if (next == null) return sum + 1;
        sum = sum * 31 + next.number;
        if (next.next == null) sum += 7;
        else sum += next.next.number + next.next.number;
        next = next.next;
        if (next != null) sum = sum * 31 + next.number;
        return sum;
    }

    static String failure(FieldsReadAgain of) {
        int[] got = { 0 };
        try {
            if (of.number > 1) got[0] = of.number;
            of.next.number = of.number;
            got[0] += of.next.number;
            of.next = of.next.next;
            got[0] += of.next.number;
        } catch (NullPointerException e) {
            return got[0] + " " + e.getMessage();
        }
        return got[0] + " whole";
    }

    int pressure(FieldsReadAgain a, FieldsReadAgain b, FieldsReadAgain c) {
        int w = a.number,
            x = b.number,
            y = c.number,
            z = number;
        int sum =
            a.number * b.number +
            c.number * number +
            (a.number +
                (b.number - (c.number ^ (number + a.number * (b.number | (c.number & number))))));
        b.number = w;
        sum = sum * 31 + a.number + b.number + c.number + number;
        return sum + w * x - y * z;
    }

    /* Locals that are read no more behind the branch, when the field of the same value is. */
    static int dead(FieldsReadAgain of, int v, long w, FieldsReadAgain n) {
        v += 3;
        of.number = v;
        w ^= v;
        of.wide = w;
        n = n == of ? n.next : n;
        of.next = n;
        if (v > 100) return of.number + (int) of.wide + (of.next == null ? 1 : 2);
        if (w < 0) return of.number - (int) of.wide;
        if (n != null) return of.number * 3 + (of.next == of ? 1 : 2);
        int t = of.numbers[1];
        of.number = t;
        while (of.number < 20) {
            int more = of.number + 3;
            of.number = more;
        }
        return of.number;
    }

    boolean stop;

    static int wait(FieldsReadAgain on) throws InterruptedException {
        Thread other = new Thread(() -> {
            on.number = 42;
            on.seen = 1;
        });
        on.seen = 0;
        int before = on.number;
        other.start();
        while (on.seen == 0) Thread.onSpinWait();
        int after = on.number;
        other.join();
        return before * 100 + after;
    }

    public static void main(String[] args) throws InterruptedException {
        FieldsReadAgain one = new FieldsReadAgain(),
            two = new Sub(),
            three = new FieldsReadAgain();
        int sum = 0;
        for (int i = 0; i < 4000; i++) {
            sum = sum * 17 + one.sums() + two.sums();
            one.next = i % 3 == 0 ? two : i % 3 == 1 ? one : null;
            two.next = i % 5 == 0 ? null : three;
            sum = sum * 17 + one.aliases(i % 2 == 0 ? one : two) + two.aliases(one);
            sum = sum * 17 + one.calls() + two.calls();
            sum = sum * 17 + one.narrow(i * 77) + one.arrays(i);
            one.next = i % 3 == 0 ? two : null;
            two.next = i % 4 == 0 ? three : null;
            sum = sum * 17 + one.nulls() + two.nulls();
            sum = sum * 17 + one.pressure(two, i % 2 == 0 ? one : two, three);
            sum =
                sum * 17 +
                dead(
                    three,
                    i % 200,
                    i % 7 == 0 ? -i : i,
                    i % 3 == 0 ? null : i % 3 == 1 ? three : two
                );
            if (i % 1000 == 0) {
                Object[] garbage = new Object[1000];
                for (int k = 0; k < garbage.length; k++) garbage[k] = new int[20];
                System.gc();
                System.out.println(sum);
            }
        }
        one.next = two;
        two.next = null;
        one.number = 3;
        two.number = 4;
        System.out.println(
            sum +
                " " +
                wait(one) +
                " " +
                failure(null) +
                ", " +
                failure(one) +
                ", " +
                failure(two) +
                ", " +
                failure(three)
        );
        one.next = one;
        System.out.println(failure(one));
    }
}
