// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/** IllegalAccessException's words; setAccessible, canAccess, trySetAccessible; nestmates. */
public class AccessChecks {

    static class Nested {

        private int p = 1;
        private static String ps = "ps";

        private Nested() {}

        private String m() {
            return "m" + p;
        }
    }

    public static void main(String[] args) throws Exception {
        Field p = Nested.class.getDeclaredField("p");
        Constructor<Nested> c = Nested.class.getDeclaredConstructor();
        Nested n = c.newInstance();
        System.out.println(
            p.getInt(n) +
                " " +
                Nested.class.getDeclaredMethod("m").invoke(n) +
                " " +
                Nested.class.getDeclaredField("ps").get(null)
        );
        Class<?> o = AccessOther.class;
        Field f = o.getDeclaredField("f");
        Method m = o.getDeclaredMethod("m", int.class, String[].class);
        Constructor<?> k = o.getDeclaredConstructor(String.class);
        AccessOther x = new AccessOther();
        Probe.show("field", () -> f.get(x));
        Probe.show("set", () -> {
            f.set(x, 2);
            return 0;
        });
        Probe.show("method", () -> m.invoke(x, 1, null));
        Probe.show("constructor", () -> k.newInstance("s"));
        Probe.show("static", () -> o.getDeclaredField("sf").get(null));
        Probe.show("package", () -> o.getDeclaredField("pack").get(x));
        System.out.println(
            f.isAccessible() +
                " " +
                f.canAccess(x) +
                " " +
                f.trySetAccessible() +
                " " +
                f.canAccess(x) +
                " " +
                f.isAccessible()
        );
        m.setAccessible(true);
        AccessibleObject.setAccessible(new AccessibleObject[] { k }, true);
        Probe.show("field", () -> f.get(x));
        Probe.show("method", () -> m.invoke(x, 1, new String[0]));
        Probe.show("constructor", () -> k.newInstance("s").getClass());
        f.setAccessible(false);
        Probe.show("field again", () -> f.get(x));
        Probe.show("canAccess null", () -> f.canAccess(null));
        Probe.show("canAccess wrong", () -> f.canAccess("x"));
        Probe.show("canAccess static", () -> o.getDeclaredField("sf").canAccess(x));
        Probe.show("canAccess constructor", () -> k.canAccess(x));
        Probe.show("String.value", () -> {
            Field v = String.class.getDeclaredField("value");
            try {
                v.setAccessible(true);
                return "open";
            } catch (InaccessibleObjectException e) {
                return e.getMessage();
            }
        });
        Probe.show("String.value try", () ->
            String.class.getDeclaredField("hash").trySetAccessible()
        );
        Probe.show("String.hash get", () -> String.class.getDeclaredField("hash").get("x"));
        Probe.show("Class constructor", () -> {
            Class.class.getDeclaredConstructors()[0].setAccessible(true);
            return 0;
        });
        Probe.show("Object.clone", () -> Object.class.getDeclaredMethod("clone").invoke(x));
        Probe.show("Class.newInstance", () -> AccessOther.Hidden.class.newInstance());
        Probe.show("protected", () -> AccessOther.class.getDeclaredMethod("prot").invoke(x));
    }
}

class AccessOther {

    private int f = 5;
    private static int sf = 6;
    int pack = 7;

    AccessOther() {}

    private AccessOther(String s) {}

    private String m(int a, String... b) {
        return "m" + a;
    }

    protected String prot() {
        return "prot";
    }

    static class Hidden {

        private Hidden() {}
    }
}
