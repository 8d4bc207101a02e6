// SPDX-License-Identifier: MIT
/** JVMS 6.5 wide: loads, stores, iinc and ret-less loops with locals above 255 of each type. */
public class WideLocals {

    static String run(int p, long q) {
        int i0 = p + 0;
        int i1 = p + 1;
        int i2 = p + 2;
        int i3 = p + 3;
        int i4 = p + 4;
        int i5 = p + 5;
        int i6 = p + 6;
        int i7 = p + 7;
        int i8 = p + 8;
        int i9 = p + 9;
        int i10 = p + 10;
        int i11 = p + 11;
        int i12 = p + 12;
        int i13 = p + 13;
        int i14 = p + 14;
        int i15 = p + 15;
        int i16 = p + 16;
        int i17 = p + 17;
        int i18 = p + 18;
        int i19 = p + 19;
        int i20 = p + 20;
        int i21 = p + 21;
        int i22 = p + 22;
        int i23 = p + 23;
        int i24 = p + 24;
        int i25 = p + 25;
        int i26 = p + 26;
        int i27 = p + 27;
        int i28 = p + 28;
        int i29 = p + 29;
        int i30 = p + 30;
        int i31 = p + 31;
        int i32 = p + 32;
        int i33 = p + 33;
        int i34 = p + 34;
        int i35 = p + 35;
        int i36 = p + 36;
        int i37 = p + 37;
        int i38 = p + 38;
        int i39 = p + 39;
        int i40 = p + 40;
        int i41 = p + 41;
        int i42 = p + 42;
        int i43 = p + 43;
        int i44 = p + 44;
        int i45 = p + 45;
        int i46 = p + 46;
        int i47 = p + 47;
        int i48 = p + 48;
        int i49 = p + 49;
        int i50 = p + 50;
        int i51 = p + 51;
        int i52 = p + 52;
        int i53 = p + 53;
        int i54 = p + 54;
        int i55 = p + 55;
        int i56 = p + 56;
        int i57 = p + 57;
        int i58 = p + 58;
        int i59 = p + 59;
        int i60 = p + 60;
        int i61 = p + 61;
        int i62 = p + 62;
        int i63 = p + 63;
        int i64 = p + 64;
        int i65 = p + 65;
        int i66 = p + 66;
        int i67 = p + 67;
        int i68 = p + 68;
        int i69 = p + 69;
        int i70 = p + 70;
        int i71 = p + 71;
        int i72 = p + 72;
        int i73 = p + 73;
        int i74 = p + 74;
        int i75 = p + 75;
        int i76 = p + 76;
        int i77 = p + 77;
        int i78 = p + 78;
        int i79 = p + 79;
        int i80 = p + 80;
        int i81 = p + 81;
        int i82 = p + 82;
        int i83 = p + 83;
        int i84 = p + 84;
        int i85 = p + 85;
        int i86 = p + 86;
        int i87 = p + 87;
        int i88 = p + 88;
        int i89 = p + 89;
        long l0 = q + 0;
        long l1 = q + 1;
        long l2 = q + 2;
        long l3 = q + 3;
        long l4 = q + 4;
        long l5 = q + 5;
        long l6 = q + 6;
        long l7 = q + 7;
        long l8 = q + 8;
        long l9 = q + 9;
        long l10 = q + 10;
        long l11 = q + 11;
        long l12 = q + 12;
        long l13 = q + 13;
        long l14 = q + 14;
        long l15 = q + 15;
        long l16 = q + 16;
        long l17 = q + 17;
        long l18 = q + 18;
        long l19 = q + 19;
        long l20 = q + 20;
        long l21 = q + 21;
        long l22 = q + 22;
        long l23 = q + 23;
        long l24 = q + 24;
        long l25 = q + 25;
        long l26 = q + 26;
        long l27 = q + 27;
        long l28 = q + 28;
        long l29 = q + 29;
        long l30 = q + 30;
        long l31 = q + 31;
        long l32 = q + 32;
        long l33 = q + 33;
        long l34 = q + 34;
        long l35 = q + 35;
        long l36 = q + 36;
        long l37 = q + 37;
        long l38 = q + 38;
        long l39 = q + 39;
        long l40 = q + 40;
        long l41 = q + 41;
        long l42 = q + 42;
        long l43 = q + 43;
        long l44 = q + 44;
        long l45 = q + 45;
        long l46 = q + 46;
        long l47 = q + 47;
        long l48 = q + 48;
        long l49 = q + 49;
        long l50 = q + 50;
        long l51 = q + 51;
        long l52 = q + 52;
        long l53 = q + 53;
        long l54 = q + 54;
        long l55 = q + 55;
        long l56 = q + 56;
        long l57 = q + 57;
        long l58 = q + 58;
        long l59 = q + 59;
        double d0 = q / 2.0 + 0;
        double d1 = q / 2.0 + 1;
        double d2 = q / 2.0 + 2;
        double d3 = q / 2.0 + 3;
        double d4 = q / 2.0 + 4;
        double d5 = q / 2.0 + 5;
        double d6 = q / 2.0 + 6;
        double d7 = q / 2.0 + 7;
        double d8 = q / 2.0 + 8;
        double d9 = q / 2.0 + 9;
        double d10 = q / 2.0 + 10;
        double d11 = q / 2.0 + 11;
        double d12 = q / 2.0 + 12;
        double d13 = q / 2.0 + 13;
        double d14 = q / 2.0 + 14;
        double d15 = q / 2.0 + 15;
        double d16 = q / 2.0 + 16;
        double d17 = q / 2.0 + 17;
        double d18 = q / 2.0 + 18;
        double d19 = q / 2.0 + 19;
        double d20 = q / 2.0 + 20;
        double d21 = q / 2.0 + 21;
        double d22 = q / 2.0 + 22;
        double d23 = q / 2.0 + 23;
        double d24 = q / 2.0 + 24;
        double d25 = q / 2.0 + 25;
        double d26 = q / 2.0 + 26;
        double d27 = q / 2.0 + 27;
        double d28 = q / 2.0 + 28;
        double d29 = q / 2.0 + 29;
        double d30 = q / 2.0 + 30;
        double d31 = q / 2.0 + 31;
        double d32 = q / 2.0 + 32;
        double d33 = q / 2.0 + 33;
        double d34 = q / 2.0 + 34;
        double d35 = q / 2.0 + 35;
        double d36 = q / 2.0 + 36;
        double d37 = q / 2.0 + 37;
        double d38 = q / 2.0 + 38;
        double d39 = q / 2.0 + 39;
        int i = 5;
        long l = 1L << 40;
        float f = 2.5f;
        double d = -0.5;
        String s = "far";
        byte b = 127;
        char c = 'z';
        short h = -1;
        boolean z = true;
        int[] arr = { 1, 2, 3 };
        i++;
        i += 100;
        i -= 200;
        i += 32767;
        i -= 32768;
        i += 40000;
        l += i;
        f *= 2;
        d += f;
        b++;
        c++;
        h--;
        z ^= true;
        s += i;
        arr[i & 1] += 5;
        arr[1]++;
        for (int j = 0; j < 10; j++) {
            i += j;
            if (j == 5) continue;
            l -= j;
        }
        try {
            i /= z ? 1 : 0;
        } catch (ArithmeticException e) {
            s += e.getMessage();
        } finally {
            i += 1000;
        }
        int j = i++ + ++i - i-- - --i;
        int far = i;
        Runnable r = () -> System.out.println("captured " + far);
        r.run();
        synchronized (s) {
            d = Math.floor(d);
        }
        long sum =
            i0 +
            i7 +
            i14 +
            i21 +
            i28 +
            i35 +
            i42 +
            i49 +
            i56 +
            i63 +
            i70 +
            i77 +
            i84 +
            l0 +
            l7 +
            l14 +
            l21 +
            l28 +
            l35 +
            l42 +
            l49 +
            l56;
        double ds = d0 + d3 + d6 + d9 + d12 + d15 + d18 + d21 + d24 + d27 + d30 + d33 + d36 + d39;
        for (String each : new String[] { "x", "y" }) s += each;
        switch (i % 3) {
            case 0:
                s += "zero";
                break;
            case 1:
                s += "one";
                break;
            default:
                s += "other";
        }
        return (
            i +
            " " +
            j +
            " " +
            l +
            " " +
            f +
            " " +
            d +
            " " +
            s +
            " " +
            b +
            " " +
            c +
            " " +
            h +
            " " +
            z +
            " " +
            arr[0] +
            arr[1] +
            " " +
            sum +
            " " +
            ds
        );
    }

    public static void main(String[] args) {
        System.out.println(run(1, 2));
        for (int k = 0; k < 30; k++) run(k, -k);
        System.out.println(run(-7, Long.MAX_VALUE));
    }
}
