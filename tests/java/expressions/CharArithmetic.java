// SPDX-License-Identifier: MIT
/** char is a number without a sign: promotion, casts, concatenation, comparison, switch. */
public class CharArithmetic {

    public static void main(String[] args) throws Exception {
        char a = 'a',
            max = '\uffff',
            zero = 0;
        System.out.println(a + 1);
        System.out.println((char) (a + 1));
        System.out.println(a + max);
        System.out.println((short) max + " " + (byte) max + " " + (int) max);
        System.out.println(++max == 0);
        System.out.println(--zero == 65535);
        System.out.println("" + a + 1 + 'c');
        System.out.println(a + 1 + "" + 'c');
        System.out.println('a' + 'b' + "c");
        System.out.println("c" + 'a' + 'b');
        System.out.println((char) 97 + (char) 98);
        System.out.println((char) 65.9f);
        System.out.println((int) (char) -1);
        System.out.println((int) (char) 1e10);
        System.out.println((int) (char) -1.5);
        System.out.println((int) (char) Double.NaN);
        System.out.println(-a);
        System.out.println(~a);
        System.out.println(+a);
        System.out.println(a > -1);
        System.out.println((char) -1 > 0);
        System.out.println(((a * 2) / 3) % 7);
        char c = 'x';
        c++;
        c += 1;
        System.out.println(c);
        System.out.println(c++ + ++c);
        int i = c;
        System.out.println(i);
        long l = c;
        float f = c;
        double d = c;
        System.out.println(l + " " + f + " " + d);
        System.out.println('\u0041' + "" + '\101' + '\t' + '\\' + '\'' + "\0".length());
        System.out.println((char) ('a' ^ ' '));
        System.out.println((char) ('0' + 7));
        System.out.println('7' - '0');
        char[] cs = { 72, 105 };
        System.out.println(cs);
        System.out.println(String.valueOf(cs) + cs.length);
        System.out.println(Character.getNumericValue('z') + Character.MAX_VALUE);
        System.out.println((a & 0x5f) == 'A');
        System.out.println((Object) 'a' instanceof Character);
        System.out.println(Character.valueOf('a') == 'a');
        System.out.println(
            new StringBuilder()
                .append('a')
                .append((int) 'a')
                .append((char) 98)
        );
    }
}
