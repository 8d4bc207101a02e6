// SPDX-License-Identifier: MIT
/**
 * JVMS 4.7.3: code near 65535 bytes: finally copied at each exit triples it at each level; jumps
 * span it all.
 */
public class NearSixtyFourK {

    static int s;

    static int big(int k) {
        while (k > 0) {
            k--;
            try {
                s += 5;
                if (s == k + 5) return s * 7;
            } finally {
                try {
                    s += 4;
                    if (s == k + 4) return s * 6;
                } finally {
                    try {
                        s += 3;
                        if (s == k + 3) return s * 5;
                    } finally {
                        try {
                            s += 2;
                            if (s == k + 2) return s * 4;
                        } finally {
                            try {
                                s += 1;
                                if (s == k + 1) return s * 3;
                            } finally {
                                try {
                                    s += 0;
                                    if (s == k + 0) return s * 2;
                                } finally {
                                    s ^= k;
                                }
                            }
                        }
                    }
                }
            }
            try {
                s += 4;
                if (s == k + 4) return s * 6;
            } finally {
                try {
                    s += 3;
                    if (s == k + 3) return s * 5;
                } finally {
                    try {
                        s += 2;
                        if (s == k + 2) return s * 4;
                    } finally {
                        try {
                            s += 1;
                            if (s == k + 1) return s * 3;
                        } finally {
                            try {
                                s += 0;
                                if (s == k + 0) return s * 2;
                            } finally {
                                s ^= k;
                            }
                        }
                    }
                }
            }
            try {
                s += 4;
                if (s == k + 4) return s * 6;
            } finally {
                try {
                    s += 3;
                    if (s == k + 3) return s * 5;
                } finally {
                    try {
                        s += 2;
                        if (s == k + 2) return s * 4;
                    } finally {
                        try {
                            s += 1;
                            if (s == k + 1) return s * 3;
                        } finally {
                            try {
                                s += 0;
                                if (s == k + 0) return s * 2;
                            } finally {
                                s ^= k;
                            }
                        }
                    }
                }
            }
            try {
                s += 4;
                if (s == k + 4) return s * 6;
            } finally {
                try {
                    s += 3;
                    if (s == k + 3) return s * 5;
                } finally {
                    try {
                        s += 2;
                        if (s == k + 2) return s * 4;
                    } finally {
                        try {
                            s += 1;
                            if (s == k + 1) return s * 3;
                        } finally {
                            try {
                                s += 0;
                                if (s == k + 0) return s * 2;
                            } finally {
                                s ^= k;
                            }
                        }
                    }
                }
            }
            try {
                s += 4;
                if (s == k + 4) return s * 6;
            } finally {
                try {
                    s += 3;
                    if (s == k + 3) return s * 5;
                } finally {
                    try {
                        s += 2;
                        if (s == k + 2) return s * 4;
                    } finally {
                        try {
                            s += 1;
                            if (s == k + 1) return s * 3;
                        } finally {
                            try {
                                s += 0;
                                if (s == k + 0) return s * 2;
                            } finally {
                                s ^= k;
                            }
                        }
                    }
                }
            }
            try {
                s += 4;
                if (s == k + 4) return s * 6;
            } finally {
                try {
                    s += 3;
                    if (s == k + 3) return s * 5;
                } finally {
                    try {
                        s += 2;
                        if (s == k + 2) return s * 4;
                    } finally {
                        try {
                            s += 1;
                            if (s == k + 1) return s * 3;
                        } finally {
                            try {
                                s += 0;
                                if (s == k + 0) return s * 2;
                            } finally {
                                s ^= k;
                            }
                        }
                    }
                }
            }
            if (k == 3) continue;
            s++;
        }
        return s;
    }

    public static void main(String[] args) throws Exception {
        for (int k = -2; k < 20; k++) {
            s = 0;
            int r = big(k);
            System.out.print(r + "/" + s + " ");
        }
        System.out.println();
        long sum = 0;
        for (int k = 0; k < 2000; k++) {
            s = k;
            sum += big(k & 31) ^ s;
        }
        System.out.println(sum);
        try {
            s = 5;
            big(1);
            int[] none = null;
            none[s] = big(2);
        } catch (NullPointerException e) {
            System.out.println(e.getStackTrace()[0].getMethodName() + " " + s);
        }
    }
}
