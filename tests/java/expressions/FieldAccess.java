// SPDX-License-Identifier: MIT
/**
 * Field access through null, static through instance expressions that are evaluated, super and
 * qualified this.
 */
public class FieldAccess {

    static int stat = 3,
        calls;
    int inst = 4;
    int[] arr = new int[3];
    long wide = 1L << 35;
    byte b;
    char c;
    boolean z;
    float f;
    double d;
    FieldAccess chain;
    String text = "t";
    static volatile long vol = 5;
    static FieldAccess one = new FieldAccess();

    static FieldAccess make() {
        calls++;
        return one;
    }

    static FieldAccess none() {
        calls += 100;
        return null;
    }

    static int value() {
        calls += 1000;
        return 1;
    }

    static int idx() {
        calls += 10;
        return 1;
    }

    static class Sub extends FieldAccess {

        int inst = 40;

        String both() {
            return inst + " " + super.inst + " " + ((FieldAccess) this).inst + " " + Sub.super.inst;
        }
    }

    public static void main(String[] args) throws Exception {
        FieldAccess n = null;
        System.out.println(n.stat);
        System.out.println(make().stat + calls);
        try {
            System.out.println(n.inst);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(make().inst++ + make().inst + " " + calls);
        try {
            none().inst = value();
        } catch (NullPointerException e) {
            System.out.println("null after " + calls);
        }
        make().arr[idx()] += 5;
        System.out.println(make().arr[1] + " " + calls);
        System.out.println(new Sub().both());
        System.out.println(((FieldAccess) new Sub()).inst + new Sub().inst);
        make().chain = one;
        one.chain = one;
        System.out.println(one.chain.chain.chain.inst);
        long before = one.wide;
        one.wide += one.wide++ + ++one.wide;
        System.out.println(one.wide - before);
        one.b += 300;
        one.c--;
        one.z ^= true;
        one.f /= 0;
        one.d %= 0;
        System.out.println(one.b + " " + (int) one.c + " " + one.z + " " + one.f + " " + one.d);
        one.inst = make().inst = 77;
        System.out.println(one.inst);
        System.out.println((one.text += null));
        vol++;
        System.out.println(vol-- + vol);
    }
}
