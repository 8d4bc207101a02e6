// SPDX-License-Identifier: MIT
/**
 * String concatenation with float: each place, constants folded, boxes, arrays, compound, beside
 * every other type.
 */
public class FloatConcatenated {

    static final float K = 1.5f;
    static float s = -0.0f;
    float f = Float.MAX_VALUE;

    static String m(float x) {
        return "<" + x + ">";
    }

    static void p(String t) {
        StringBuilder b = new StringBuilder();
        for (char c : t.toCharArray())
            if (c < 127) b.append(c);
            else b.append("\\u").append((int) c);
        System.out.println(b);
    }

    public static void main(String[] args) {
        float x = 1.5f,
            y = -0.0f,
            z = Float.MAX_VALUE;
        Float w = y,
            nul = null;
        FloatConcatenated o = new FloatConcatenated();
        int i = 1;
        long l = 2;
        char c = 'c';
        double d = .5;
        boolean t = true;
        String str = "s",
            no = null;
        Object ob = x;
        float[] a = { x, y, z };
        p("" + x);
        p(x + "");
        p("a" + y + "b");
        p("" + x + y + z);
        p(x + "," + y + "," + z);
        p("k" + K + K);
        p(K + "k" + s + o.f);
        p("" + w + nul);
        p(str + x + no + y);
        p(no + z);
        p(m(x) + m(y) + m(z));
        p("" + ob + x);
        p(a[0] + "" + a[1] + a[2] + a.length);
        p("" + i + x + l + y + c + z + d + t + str);
        p(x + str + i + y + l + z);
        p(x + "\u0001" + y + "\u0002" + z);
        p("\u00e9" + x + "\u4e2d" + y);
        p("" + (args.length == 0 ? x : y));
        p("p" + (Object) x + (CharSequence) str);
        p("" + (x + y));
        p(x + y + "" + x + y);
        p("" + -x + +y);
        p("" + x++ + ++x + x-- + --x);
        p("" + (x += 1) + x);
        p("n" + x * 2 + y / 2.0f);
        p("" + (x < y) + (x == y));
        p("" + (float) 200 + (long) z + (double) y);
        p(1 + x + "1" + x);
        str += x;
        p(str);
        str += y + "!";
        p(str);
        no += z;
        p(no);
        String[] arr = { "q" };
        arr[0] += x;
        arr[0] += w;
        p(arr[0]);
        Object obj = "o";
        obj += "" + x;
        p((String) obj);
        p(
            ("k" + K == "k" + K) +
                "" +
                ("k" + K == "k".concat("" + x)) +
                ("k" + K).equals("k" + 1.5f)
        );
        StringBuilder b = new StringBuilder();
        b.append(x).append(y).append(z).insert(0, y);
        p(b.toString());
        p(String.valueOf(x) + String.valueOf(y));
        p(String.format("%s|%s", x, w));
        p(String.join("-", "" + x, "" + y));
        String loop = "";
        for (int j = 0; j < 5; j++) loop += a[j % 3];
        p(loop);
        p("" + x + x + x + x + x + x + x + x + x + x + y + y + y + y + y + y + y + y + y + y);
        char[] chars = ("" + y).toCharArray();
        p(chars.length + "");
        p("" + x + '\n' + y + '\t' + z);
        p(new StringBuilder("sb") + "" + x);
        p("" + new int[0].length + x + (Object) null + y);
    }
}
