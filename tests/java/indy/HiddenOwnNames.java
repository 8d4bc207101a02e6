/* SPDX-License-Identifier: MIT */
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** A hidden class is named by its own Class constant alone: its class file's name in a descriptor
    is another class, which objects of the hidden one are not. */
public class HiddenOwnNames {
    static class InField {
        InField other;

        void set() {
            other = this;
        }
    }

    static class InResult {
        InResult me() {
            return this;
        }
    }

    static class InParameter {
        static void take(InParameter p) {
        }

        void give() {
            take(this);
        }
    }

    static class InArray {
        InArray[] all() {
            return new InArray[] {this};
        }
    }

    static class OnlyAsConstant {
        int x = 4;

        static int get() {
            OnlyAsConstant c = new OnlyAsConstant();
            for (int i = 0; i < 3; i++) {
                if (i == 1) {
                    c = new OnlyAsConstant();
                }
                c.x += i;
            }
            Object o = c;
            return o instanceof OnlyAsConstant ? ((OnlyAsConstant) o).x : -1;
        }

        @Override
        public String toString() {
            try {
                return OnlyAsConstant.class == getClass() ? "itself " + get() : "another";
            } finally {
                x = 5;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {InField.class, InResult.class, InParameter.class,
            InArray.class, OnlyAsConstant.class}) {
            try (InputStream in = c.getResourceAsStream(c.getName() + ".class")) {
                Class<?> hidden = MethodHandles.lookup().defineHiddenClass(in.readAllBytes(), false)
                    .lookupClass();
                var constructor = hidden.getDeclaredConstructor();
                constructor.setAccessible(true);
                System.out.println(c.getName() + ": " + constructor.newInstance());
            } catch (LinkageError e) {
                System.out.println(e.toString().replaceAll("0x[0-9a-f]{16}", "0x"));
            }
        }
    }
}
