/* SPDX-License-Identifier: MIT */
import java.io.FileDescriptor;
import java.net.InetAddress;
import java.security.AccessController;
import java.security.PrivilegedAction;
import java.security.ProtectionDomain;

/** What a security manager's checks say of code on the class path when none is installed. */
@SuppressWarnings("removal")
class ManagerWhole extends Whole {

    static final class Mine extends SecurityManager {

        Class<?> caller() {
            return getClassContext()[1];
        }
    }

    public static void main(String[] args) throws Exception {
        Mine s = new Mine();
        Object none = new java.security.AccessControlContext(new ProtectionDomain[] {
            new ProtectionDomain(null, null)
        });
        t(() -> s.checkExit(3));
        t(() -> s.checkCreateClassLoader());
        t(() -> s.checkRead("/etc/passwd"));
        t(() -> s.checkRead((String) null));
        t(() ->
            s.checkRead(
                ManagerWhole.class.getProtectionDomain().getCodeSource().getLocation().getPath() +
                    "any"
            )
        );
        t(() -> s.checkRead("/x", s.getSecurityContext()));
        t(() -> s.checkRead("/x", "context"));
        t(() -> s.checkRead(new FileDescriptor()));
        t(() -> s.checkRead((FileDescriptor) null));
        t(() -> s.checkWrite("/tmp/x"));
        t(() -> s.checkWrite(new FileDescriptor()));
        t(() -> s.checkWrite((FileDescriptor) null));
        t(() -> s.checkDelete("/tmp/x"));
        t(() -> s.checkExec("ls"));
        t(() -> s.checkExec("/bin/ls"));
        t(() -> s.checkExec(null));
        t(() -> s.checkLink("x"));
        t(() -> s.checkLink(null));
        t(() -> s.checkPropertyAccess("java.version"));
        t(() -> s.checkPropertyAccess("user.home"));
        t(() -> s.checkPropertyAccess(""));
        t(() -> s.checkPropertyAccess(null));
        t(() -> s.checkPropertiesAccess());
        t(() -> s.checkConnect("127.0.0.1", 80));
        t(() -> s.checkConnect("127.0.0.1", -1));
        t(() -> s.checkConnect("::1", 80));
        t(() -> s.checkConnect(null, 80));
        t(() -> s.checkConnect("127.0.0.1", 1, s.getSecurityContext()));
        t(() -> s.checkConnect("127.0.0.1", 1, "context"));
        t(() -> s.checkListen(0));
        t(() -> s.checkListen(80));
        t(() -> s.checkAccept("127.0.0.1", 80));
        t(() -> s.checkAccept(null, 80));
        t(() -> s.checkMulticast(InetAddress.getByName("224.0.0.1")));
        t(() -> s.checkMulticast(InetAddress.getByName("ff02::1"), (byte) 1));
        t(() -> s.checkMulticast(null));
        t(() -> s.checkPackageAccess("java.util"));
        t(() -> s.checkPackageAccess("jdk.internal.misc"));
        t(() -> s.checkPackageAccess(null));
        t(() -> s.checkPackageDefinition("mine"));
        t(() -> s.checkPackageDefinition("jdk.internal.misc"));
        t(() -> s.checkPackageDefinition(null));
        t(() -> s.checkSecurityAccess("target"));
        t(() -> s.checkPrintJobAccess());
        t(() -> s.checkSetFactory());
        t(() -> s.checkAccess(Thread.currentThread()));
        t(() -> s.checkAccess((Thread) null));
        t(() -> s.checkAccess(Thread.currentThread().getThreadGroup()));
        t(() -> s.checkAccess(Thread.currentThread().getThreadGroup().getParent()));
        t(() -> s.checkAccess((ThreadGroup) null));
        t(() -> s.checkPermission(new RuntimePermission("x")));
        t(() -> s.checkPermission(new RuntimePermission("x"), none));
        t(() -> s.checkPermission(new RuntimePermission("x"), null));
        t(() -> s.checkPermission(null));
        t(() ->
            AccessController.doPrivileged(
                (PrivilegedAction<Object>) () -> {
                    s.checkExit(1);
                    return "may end";
                }
            )
        );
        p(s.caller(), s.getThreadGroup().getName(), System.getSecurityManager());
    }
}
