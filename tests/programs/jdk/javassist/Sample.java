// SPDX-License-Identifier: MIT
import java.lang.reflect.Method;
import javassist.*;
import javassist.util.proxy.*;

// Source that is compiled in place, methods that are wrapped, proxies.
public class Sample {

    public interface Shape {
        double area(double x);
    }

    public static class Base {

        public int add(int a, int b) {
            return a + b;
        }

        protected String name() {
            return "base";
        }

        public String call() {
            return name();
        }
    }

    public static void main(String[] args) throws Exception {
        ClassPool pool = ClassPool.getDefault();
        CtClass c = pool.makeClass("Square", pool.get("java.lang.Object"));
        c.addInterface(pool.get("Sample$Shape"));
        c.addField(CtField.make("private int calls = 0;", c));
        c.addMethod(
            CtMethod.make(
                "public double area(double x) { calls++; double s = 0; " +
                    "for (int i = 0; i < 10; i++) { if (i % 2 == 0) s += x * x; " +
                    "else s -= x / (i + 1); } return s + calls; }",
                c
            )
        );
        c.addMethod(
            CtMethod.make(
                "public String toString() { StringBuffer b = new StringBuffer(); " +
                    "try { Object o = null; o.hashCode(); } " +
                    "catch (NullPointerException e) { b.append(\"caught\"); } " +
                    "finally { b.append(calls); } return b.toString(); }",
                c
            )
        );
        Shape s = (Shape) c.toClass(Sample.class).getDeclaredConstructor().newInstance();
        System.out.println(s.area(3) + " " + s.area(1.5) + " " + s);
        CtClass loop = pool.get("Sample$Timed");
        loop.getDeclaredMethod("work").insertBefore("System.out.println(\"before \" + $1);");
        loop.getDeclaredMethod("work").insertAfter(
            "{ System.out.println(\"after \" + $_); $_ = $_ * 2; }",
            true
        );
        loop.getDeclaredMethod("work").addCatch(
            "{ System.out.println($e.getMessage()); return -1; }",
            pool.get("java.lang.ArithmeticException")
        );
        Class<?> changed = loop.toClass(Sample.class);
        System.out.println(
            new Timed().work(5) + " " + new Timed().work(0) + " " + changed.getName()
        );
        ProxyFactory f = new ProxyFactory();
        f.setSuperclass(Base.class);
        f.setFilter(m -> !m.getName().equals("finalize"));
        Base b = (Base) f.create(
            new Class<?>[0],
            new Object[0],
            (Object self, Method m, Method proceed, Object[] a) ->
                m.getName().equals("add")
                    ? (Object) ((int) proceed.invoke(self, a) * 10)
                    : proceed.invoke(self, a)
        );
        System.out.println(
            b.add(2, 3) + " " + b.call() + " " + ProxyFactory.isProxyClass(b.getClass())
        );
        try {
            CtMethod.make("public int bad() { return nothing; }", pool.makeClass("Bad"));
        } catch (CannotCompileException e) {
            System.out.println(e.getReason());
        }
    }

    public static class Timed {

        public int work(int n) {
            return 100 / n;
        }
    }
}
