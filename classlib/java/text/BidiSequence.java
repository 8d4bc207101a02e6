/* SPDX-License-Identifier: MIT */
package java.text;

import static java.text.BidiClasses.*;

import java.util.Arrays;
import jdk.internal.text.Brackets;

/** Resolves the characters of an isolating run sequence: rules W, N and I of UAX 9. */
final class BidiSequence {
    private static final int NESTED = 63;

    private final BidiText owner;
    /** Places in the text, and what the types there have become. */
    private int[] places = new int[16];
    private byte[] types = new byte[16];
    private int size;
    private byte start;
    private byte end;

    /** Where the bracket of an opening one closes, and which sides are strong between them. */
    private int[] closings = new int[0];
    private byte[] inside = new byte[0];
    private final int[] open = new int[NESTED];
    private final int[] awaited = new int[NESTED];

    BidiSequence(BidiText owner) {
        this.owner = owner;
    }

    void clear() {
        size = 0;
    }

    void add(int first, int last) {
        for (int i = first; i <= last; i++) {
            if (owner.types[i] == BN) {
                continue;
            }
            if (size == places.length) {
                places = Arrays.copyOf(places, 2 * size);
                types = Arrays.copyOf(types, 2 * size);
            }
            places[size] = i;
            types[size++] = owner.types[i];
        }
    }

    /** The sides are L or R, as if characters of these classes stood before and behind. */
    void resolve(int level, byte before, byte behind) {
        start = before;
        end = behind;
        resolveByStrong();
        resolveSeparators();
        resolveTerminators();
        if (!owner.given && pairBrackets()) {
            resolveBrackets(ofLevel(level));
        }
        resolveNeutrals(ofLevel(level));
        for (int i = 0; i < size; i++) {
            int type = types[i];
            boolean even = (level & 1) == 0;
            int more = type == L ? even ? 0 : 1 : type == R ? even ? 1 : 0 : even ? 2 : 1;
            owner.levels[places[i]] = (byte) (level + more);
        }
    }

    /** W1 to W3. */
    private void resolveByStrong() {
        byte before = start;
        byte strong = start;
        for (int i = 0; i < size; i++) {
            byte type = types[i];
            if (type == NSM) {
                type = in(before, ISOLATES) ? ON : before;
            }
            before = type;
            if (in(type, STRONG)) {
                strong = type;
            }
            types[i] = type == EN && strong == AL ? AN : type == AL ? R : type;
        }
    }

    /** W4. */
    private void resolveSeparators() {
        for (int i = 1; i + 1 < size; i++) {
            byte before = types[i - 1];
            if (before == types[i + 1] && (before == EN && types[i] == ES
                    || in(before, set(EN, AN)) && types[i] == CS)) {
                types[i] = before;
            }
        }
    }

    /** W5 to W7. */
    private void resolveTerminators() {
        for (int i = 0; i < size; i++) {
            if (types[i] == ET) {
                int last = i;
                while (last + 1 < size && types[last + 1] == ET) {
                    last++;
                }
                boolean number = i > 0 && types[i - 1] == EN
                        || last + 1 < size && types[last + 1] == EN;
                Arrays.fill(types, i, last + 1, number ? EN : ON);
                i = last;
            } else if (in(types[i], set(ES, CS))) {
                types[i] = ON;
            }
        }
        byte strong = start;
        for (int i = 0; i < size; i++) {
            if (in(types[i], STRONG)) {
                strong = types[i];
            } else if (types[i] == EN && strong == L) {
                types[i] = L;
            }
        }
    }

    /** L, R, or ON of what is neutral. */
    private static byte side(byte type) {
        return type == L ? L : in(type, set(R, EN, AN)) ? R : ON;
    }

    private static byte bit(byte side) {
        return (byte) (side == L ? 1 : 2);
    }

    /** BD16. Pairs nest, so that what is strong between two was seen since the first. */
    private boolean pairBrackets() {
        int depth = 0;
        boolean found = false;
        int lastLeft = -1;
        int lastRight = -1;
        for (int i = 0; i < size; i++) {
            byte side = side(types[i]);
            lastLeft = side == L ? i : lastLeft;
            lastRight = side == R ? i : lastRight;
            int bracket = types[i] == ON ? Brackets.of(owner.text[places[i]]) : 0;
            if (bracket > 0) {
                if (depth == NESTED) {
                    return found;
                }
                open[depth] = i;
                awaited[depth++] = -bracket;
            } else if (bracket < 0) {
                int at = depth - 1;
                while (at >= 0 && awaited[at] != bracket) {
                    at--;
                }
                if (at >= 0) {
                    if (!found) {
                        found = true;
                        forgetPairs();
                    }
                    depth = at;
                    closings[open[at]] = i;
                    inside[open[at]] = (byte) ((lastLeft > open[at] ? 1 : 0)
                            | (lastRight > open[at] ? 2 : 0));
                }
            }
        }
        return found;
    }

    private void forgetPairs() {
        if (closings.length < size) {
            closings = new int[types.length];
            inside = new byte[types.length];
        } else {
            Arrays.fill(closings, 0, size, 0);
        }
    }

    /** N0. */
    private void resolveBrackets(byte embedding) {
        byte context = start;
        for (int i = 0; i < size; i++) {
            if (closings[i] > 0) {
                byte side = ON;
                if ((inside[i] & bit(embedding)) != 0) {
                    side = embedding;
                } else if (inside[i] != 0) {
                    side = context != embedding ? context : embedding;
                }
                if (side != ON) {
                    setBracket(i, side);
                    setBracket(closings[i], side);
                }
            }
            byte side = side(types[i]);
            context = side == ON ? context : side;
        }
    }

    private void setBracket(int index, byte side) {
        types[index] = side;
        for (int i = index + 1; i < size && owner.classes[places[i]] == NSM; i++) {
            types[i] = side;
        }
    }

    /** N1 and N2. */
    private void resolveNeutrals(byte embedding) {
        byte before = start;
        for (int i = 0; i < size; i++) {
            if (!in(types[i], NEUTRALS)) {
                before = side(types[i]);
                continue;
            }
            int last = i;
            while (last + 1 < size && in(types[last + 1], NEUTRALS)) {
                last++;
            }
            byte behind = last + 1 < size ? side(types[last + 1]) : end;
            Arrays.fill(types, i, last + 1, before == behind ? before : embedding);
            i = last;
        }
    }
}
