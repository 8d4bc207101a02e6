// SPDX-License-Identifier: MIT
/**
 * Helpful messages for getfield and putfield of each type through chains of fields, statics, arrays
 * and calls.
 */
public class FieldChains {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    FieldChains a, b;
    FieldChains[] arr;
    int i;
    long l;
    float f;
    double d;
    boolean z;
    char c;
    byte y;
    short s;
    String t;
    static FieldChains st;
    static FieldChains[] starr;

    FieldChains m() {
        return a;
    }

    static FieldChains sm(int x) {
        return st;
    }

    FieldChains with(FieldChains... x) {
        return b;
    }

    class Inner {

        String text = null;

        FieldChains outer() {
            return FieldChains.this;
        }

        int len() {
            return t.length();
        }

        int chain() {
            return FieldChains.this.a.i;
        }
    }

    static class Sub extends FieldChains {

        int viaSuper() {
            return super.a.i;
        }

        int viaThis() {
            return this.a.b.i;
        }
    }

    public static void main(String[] args) {
        FieldChains n = null,
            o = new FieldChains();
        o.a = new FieldChains();
        o.arr = new FieldChains[2];
        int k = 1;
        t(() -> n.i);
        t(() -> n.l);
        t(() -> n.f);
        t(() -> n.d);
        t(() -> n.z);
        t(() -> n.c);
        t(() -> n.y);
        t(() -> n.s);
        t(() -> n.t);
        t(() -> n.i = 1);
        t(() -> n.l = 1);
        t(() -> n.f = 1);
        t(() -> n.d = 1);
        t(() -> n.z = true);
        t(() -> n.c = 'x');
        t(() -> n.y = 1);
        t(() -> n.s = 1);
        t(() -> n.t = "");
        t(() -> n.i++);
        t(() -> n.l += 2);
        t(() -> n.d *= 2);
        t(() -> n.t += "x");
        t(() -> n.z ^= true);
        t(() -> --n.c);
        t(() -> o.b.i);
        t(() -> o.a.a.b);
        t(() -> o.a.b.a.b.i = 3);
        t(() -> o.b.b.b.b);
        t(() -> o.a.arr[0].i);
        t(() -> o.arr[0].i);
        t(() -> o.arr[k].l = 5);
        t(() -> o.arr[k].arr[k].d);
        t(() -> st.i);
        t(() -> st.a.i);
        t(() -> FieldChains.st.l = 4);
        t(() -> starr[0].i);
        t(() -> sm(5).i);
        t(() -> sm(k).a = o);
        t(() -> o.m().a.i);
        t(() -> o.m().m().i);
        t(() -> o.a.m().i++);
        t(() -> o.with(o, n).i);
        t(() -> o.with().with().i);
        t(() -> o.a.with(o.a.a).t);
        t(() -> ((FieldChains) (Object) n).i);
        t(() -> (k > 0 ? n : o).i);
        t(() -> (o.z ? o : o.b).i);
        t(() -> o.new Inner().text.length());
        t(() -> o.new Inner().outer().b.i);
        t(() -> o.new Inner().len());
        t(() -> new FieldChains().new Inner().chain());
        t(() -> n.new Inner());
        t(() -> o.b.new Inner());
        t(() -> new Sub().viaSuper());
        t(() -> new Sub().viaThis());
        t(() -> new FieldChains().a.i);
        // prettier-ignore
        t(() -> (new FieldChains[3])[k].i);
        t(() -> o.t.length());
        t(() -> o.a.t.charAt(0));
        t(() -> (o.t = null).length());
        t(() -> (o.b = n).i);
        t(() -> o.b.i = o.a.b.i);
        t(() -> n.i + n.l);
        t(() -> o.i + n.i);
        t(() -> {
            FieldChains x = o;
            while (true) x = x.a;
        });
        t(() -> {
            FieldChains[] x = { o, null };
            int sum = 0;
            for (FieldChains e : x) sum += e.i;
            return sum;
        });
        t(() -> {
            FieldChains x;
            return (x = o.b) == null ? x.i : 0;
        });
        t(() -> {
            var x = o.arr;
            return x[0].arr[1].i;
        });
    }
}
