// SPDX-License-Identifier: MIT
import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.DomainCombiner;
import java.security.PrivilegedAction;
import java.security.ProtectionDomain;

/**
 * Contexts of access control are made while another thread collects; each has a single domain,
 * that of this class, and goes on having it.
 */
@SuppressWarnings({ "removal", "deprecation" })
public class Contexts {

    static final int ROUNDS = 10_000;
    static volatile boolean stop;

    static class Asking extends Thread implements DomainCombiner {

        volatile int seen;
        String wrong;

        @Override
        public ProtectionDomain[] combine(ProtectionDomain[] current, ProtectionDomain[] assigned) {
            if (current.length != 1 || current[0] != Contexts.class.getProtectionDomain())
                wrong = "other domains";
            return current;
        }

        @Override
        public void run() {
            AccessControlContext here = AccessController.getContext();
            AccessControlContext combining = new AccessControlContext(here, this);
            PrivilegedAction<Object> ask = AccessController::getContext;
            while (!stop && wrong == null) {
                AccessController.doPrivileged(ask, combining);
                AccessController.getContext();
                seen++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Asking[] all = { new Asking(), new Asking(), new Asking() };
        for (Asking asking : all) asking.start();
        for (Asking asking : all)
            while (asking.seen < ROUNDS && asking.isAlive()) System.gc();
        stop = true;
        for (Asking asking : all) {
            asking.join();
            System.out.println(asking.wrong + " " + (asking.seen >= ROUNDS));
        }
    }
}
