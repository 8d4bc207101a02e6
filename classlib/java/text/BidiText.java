/* SPDX-License-Identifier: MIT */
package java.text;

import static java.text.BidiClasses.*;

import java.util.Arrays;

/**
 * The levels of a text by UAX 9: its paragraphs, what is embedded, and the level runs, which
 * isolates join to sequences; BidiSequence resolves these. Whatever nests is kept on a stack, and
 * no step looks back, so that time is linear.
 */
final class BidiText {
    private static final int EVEN = 1;
    private static final int ODD = 2;

    final char[] text;
    final byte[] classes;
    /** What the classes have become; BN: removed, as is the second unit of a pair. */
    final byte[] types;
    final byte[] levels;
    /** Embeddings are given; then brackets are no pairs and isolates are neutral. */
    final boolean given;
    /** Where paragraphs end, and their levels. */
    private int[] ends = new int[1];
    private byte[] bases = new byte[1];
    private int paragraphs;
    /** Of an initiator its PDI; of that PDI the run that the initiator ends, and one. */
    private int[] partners;

    /** Classes that no override hides, and parities of levels. */
    private int seen;
    private int parities;

    /** Embeddings are null, or a level for each unit, negative where it overrides. */
    BidiText(char[] text, byte[] embeddings, int flags) {
        this.text = text;
        given = embeddings != null;
        classes = BidiClasses.of(text);
        types = classes.clone();
        levels = new byte[text.length];
        partners = new int[text.length];
        int start = 0;
        do {
            int end = paragraphEnd(start);
            byte base = (byte) isolates(start, end, flags);
            addParagraph(end, base);
            if (given) {
                embed(embeddings, start, end, base);
            } else {
                embed(start, end, base);
            }
            resolve(start, end, base);
            start = end;
        } while (start < text.length);
    }

    private int paragraphEnd(int start) {
        int i = start;
        while (i < text.length && classes[i] != B) {
            i++;
        }
        boolean two = i + 1 < text.length && text[i] == '\r' && text[i + 1] == '\n';
        return Math.min(text.length, two ? i + 2 : i + 1);
    }

    private void addParagraph(int end, byte base) {
        if (paragraphs == ends.length) {
            ends = Arrays.copyOf(ends, 2 * paragraphs);
            bases = Arrays.copyOf(bases, 2 * paragraphs);
        }
        ends[paragraphs] = end;
        bases[paragraphs++] = base;
    }

    /** The level of the paragraph that has a place. */
    int baseAt(int index) {
        int found = Arrays.binarySearch(ends, 0, paragraphs, index);
        return bases[Math.min(found < 0 ? -found - 1 : found + 1, paragraphs - 1)];
    }

    /**
     * Matches initiators, and makes of an FSI what its first strong character says. The answer is
     * the level of the paragraph.
     */
    private int isolates(int start, int end, int flags) {
        int[] open = new int[4];
        int depth = 0;
        int first = ON;
        for (int i = start; i < end; i++) {
            int c = classes[i];
            if (in(c, STRONG)) {
                if (depth == 0) {
                    first = first == ON ? c : first;
                } else if (types[open[depth - 1]] == FSI) {
                    types[open[depth - 1]] = c == L ? LRI : RLI;
                }
            } else if (in(c, INITIATORS)) {
                open = depth == open.length ? Arrays.copyOf(open, 2 * depth) : open;
                open[depth++] = i;
            } else if (c == PDI && depth > 0) {
                depth--;
                if (!given) {
                    partners[open[depth]] = i;
                }
            }
        }
        boolean asks = flags == Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT
                || flags == Bidi.DIRECTION_DEFAULT_RIGHT_TO_LEFT;
        return asks && first != ON ? first == L ? 0 : 1 : flags & 1;
    }

    /** Levels of 0, and those that are too deep, are the paragraph's. */
    private void embed(byte[] embeddings, int start, int end, int base) {
        parities |= EVEN << base;
        for (int i = start; i < end; i++) {
            int level = Math.abs(embeddings[i]);
            levels[i] = (byte) (level == 0 || level > BidiStack.DEEPEST ? base : level);
            parities |= EVEN << (levels[i] & 1);
            if (isRemoved(i)) {
                types[i] = BN;
            } else if (embeddings[i] < 0) {
                types[i] = ofLevel(levels[i]);
            }
            if (embeddings[i] >= 0) {
                seen |= 1 << classes[i];
            }
        }
    }

