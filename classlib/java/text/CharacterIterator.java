/* SPDX-License-Identifier: MIT */
package java.text;

/** A walk over characters in both directions. */
public interface CharacterIterator extends Cloneable {
    char DONE = '\uFFFF';

    char first();

    char last();

    char current();

    char next();

    char previous();

    char setIndex(int position);

    int getBeginIndex();

    int getEndIndex();

    int getIndex();

    Object clone();
}
