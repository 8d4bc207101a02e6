// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/** Reflective calls done often enough that accessors are replaced give the same each time. */
public class Repeated {
    private int x;
    private long sum;

    private int add(int a, Integer b, long c) {
        x++;
        sum += a + b + c;
        if (a == 99) {
            throw new IllegalArgumentException("ninety-nine");
        }
        return x;
    }

    Repeated() {
    }

    private Repeated(int x) {
        this.x = x;
    }

    public static void main(String[] args) throws Exception {
        Method m = Repeated.class.getDeclaredMethod("add", int.class, Integer.class, long.class);
        Constructor<Repeated> c = Repeated.class.getDeclaredConstructor(int.class);
        Field f = Repeated.class.getDeclaredField("x");
        Repeated r = new Repeated();
        int thrown = 0;
        int made = 0;
        for (int i = 0; i < 300; i++) {
            try {
                if ((Integer) m.invoke(r, i % 100, i, (byte) 1) != i + 1) {
                    System.out.println("wrong at " + i);
                }
            } catch (InvocationTargetException e) {
                thrown += e.getCause() instanceof IllegalArgumentException ? 1 : 1000;
            }
            made += c.newInstance(i).x;
            f.setInt(r, f.getInt(r));
            try {
                m.invoke(r, "x", 1, 1L);
                System.out.println("no exception");
            } catch (IllegalArgumentException e) {
                thrown += 10;
            }
        }
        System.out.println(r.x + " " + r.sum + " " + thrown + " " + made);
    }
}
