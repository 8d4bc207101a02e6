// SPDX-License-Identifier: MIT
// Byte Buddy: subclasses with methods delegated, classes made from nothing, redefined ones, and
// proxies whose calls come with what was called; class files described.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.NamingStrategy;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import net.bytebuddy.implementation.FieldAccessor;
import net.bytebuddy.implementation.FixedValue;
import net.bytebuddy.implementation.InvocationHandlerAdapter;
import net.bytebuddy.implementation.MethodCall;
import net.bytebuddy.implementation.MethodDelegation;
import net.bytebuddy.implementation.bind.annotation.AllArguments;
import net.bytebuddy.implementation.bind.annotation.Origin;
import net.bytebuddy.implementation.bind.annotation.RuntimeType;
import net.bytebuddy.implementation.bind.annotation.SuperCall;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;

public class Sample {

    @Retention(RetentionPolicy.RUNTIME)
    public @interface Marked {
        String value() default "none";
    }

    public static class Account {

        private long balance;

        public Account() {}

        public Account(long balance) {
            this.balance = balance;
        }

        public long add(long amount) {
            if (amount < 0) throw new IllegalArgumentException("less than nothing: " + amount);
            return balance += amount;
        }

        @Marked("text")
        public String text(String before) {
            return before + balance;
        }
    }

    public interface Named {
        String getName();
        void setName(String name);
    }

    public static class Interceptor {

        static final List<String> told = new ArrayList<>();

        @RuntimeType
        public static Object intercept(
            @Origin Method method,
            @AllArguments Object[] arguments,
            @SuperCall Callable<?> next
        ) throws Exception {
            told.add(method.getName() + Arrays.toString(arguments));
            Object result = next.call();
            return result instanceof String ? ((String) result).toUpperCase() : result;
        }
    }

    public static class Timed {

        @Advice.OnMethodEnter
        static int enter(@Advice.Argument(0) long amount) {
            return (int) amount;
        }

        @Advice.OnMethodExit(onThrowable = Throwable.class)
        static void exit(
            @Advice.Enter int entered,
            @Advice.Return(readOnly = false) long result,
            @Advice.Thrown(readOnly = false) Throwable thrown
        ) {
            if (thrown != null) {
                thrown = null;
                result = -entered;
            } else result *= 100;
        }
    }

    static ByteBuddy buddy() {
        return new ByteBuddy().with(new NamingStrategy.SuffixingRandom("Made") {
            @Override
            protected String name(TypeDescription type) {
                return type.getName().replace("java.lang.", "made.") + "$Made";
            }
        });
    }

    static <T> Class<? extends T> load(DynamicType.Unloaded<T> made) {
        ClassLoader loader = Sample.class.getClassLoader();
        return made.load(loader, ClassLoadingStrategy.Default.WRAPPER).getLoaded();
    }

    static void delegated() throws Exception {
        Class<? extends Account> made = load(
            buddy()
                .subclass(Account.class)
                .method(ElementMatchers.isDeclaredBy(Account.class))
                .intercept(MethodDelegation.to(Interceptor.class))
                .make()
        );
        Account account = made.getConstructor(long.class).newInstance(7L);
        System.out.println(made.getName());
        System.out.println(account.add(5) + " " + account.text("has "));
        try {
            account.add(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Interceptor.told);
    }

    static void fromNothing() throws Exception {
        Method add = Math.class.getMethod("addExact", int.class, int.class);
        Class<?> made = load(
            buddy()
                .subclass(Object.class)
                .name("made.Point")
                .implement(Named.class)
                .defineField("name", String.class, Modifier.PRIVATE)
                .method(ElementMatchers.isGetter().or(ElementMatchers.isSetter()))
                .intercept(FieldAccessor.ofField("name"))
                .defineMethod("twice", int.class, Modifier.PUBLIC | Modifier.STATIC)
                .withParameters(int.class)
                .intercept(MethodCall.invoke(add).withArgument(0).withArgument(0))
                .method(ElementMatchers.isToString())
                .intercept(FixedValue.value("a point"))
                .make()
        );
        Named point = (Named) made.getConstructor().newInstance();
        point.setName("origin");
        System.out.println(point + " " + point.getName());
        System.out.println(made.getMethod("twice", int.class).invoke(null, 21));
        Method[] methods = made.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method method : methods) System.out.println(method);
    }

    static void advised() throws Exception {
        DynamicType.Unloaded<Account> made = buddy()
            .redefine(Account.class)
            .name("made.Account")
            .visit(Advice.to(Timed.class).on(ElementMatchers.named("add")))
            .make();
        Class<?> account = load(made);
        Object object = account.getConstructor(long.class).newInstance(1L);
        Method add = account.getMethod("add", long.class);
        System.out.println(add.invoke(object, 2L) + " " + add.invoke(object, -3L));
        System.out.println(account.getMethod("text", String.class).getAnnotations().length);
    }

    @SuppressWarnings("unchecked")
    static void proxied() throws Exception {
        Class<?> made = load(
            buddy()
                .subclass(Object.class)
                .name("made.Proxy")
                .implement(Function.class)
                .method(ElementMatchers.named("apply"))
                .intercept(
                    InvocationHandlerAdapter.of(
                        (of, method, arguments) -> method.getName() + " " + arguments[0]
                    )
                )
                .make()
        );
        Object proxy = made.getConstructor().newInstance();
        Function<Object, Object> function = (Function<Object, Object>) proxy;
        System.out.println(function.apply(1) + ", " + function.andThen(o -> o + "!").apply("two"));
    }

    static void described() {
        TypePool pool = TypePool.Default.of(Sample.class.getClassLoader());
        TypeDescription type = pool.describe("Sample$Account").resolve();
        type.getDeclaredMethods().stream().map(Object::toString).sorted().forEach(
            System.out::println
        );
        System.out.println(type.getSuperClass() + " " + type.getDeclaredFields());
    }

    public static void main(String[] args) throws Exception {
        delegated();
        fromNothing();
        advised();
        proxied();
        described();
    }
}
