/* SPDX-License-Identifier: MIT */
package java.text;

import static java.text.BidiClasses.*;

/** The embeddings, overrides and isolates that are open: rules X1 to X7. */
final class BidiStack {
    static final int DEEPEST = 125;

    private final byte[] levels = new byte[DEEPEST + 2];
    private final byte[] overrides = new byte[DEEPEST + 2];
    private final boolean[] isolates = new boolean[DEEPEST + 2];
    private int top;
    /** Those that found no room, and the isolates that did. */
    private int lostIsolates;
    private int lostEmbeddings;
    private int openIsolates;

    BidiStack(int base) {
        levels[0] = (byte) base;
        overrides[0] = ON;
    }

    int level() {
        return levels[top];
    }

    /** The class that characters get; ON: their own. */
    byte override() {
        return overrides[top];
    }

    private int deeper(boolean odd) {
        return odd ? levels[top] + 1 | 1 : levels[top] + 2 & ~1;
    }

    private void push(int level, byte override, boolean isolate) {
        top++;
        levels[top] = (byte) level;
        overrides[top] = override;
        isolates[top] = isolate;
    }

    void push(int c) {
        int level = deeper(c == RLE || c == RLO);
        if (level <= DEEPEST && lostIsolates == 0 && lostEmbeddings == 0) {
            push(level, c == RLO ? R : c == LRO ? L : ON, false);
        } else if (lostIsolates == 0) {
            lostEmbeddings++;
        }
    }

    void pushIsolate(boolean odd) {
        int level = deeper(odd);
        if (level <= DEEPEST && lostIsolates == 0 && lostEmbeddings == 0) {
            openIsolates++;
            push(level, ON, true);
        } else {
            lostIsolates++;
        }
    }

    void pop() {
        if (lostIsolates > 0) {
            return;
        }
        if (lostEmbeddings > 0) {
            lostEmbeddings--;
        } else if (top > 0 && !isolates[top]) {
            top--;
        }
    }

    /** Embeddings that were opened within the isolate end with it. */
    void popIsolate() {
        if (lostIsolates > 0) {
            lostIsolates--;
        } else if (openIsolates > 0) {
            lostEmbeddings = 0;
            while (!isolates[top]) {
                top--;
            }
            top--;
            openIsolates--;
        }
    }
}
