/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.FileDescriptor;
import java.security.AccessController;
import java.security.Permission;

/**
 * The checks that a program's own security manager may redefine. None is ever installed, so the
 * library asks nobody; the checks here let everything pass.
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
        AccessController.checkPermission(perm);
    }

    private static void nonNull(Object o, String text) {
        if (o == null) {
            throw new NullPointerException(text);
        }
    }

    public void checkCreateClassLoader() {
        checkPermission(new RuntimePermission("createClassLoader"));
    }

    public void checkAccess(Thread t) {
        nonNull(t, "thread can't be null");
    }

    public void checkAccess(ThreadGroup g) {
        nonNull(g, "thread group can't be null");
    }

    public void checkExit(int status) {
        checkPermission(new RuntimePermission("exitVM." + status));
    }

    public void checkExec(String cmd) {
        nonNull(cmd, null);
    }

    public void checkLink(String lib) {
        nonNull(lib, "library can't be null");
        checkPermission(new RuntimePermission("loadLibrary." + lib));
    }

    public void checkRead(FileDescriptor fd) {
        nonNull(fd, "file descriptor can't be null");
        checkPermission(new RuntimePermission("readFileDescriptor"));
    }

    public void checkRead(String file) {
        nonNull(file, null);
    }

    public void checkRead(String file, Object context) {
        checkRead(file);
    }

    public void checkWrite(FileDescriptor fd) {
        nonNull(fd, "file descriptor can't be null");
        checkPermission(new RuntimePermission("writeFileDescriptor"));
    }

    public void checkWrite(String file) {
        nonNull(file, null);
    }

    public void checkDelete(String file) {
        nonNull(file, null);
    }

    public void checkConnect(String host, int port) {
        nonNull(host, "host can't be null");
    }

    public void checkConnect(String host, int port, Object context) {
        checkConnect(host, port);
    }

    public void checkListen(int port) {
    }

    public void checkAccept(String host, int port) {
        nonNull(host, "host can't be null");
    }

    public void checkPropertiesAccess() {
    }

    public void checkPropertyAccess(String key) {
        nonNull(key, null);
    }

    public void checkPrintJobAccess() {
        checkPermission(new RuntimePermission("queuePrintJob"));
    }

    public void checkPackageAccess(String pkg) {
        nonNull(pkg, "package name can't be null");
    }

    public void checkPackageDefinition(String pkg) {
        nonNull(pkg, "package name can't be null");
    }

    public void checkSetFactory() {
        checkPermission(new RuntimePermission("setFactory"));
    }

    public void checkSecurityAccess(String target) {
        nonNull(target, null);
    }

    public ThreadGroup getThreadGroup() {
        return Thread.currentThread().getThreadGroup();
    }
}
