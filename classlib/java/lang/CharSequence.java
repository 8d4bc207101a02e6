/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** A readable sequence of characters. */
public interface CharSequence {
    int length();

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    String toString();

    default IntStream chars() {
        class CharIterator implements PrimitiveIterator.OfInt {
            int at;

            public boolean hasNext() {
                return at < length();
            }

            public int nextInt() {
                if (at >= length()) {
                    throw new NoSuchElementException();
                }
                return charAt(at++);
            }
        }
        return StreamSupport.intStream(
                () -> Spliterators.spliterator(new CharIterator(), length(), Spliterator.ORDERED),
                Spliterator.SUBSIZED | Spliterator.SIZED | Spliterator.ORDERED, false);
    }

    default IntStream codePoints() {
        class CodePointIterator implements PrimitiveIterator.OfInt {
            int at;

            public boolean hasNext() {
                return at < length();
            }

            public int nextInt() {
                if (at >= length()) {
                    throw new NoSuchElementException();
                }
                int point = Character.codePointAt(CharSequence.this, at);
                at += Character.charCount(point);
                return point;
            }
        }
        return StreamSupport.intStream(
                () -> Spliterators.spliteratorUnknownSize(new CodePointIterator(),
                        Spliterator.ORDERED),
                Spliterator.ORDERED, false);
    }

    static int compare(CharSequence cs1, CharSequence cs2) {
        if (Objects.requireNonNull(cs1) == Objects.requireNonNull(cs2)) {
            return 0;
        }
        int length = Math.min(cs1.length(), cs2.length());
        for (int i = 0; i < length; i++) {
            int difference = cs1.charAt(i) - cs2.charAt(i);
            if (difference != 0) {
                return difference;
            }
        }
        return cs1.length() - cs2.length();
    }
}
