// SPDX-License-Identifier: MIT
import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.security.ProtectionDomain;

/**
 * A class of a loader of its own, to whose signers, protection domain and error of initialization
 * nothing else leads.
 * With an argument a dump is written to it.
 */
public class HeldByClasses {

    public static class Domain extends ProtectionDomain {

        final byte[] held = new byte[3];

        public Domain() {
            super(null, null);
        }
    }

    public static class Signer {

        final byte[] held = new byte[5];
    }

    @SuppressWarnings("serial")
    public static class Failure extends RuntimeException {

        final transient byte[] held = new byte[7];
    }

    public static class Marked {

        static {
            fail();
        }

        public static void fail() {
            throw new Failure();
        }
    }

    static class Own extends ClassLoader {

        Class<?> define() throws Exception {
            String name = "HeldByClasses$Marked";
            try (InputStream in = HeldByClasses.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                Class<?> c = defineClass(name, bytes, 0, bytes.length, new Domain());
                setSigners(c, new Object[] { new Signer() });
                return c;
            }
        }
    }

    static Class<?> kept;

    public static void main(String[] args) throws Exception {
        kept = new Own().define();
        try {
            Class.forName(kept.getName(), true, kept.getClassLoader());
        } catch (ExceptionInInitializerError expected) {
            System.out.println("thrown");
        }
        if (args.length == 1) {
            ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class).dumpHeap(
                args[0],
                true
            );
        }
    }
}
