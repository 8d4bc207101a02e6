/* SPDX-License-Identifier: MIT */
/*
 * What formats make of numbers that are neither long nor double, and which method of a format of
 * one's own is asked.
 */
import java.math.BigInteger;
import java.text.*;
import java.util.concurrent.atomic.*;

public class NumbersOfOtherClasses extends Whole {

    static class Half extends Number {

        public int intValue() {
            return 7;
        }

        public long longValue() {
            return 8;
        }

        public float floatValue() {
            return 9.5f;
        }

        public double doubleValue() {
            return 1234.5;
        }
    }

    static class Own extends NumberFormat {

        public StringBuffer format(double d, StringBuffer to, FieldPosition p) {
            return to.append("double ").append(d);
        }

        public StringBuffer format(long d, StringBuffer to, FieldPosition p) {
            return to.append("long ").append(d);
        }

        public Number parse(String s, ParsePosition p) {
            return null;
        }
    }

    static class Counter extends AtomicLong {}

    public static void main(String[] args) {
        Object[] numbers = {
            new Half(),
            new AtomicInteger(7),
            new AtomicLong(-8),
            new Counter(),
            new LongAdder(),
            BigInteger.TEN,
            BigInteger.ONE.shiftLeft(63),
            BigInteger.ONE.shiftLeft(63).negate(),
            (byte) 1,
            (short) 2,
            3,
            4L,
            5.5f,
            6.5,
            null,
            "1"
        };
        NumberFormat[] formats = {
            new Own(),
            new DecimalFormat("#,##0.00"),
            new ChoiceFormat("0#some|100#many"),
            NumberFormat.getCompactNumberInstance()
        };
        for (Object number : numbers) {
            for (NumberFormat f : formats) {
                t(() -> f.format(number));
                t(() -> f.format(number, new StringBuffer("> "), new FieldPosition(0)));
            }
        }
        t(() -> formats[1].formatToCharacterIterator(new Half()));
        t(() -> formats[1].formatToCharacterIterator(new LongAdder()));
        t(() -> formats[1].formatToCharacterIterator(new Counter()).getEndIndex());
        DecimalFormat wide = new DecimalFormat("0.#");
        wide.setMaximumFractionDigits(700);
        wide.setMinimumFractionDigits(350);
        p(wide.toPattern());
    }
}
