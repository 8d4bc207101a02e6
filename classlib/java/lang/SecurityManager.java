/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FilePermission;
import java.net.InetAddress;
import java.net.SocketPermission;
import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.Permission;
import java.security.SecurityPermission;
import java.util.Objects;
import java.util.PropertyPermission;

/**
 * Checks that ask the domains on the stack, and that a program's own security manager may
 * redefine. None is ever installed, so the library asks nobody.
 */
@Deprecated(since = "17", forRemoval = true)
public class SecurityManager {
    public SecurityManager() {
    }

    protected Class<?>[] getClassContext() {
        return StackWalker.callers(1);
    }

    public Object getSecurityContext() {
        return AccessController.getContext();
    }

    public void checkPermission(Permission perm) {
        AccessController.checkPermission(perm);
    }

    public void checkPermission(Permission perm, Object context) {
        if (!(context instanceof AccessControlContext)) {
            throw new SecurityException();
        }
        ((AccessControlContext) context).checkPermission(perm);
    }

    private void checkRuntime(String name) {
        checkPermission(new RuntimePermission(name));
    }

    public void checkCreateClassLoader() {
        checkRuntime("createClassLoader");
    }

    /* The root of all thread groups. */
    private static ThreadGroup root() {
        ThreadGroup g = Thread.currentThread().getThreadGroup();
        while (g.getParent() != null) {
            g = g.getParent();
        }
        return g;
    }

    public void checkAccess(Thread t) {
        Objects.requireNonNull(t, "thread can't be null");
        if (t.getThreadGroup() == root()) {
            checkRuntime("modifyThread");
        }
    }

    public void checkAccess(ThreadGroup g) {
        Objects.requireNonNull(g, "thread group can't be null");
        if (g == root()) {
            checkRuntime("modifyThreadGroup");
        }
    }

    public void checkExit(int status) {
        checkRuntime("exitVM." + status);
    }

    public void checkExec(String cmd) {
        checkPermission(new FilePermission(new File(cmd).isAbsolute() ? cmd : "<<ALL FILES>>",
                "execute"));
    }

    public void checkLink(String lib) {
        Objects.requireNonNull(lib, "library can't be null");
        checkRuntime("loadLibrary." + lib);
    }

    public void checkRead(FileDescriptor fd) {
        Objects.requireNonNull(fd, "file descriptor can't be null");
        checkRuntime("readFileDescriptor");
    }

    public void checkRead(String file) {
        checkPermission(new FilePermission(file, "read"));
    }

    public void checkRead(String file, Object context) {
        checkPermission(new FilePermission(file, "read"), context);
    }

    public void checkWrite(FileDescriptor fd) {
        Objects.requireNonNull(fd, "file descriptor can't be null");
        checkRuntime("writeFileDescriptor");
    }

    public void checkWrite(String file) {
        checkPermission(new FilePermission(file, "write"));
    }

    public void checkDelete(String file) {
        checkPermission(new FilePermission(file, "delete"));
    }

    /** An address with colons in brackets, so that a port can follow. */
    private static String bracketed(String host) {
        Objects.requireNonNull(host, "host can't be null");
        return host.startsWith("[") || !host.contains(":") ? host : '[' + host + ']';
    }

    private static SocketPermission connection(String host, int port) {
        host = bracketed(host);
        return port == -1 ? new SocketPermission(host, "resolve")
                : new SocketPermission(host + ":" + port, "connect");
    }

    public void checkConnect(String host, int port) {
        checkPermission(connection(host, port));
    }

    public void checkConnect(String host, int port, Object context) {
        checkPermission(connection(host, port), context);
    }

    public void checkListen(int port) {
        checkPermission(new SocketPermission("localhost:" + port, "listen"));
    }

    public void checkAccept(String host, int port) {
        checkPermission(new SocketPermission(bracketed(host) + ":" + port, "accept"));
    }

    public void checkMulticast(InetAddress maddr) {
        checkPermission(new SocketPermission(bracketed(maddr.getHostAddress()), "accept,connect"));
    }

    @Deprecated(since = "1.4")
    public void checkMulticast(InetAddress maddr, byte ttl) {
        checkMulticast(maddr);
    }

    public void checkPropertiesAccess() {
        checkPermission(new PropertyPermission("*", "read,write"));
    }

    public void checkPropertyAccess(String key) {
        checkPermission(new PropertyPermission(key, "read"));
    }

    public void checkPrintJobAccess() {
        checkRuntime("queuePrintJob");
    }

    /* The library's own packages that are not exported. */
    private static boolean isInner(String pkg) {
        return pkg.equals("sun") || pkg.startsWith("sun.") || pkg.equals("jdk.internal")
                || pkg.startsWith("jdk.internal.");
    }

    public void checkPackageAccess(String pkg) {
        Objects.requireNonNull(pkg, "package name can't be null");
        if (isInner(pkg)) {
            checkRuntime("accessClassInPackage." + pkg);
        }
    }

    public void checkPackageDefinition(String pkg) {
        Objects.requireNonNull(pkg, "package name can't be null");
        if (isInner(pkg)) {
            checkRuntime("defineClassInPackage." + pkg);
        }
    }

    public void checkSetFactory() {
        checkRuntime("setFactory");
    }

    public void checkSecurityAccess(String target) {
        checkPermission(new SecurityPermission(target));
    }

    public ThreadGroup getThreadGroup() {
        return Thread.currentThread().getThreadGroup();
    }
}
