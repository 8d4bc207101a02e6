// SPDX-License-Identifier: MIT
/**
 * JLS 8.1.4: a chain of classes and of interfaces, each overriding some methods; super calls,
 * fields, casts at every depth.
 */
public class DeepInheritance {

    interface I0 {
        default String i() {
            return "0";
        }
    }

    interface I1 extends I0 {}

    interface I2 extends I1 {}

    interface I3 extends I2 {}

    interface I4 extends I3 {}

    interface I5 extends I4 {}

    interface I6 extends I5 {}

    interface I7 extends I6 {
        default String i() {
            return I6.super.i() + 7;
        }
    }

    interface I8 extends I7 {}

    interface I9 extends I8 {}

    interface I10 extends I9 {}

    interface I11 extends I10 {}

    interface I12 extends I11 {}

    interface I13 extends I12 {}

    interface I14 extends I13 {
        default String i() {
            return I13.super.i() + 14;
        }
    }

    interface I15 extends I14 {}

    interface I16 extends I15 {}

    interface I17 extends I16 {}

    interface I18 extends I17 {}

    interface I19 extends I18 {}

    interface I20 extends I19 {}

    interface I21 extends I20 {
        default String i() {
            return I20.super.i() + 21;
        }
    }

    interface I22 extends I21 {}

    interface I23 extends I22 {}

    interface I24 extends I23 {}

    interface I25 extends I24 {}

    interface I26 extends I25 {}

    interface I27 extends I26 {}

    interface I28 extends I27 {
        default String i() {
            return I27.super.i() + 28;
        }
    }

    interface I29 extends I28 {}

    interface I30 extends I29 {}

    interface I31 extends I30 {}

    interface I32 extends I31 {}

    interface I33 extends I32 {}

    interface I34 extends I33 {}

    interface I35 extends I34 {
        default String i() {
            return I34.super.i() + 35;
        }
    }

    interface I36 extends I35 {}

    interface I37 extends I36 {}

    interface I38 extends I37 {}

    interface I39 extends I38 {}

    interface I40 extends I39 {}

    interface I41 extends I40 {}

    interface I42 extends I41 {
        default String i() {
            return I41.super.i() + 42;
        }
    }

    interface I43 extends I42 {}

    interface I44 extends I43 {}

    interface I45 extends I44 {}

    interface I46 extends I45 {}

    interface I47 extends I46 {}

    interface I48 extends I47 {}

    interface I49 extends I48 {
        default String i() {
            return I48.super.i() + 49;
        }
    }

    interface I50 extends I49 {}

    interface I51 extends I50 {}

    interface I52 extends I51 {}

    interface I53 extends I52 {}

    interface I54 extends I53 {}

    interface I55 extends I54 {}

    interface I56 extends I55 {
        default String i() {
            return I55.super.i() + 56;
        }
    }

    interface I57 extends I56 {}

    interface I58 extends I57 {}

    interface I59 extends I58 {}

    static class C0 {

        int f = 0;

        String v() {
            return "v";
        }

        int n() {
            return 0;
        }

        static int s = 1;
    }

    static class C1 extends C0 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C2 extends C1 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C3 extends C2 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C4 extends C3 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C5 extends C4 {

        String v() {
            return super.v() + 5;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C6 extends C5 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C7 extends C6 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C8 extends C7 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C9 extends C8 {

        int f = 9;

        int n() {
            return super.n() + 1;
        }
    }

    static class C10 extends C9 implements I10 {

        String v() {
            return super.v() + 10;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C11 extends C10 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C12 extends C11 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C13 extends C12 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C14 extends C13 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C15 extends C14 {

        String v() {
            return super.v() + 15;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C16 extends C15 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C17 extends C16 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C18 extends C17 {

        int f = 18;

        int n() {
            return super.n() + 1;
        }
    }

    static class C19 extends C18 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C20 extends C19 implements I20 {

        String v() {
            return super.v() + 20;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C21 extends C20 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C22 extends C21 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C23 extends C22 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C24 extends C23 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C25 extends C24 {

        String v() {
            return super.v() + 25;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C26 extends C25 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C27 extends C26 {

        int f = 27;

        int n() {
            return super.n() + 1;
        }
    }

    static class C28 extends C27 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C29 extends C28 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C30 extends C29 implements I30 {

        String v() {
            return super.v() + 30;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C31 extends C30 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C32 extends C31 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C33 extends C32 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C34 extends C33 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C35 extends C34 {

        String v() {
            return super.v() + 35;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C36 extends C35 {

        int f = 36;

        int n() {
            return super.n() + 1;
        }
    }

    static class C37 extends C36 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C38 extends C37 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C39 extends C38 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C40 extends C39 implements I40 {

        String v() {
            return super.v() + 40;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C41 extends C40 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C42 extends C41 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C43 extends C42 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C44 extends C43 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C45 extends C44 {

        int f = 45;

        String v() {
            return super.v() + 45;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C46 extends C45 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C47 extends C46 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C48 extends C47 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C49 extends C48 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C50 extends C49 implements I50 {

        String v() {
            return super.v() + 50;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C51 extends C50 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C52 extends C51 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C53 extends C52 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C54 extends C53 {

        int f = 54;

        int n() {
            return super.n() + 1;
        }
    }

    static class C55 extends C54 {

        String v() {
            return super.v() + 55;
        }

        int n() {
            return super.n() + 1;
        }
    }

    static class C56 extends C55 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C57 extends C56 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C58 extends C57 {

        int n() {
            return super.n() + 1;
        }
    }

    static class C59 extends C58 {

        int n() {
            return super.n() + 1;
        }
    }

    public static void main(String[] args) throws Exception {
        C59 c = new C59();
        System.out.println(
            c.v() +
                " " +
                c.n() +
                " " +
                c.f +
                " " +
                ((C50) c).f +
                " " +
                ((C8) c).f +
                " " +
                c.i() +
                " " +
                C59.s +
                " " +
                c.getClass().getSuperclass().getSimpleName()
        );
        C0 low = c;
        System.out.println(
            low.v().equals(c.v()) +
                " " +
                low.f +
                " " +
                (low instanceof C30) +
                " " +
                (low instanceof I50) +
                " " +
                (low instanceof I59) +
                " " +
                (new C29() instanceof C30 ? 1 : 0)
        );
        try {
            C59 x = (C59) (C0) new C58();
        } catch (ClassCastException e) {
            System.out.println("refused");
        }
        I50 face = c;
        System.out.println(
            face.i() +
                " " +
                ((I0) c).i() +
                " " +
                new C10().i() +
                " " +
                new C19().i() +
                " " +
                new I59() {}.i()
        );
        int depth = 0;
        for (Class<?> k = C59.class; k != null; k = k.getSuperclass()) depth++;
        C0[] array = new C40[2];
        array[0] = new C45();
        try {
            array[1] = new C39();
        } catch (ArrayStoreException e) {
            System.out.println("not stored");
        }
        System.out.println(
            depth +
                " " +
                array[0].n() +
                " " +
                I59.class.isAssignableFrom(C59.class) +
                " " +
                I30.class.isInstance(c) +
                " " +
                C59.class.getMethod("i").getDeclaringClass().getSimpleName()
        );
    }
}