    private boolean isRemoved(int i) {
        return in(classes[i], REMOVED) || isSecond(i);
    }

    private boolean isSecond(int i) {
        return i > 0 && Character.isSurrogatePair(text[i - 1], text[i]);
    }

    private void embed(int start, int end, int base) {
        BidiStack stack = new BidiStack(base);
        parities |= EVEN << base;
        for (int i = start; i < end; i++) {
            byte c = types[i];
            if (c == B) {
                stack = new BidiStack(base);
            }
            if (isRemoved(i)) {
                types[i] = BN;
                seen |= 1 << BN;
                if (c == PDF) {
                    stack.pop();
                } else if (in(c, EMBEDDINGS)) {
                    stack.push(c);
                }
                continue;
            }
            if (c == PDI) {
                stack.popIsolate();
            }
            levels[i] = (byte) stack.level();
            parities |= EVEN << (levels[i] & 1);
            if (stack.override() != ON) {
                types[i] = stack.override();
            } else {
                seen |= 1 << c;
            }
            if (in(c, INITIATORS)) {
                stack.pushIsolate(c == RLI);
                parities |= EVEN << (stack.level() & 1);
            }
        }
    }

    private void resolve(int start, int end, int base) {
        int inner = end;
        while (inner > start && classes[inner - 1] == B) {
            levels[--inner] = (byte) base;
        }
        join(start, inner, base);
        fill(start, inner, base);
        int reset = inner;
        for (int i = inner - 1; i >= start; i--) {
            if (classes[i] == S || reset == i + 1 && in(classes[i], SPACES)) {
                levels[i] = (byte) base;
                reset = i;
            }
        }
    }

    private void join(int start, int end, int base) {
        BidiSequence sequence = new BidiSequence(this);
        BidiRuns runs = new BidiRuns();
        for (int i = start; i < end; i++) {
            if (types[i] != BN) {
                runs.add(i, levels[i]);
            }
        }
        for (int run = 0; run < runs.count; run++) {
            int last = runs.last[run];
            if (in(classes[last], INITIATORS) && partners[last] > 0) {
                partners[partners[last]] = run + 1;
            }
            int first = runs.first[run];
            if (classes[first] == PDI && partners[first] > 0) {
                runs.next[partners[first] - 1] = run;
                runs.continues[run] = true;
            }
        }
        for (int run = 0; run < runs.count; run++) {
            if (!runs.continues[run]) {
                resolve(sequence, runs, run, start, base);
            }
        }
    }

    private void resolve(BidiSequence sequence, BidiRuns runs, int first, int start, int base) {
        int level = runs.levels[first];
        int before = first > 0 ? runs.levels[first - 1] : given ? levels[start] : base;
        int run = first;
        sequence.clear();
        sequence.add(runs.first[run], runs.last[run]);
        while (runs.next[run] > 0) {
            run = runs.next[run];
            sequence.add(runs.first[run], runs.last[run]);
        }
        int last = runs.last[run];
        boolean open = !given && in(classes[last], INITIATORS) && partners[last] == 0;
        int after = open || run + 1 == runs.count ? base : runs.levels[run + 1];
        sequence.resolve(level, ofLevel(Math.max(before, level)),
                ofLevel(Math.max(after, level)));
    }

    /** What was removed has the level of what follows it. */
    private void fill(int start, int end, int base) {
        byte next = (byte) base;
        for (int i = end - 1; i >= start; i--) {
            if (types[i] == BN && !isSecond(i)) {
                levels[i] = next;
            } else if (types[i] != BN) {
                next = levels[i];
            }
        }
        for (int i = start + 1; i < end; i++) {
            if (isSecond(i)) {
                levels[i] = levels[i - 1];
            }
        }
    }

    /**
     * Nothing goes right, so that levels that are even would change no order. Arabic digits
     * count as such where nothing neutral stands beside them.
     */
    boolean isLeftToRight() {
        int others = set(R, AL);
        if (given) {
            others |= set(AN, RLE, RLO, RLI);
        } else if (in(AN, seen)) {
            others |= ~set(L, EN, AN, NSM);
        }
        return (parities & ODD) == 0 && (seen & others) == 0;
    }

    boolean isRightToLeft() {
        int others = set(L, EN, AN, LRI, FSI);
        if (given) {
            others |= set(LRE, LRO);
        }
        return (parities & EVEN) == 0 && (seen & others) == 0;
    }
}
