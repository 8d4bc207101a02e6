/* SPDX-License-Identifier: MIT */
package java.io;

/** What File asks of the operating system. */
final class UnixFileSystem {
    static final int BA_EXISTS = 0x01;
    static final int BA_REGULAR = 0x02;
    static final int BA_DIRECTORY = 0x04;
    static final int ACCESS_EXECUTE = 0x01;
    static final int ACCESS_WRITE = 0x02;
    static final int ACCESS_READ = 0x04;
    static final int SPACE_TOTAL = 0;
    static final int SPACE_FREE = 1;
    static final int SPACE_USABLE = 2;

    static final UnixFileSystem FS = new UnixFileSystem();

    private UnixFileSystem() {
    }

    /* Joins slashes and drops one at the end. */
    static String normalize(String path) {
        int n = path.length();
        boolean clean = n <= 1 || path.charAt(n - 1) != '/';
        if (clean && path.indexOf("//") < 0) {
            return path;
        }
        StringBuilder sb = new StringBuilder(n);
        char prev = 0;
        for (int i = 0; i < n; i++) {
            char c = path.charAt(i);
            if (c != '/' || prev != '/') {
                sb.append(c);
            }
            prev = c;
        }
        if (sb.length() > 1 && sb.charAt(sb.length() - 1) == '/') {
            sb.setLength(sb.length() - 1);
        }
        return sb.toString();
    }

    static String resolve(String parent, String child) {
        if (child.isEmpty()) {
            return parent;
        }
        if (child.charAt(0) == '/') {
            return parent.equals("/") ? child : parent + child;
        }
        return parent.equals("/") ? parent + child : parent + '/' + child;
    }

    native String canonicalize0(String path) throws IOException;

    native int getBooleanAttributes0(String pathname);

    native boolean checkAccess0(File f, int access);

    native long getLastModifiedTime0(File f);

    native long getLength0(File f);

    native boolean setPermission0(File f, int access, boolean enable, boolean owneronly);

    native boolean createFileExclusively0(String path) throws IOException;

    native boolean delete0(File f);

    native String[] list0(File f);

    native boolean createDirectory0(File f);

    native boolean rename0(File f1, File f2);

    native boolean setLastModifiedTime0(File f, long time);

    native boolean setReadOnly0(File f);

    native long getSpace0(File f, int t);
}
