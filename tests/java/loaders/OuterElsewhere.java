/* SPDX-License-Identifier: MIT */
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.Supplier;

/**
 * A nested class that a loader of its own defines again, while the class around it stays its
 * parent's: the two disagree.
 */
public class OuterElsewhere {
    public static class Inner implements Supplier<Object> {
        private int times;
        private int count() { return ++times; }
        @Override public Object get() {
            Runnable counts = this::count, again = () -> count();
            counts.run();
            again.run();
            Supplier<Inner> maker = Inner::new;
            return "counted " + count() + ", made " + maker.get().times + ", " + isOne(this);
        }
        static boolean isOne(Object o) { return o instanceof Inner; }
    }

    static final class Own extends ClassLoader {
        Own() { super(OuterElsewhere.class.getClassLoader()); }
        Class<?> define() throws Exception {
            String name = "OuterElsewhere$Inner.class";
            byte[] file = OuterElsewhere.class.getResourceAsStream(name).readAllBytes();
            return defineClass("OuterElsewhere$Inner", file, 0, file.length);
        }
    }

    interface Asked { Object ask() throws Throwable; }
    static void ask(String what, Asked asked) {
        try {
            System.out.println(what + ": " + asked.ask());
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName() + ": " + t.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = new Own().define();
        ask("get", () -> ((Supplier<?>) c.getDeclaredConstructor().newInstance()).get());
        ask("name", c::getName);
        ask("simple name", c::getSimpleName);
        ask("declaring class", c::getDeclaringClass);
        ask("enclosing class", c::getEnclosingClass);
        ask("member", c::isMemberClass);
        ask("nest host", () -> c.getNestHost().getSimpleName());
        ask("modifiers", c::getModifiers);
        ask("generic", c::toGenericString);
        ask("method", () -> c.getMethod("get"));
        ask("private", () -> c.getDeclaredMethod("count").getName());
        MethodType nothing = MethodType.methodType(void.class);
        ask("type", () ->
            MethodHandles.publicLookup().findConstructor(c, nothing).type().returnType() == c);
        ask("array", () -> java.lang.reflect.Array.newInstance(c, 2).getClass().getName());
        ask("handle", () -> {
            MethodHandles.Lookup l = MethodHandles.privateLookupIn(c, MethodHandles.lookup());
            return l.findVirtual(c, "count", MethodType.methodType(int.class))
                .invoke(c.getDeclaredConstructor().newInstance());
        });
        ask("proxy", () -> java.lang.reflect.Proxy.newProxyInstance(c.getClassLoader(),
            new Class<?>[] {Supplier.class}, (p, m, a) -> c.getName()).getClass().isSynthetic());
    }
}
