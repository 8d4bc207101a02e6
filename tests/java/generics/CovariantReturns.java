// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * JLS 8.4.5, 15.12.4.5: bridges for narrower results and arguments, through chains, interfaces,
 * abstract classes, with super calls.
 */
public class CovariantReturns {

    static class A {

        Object m() {
            return "A.m";
        }

        A self() {
            return this;
        }

        Object[] arr() {
            return new Object[] { 1 };
        }

        protected Number num(Object o) {
            return 1;
        }

        List<?> list() {
            return List.of();
        }
    }

    static class B extends A {

        String m() {
            return "B.m" + super.m();
        }

        B self() {
            return this;
        }

        String[] arr() {
            return new String[] { "s" };
        }

        public Integer num(Object o) {
            return 2;
        }

        ArrayList<String> list() {
            return new ArrayList<>(List.of("l"));
        }

        String only() {
            return "only";
        }
    }

    static class C extends B {

        C self() {
            super.self();
            return this;
        }

        String m() {
            return "C.m" + super.m();
        }
    }

    interface I {
        Object i();
    }

    interface J {
        CharSequence i();
    }

    interface K extends I, J {
        String i();
    }

    static class L implements K {

        public String i() {
            return "L.i";
        }
    }

    abstract static class M implements I, J {}

    static class N extends M {

        public String i() {
            return "N.i";
        }
    }

    static class O implements Cloneable {

        int v = 1;

        @Override
        protected O clone() throws CloneNotSupportedException {
            O o = (O) super.clone();
            o.v++;
            return o;
        }
    }

    abstract static class P<T> {

        abstract T get(T t);

        T twice(T t) {
            return get(get(t));
        }

        void put(List<T> l, T t) {
            l.add(get(t));
        }
    }

    static class Q extends P<String> {

        String get(String s) {
            return s + "q";
        }
    }

    static class R extends Q {

        @Override
        String get(String s) {
            return super.get(s) + "r";
        }

        String got(Object o) {
            return "overload";
        }
    }

    static class S<T extends Number> extends P<T> {

        T get(T t) {
            return t;
        }
    }

    static class U extends S<Integer> {

        Integer get(Integer i) {
            return i + 1;
        }
    }

    interface Vis<R2> {
        R2 visit(Node n);
    }

    static class Node {

        <X> X accept(Vis<X> v) {
            return v.visit(this);
        }
    }

    static class Leaf extends Node {

        <X> X accept(Vis<X> v) {
            return super.accept(v);
        }
    }

    static class Cmp implements Comparator<String>, Comparable<Cmp> {

        public int compare(String a, String b) {
            return b.compareTo(a);
        }

        public int compareTo(Cmp c) {
            return 7;
        }
    }

    enum E implements java.util.function.IntSupplier, Comparator<E> {
        X;

        public int getAsInt() {
            return 4;
        }

        public int compare(E a, E b) {
            return 5;
        }
    }

    static String bridges(Class<?> k) {
        List<String> l = new ArrayList<>();
        for (var m : k.getDeclaredMethods()) {
            String p = "";
            for (Class<?> c : m.getParameterTypes()) p += c.getSimpleName();
            l.add(
                (m.isBridge() ? "~" : "") +
                    m.getReturnType().getSimpleName() +
                    " " +
                    m.getName() +
                    "(" +
                    p +
                    ")"
            );
        }
        Collections.sort(l);
        return k.getSimpleName() + l;
    }

    public static void main(String[] args) throws Exception {
        A a = new C();
        B b = new C();
        System.out.println(
            a.m() +
                " " +
                b.m() +
                " " +
                a.self().getClass().getSimpleName() +
                " " +
                b.self().only() +
                " " +
                new C().self().only() +
                " " +
                a.arr().getClass().getSimpleName() +
                " " +
                a.num("x") +
                " " +
                b.num("y").compareTo(3) +
                " " +
                a.list() +
                b.list().remove(0)
        );
        I i = new L();
        J j = new L();
        K k = new L();
        System.out.println(
            i.i() +
                "" +
                j.i() +
                k.i() +
                ((I) new N()).i() +
                ((J) new N()).i() +
                new N().i() +
                new O().clone().clone().v +
                (
                    (I) new M() {
                        public String i() {
                            return "anon";
                        }
                    }
                ).i()
        );
        P<String> p = new R();
        P raw = p;
        List l = new ArrayList();
        p.put(l, "z");
        System.out.println(
            p.twice("x") +
                new R().got((Object) "o") +
                raw.get("raw") +
                l +
                new U().twice(5) +
                ((P) new U()).get(7)
        );
        try {
            raw.get(1);
        } catch (ClassCastException e) {
            System.out.println(
                e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[0].getClassName()
            );
        }
        try {
            ((P) new S<Integer>()).get("s");
        } catch (ClassCastException e) {
            System.out.println("S.get");
        }
        try {
            a.arr()[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        String s = new Leaf().accept(n -> "visited " + n.getClass().getSimpleName());
        Integer len = new Node().accept(n -> 3);
        System.out.println(
            s +
                len +
                ((Comparator) new Cmp()).compare("a", "b") +
                ((Comparable) new Cmp()).compareTo(new Cmp()) +
                ((Comparator) E.X).compare(E.X, E.X) +
                E.X.getAsInt()
        );
        try {
            ((Comparable) new Cmp()).compareTo("s");
        } catch (ClassCastException e) {
            System.out.println("Cmp");
        }
        for (Class<?> c : new Class<?>[] {
            B.class,
            C.class,
            L.class,
            N.class,
            O.class,
            Q.class,
            R.class,
            S.class,
            U.class,
            Leaf.class,
            Cmp.class
        })
            System.out.println(bridges(c));
        System.out.println(
            C.class.getMethod("num", Object.class).getReturnType() +
                " " +
                C.class.getMethod("num", Object.class).isBridge() +
                " " +
                N.class.getMethod("i").getReturnType().getSimpleName()
        );
    }
}
