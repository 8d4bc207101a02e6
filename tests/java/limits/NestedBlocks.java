// SPDX-License-Identifier: MIT
/**
 * JLS 14: blocks, loops, conditions and handlers nested forty deep; jumps from the innermost to
 * every level.
 */
public class NestedBlocks {

    // prettier-ignore
    static int run(int leave) {
        int n = 0;
        L0: for (int i0 = 0; i0 < 2; i0++) { n++;
        L1: do { n++;
        L2: if (n >= 0) { n++;
        L3: try { n++;
        L4: synchronized (NestedBlocks.class) { n++;
        L5: { n++;
        L6: switch (n & 0) { case 0: n++;
            L7: for (int i7 = 0; i7 < 2; i7++) { n++;
            L8: do { n++;
            L9: if (n >= 0) { n++;
            L10: try { n++;
            L11: synchronized (NestedBlocks.class) { n++;
            L12: { n++;
            L13: switch (n & 0) { case 0: n++;
                L14: for (int i14 = 0; i14 < 2; i14++) { n++;
                L15: do { n++;
                L16: if (n >= 0) { n++;
                L17: try { n++;
                L18: synchronized (NestedBlocks.class) { n++;
                L19: { n++;
                L20: switch (n & 0) { case 0: n++;
                    L21: for (int i21 = 0; i21 < 2; i21++) { n++;
                    L22: do { n++;
                    L23: if (n >= 0) { n++;
                    L24: try { n++;
                    L25: synchronized (NestedBlocks.class) { n++;
                    L26: { n++;
                    L27: switch (n & 0) { case 0: n++;
                        L28: for (int i28 = 0; i28 < 2; i28++) { n++;
                        L29: do { n++;
                        switch (leave) {
                            case 0: break L0; case 1: break L1; case 2: break L2;
                            case 3: break L3; case 4: break L4; case 5: break L5;
                            case 6: break L6; case 7: break L7; case 8: break L8;
                            case 9: break L9; case 10: break L10; case 11: break L11;
                            case 12: break L12; case 13: break L13; case 14: break L14;
                            case 15: break L15; case 16: break L16; case 17: break L17;
                            case 18: break L18; case 19: break L19; case 20: break L20;
                            case 21: break L21; case 22: break L22; case 23: break L23;
                            case 24: break L24; case 25: break L25; case 26: break L26;
                            case 27: break L27; case 28: break L28; case 29: break L29;
                            case 100: throw new IllegalStateException("deep");
                            case 101: return n;
                        }
                        } while (false); }
                    } } } } finally { n += 100; } } } while (false); }
                } } } } finally { n += 100; } } } while (false); }
            } } } } finally { n += 100; } } } while (false); }
        } } } } finally { n += 100; } } } while (false); }
        return n;
    }

    public static void main(String[] args) {
        for (int k = 0; k < 30; k += 1) System.out.print(run(k) + " ");
        System.out.println(run(50) + " " + run(101));
        try {
            run(100);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(NestedBlocks.class));
        }
    }
}
