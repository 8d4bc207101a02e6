/* SPDX-License-Identifier: MIT */
package java.io;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import jdk.internal.access.SharedSecrets;
import jdk.internal.misc.Entropy;
import jdk.internal.misc.VM;

/** A path name. Natives of UnixFileSystem read the field path. */
public class File implements Serializable, Comparable<File> {
    private static final long serialVersionUID = 301077366599181567L;

    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";

    private String path;

    public File(String pathname) {
        if (pathname == null) {
            throw new NullPointerException();
        }
        path = UnixFileSystem.normalize(pathname);
    }

    public File(String parent, String child) {
        if (child == null) {
            throw new NullPointerException();
        }
        if (parent == null) {
            path = UnixFileSystem.normalize(child);
        } else {
            path = UnixFileSystem.resolve(parent.isEmpty() ? "/"
                    : UnixFileSystem.normalize(parent), UnixFileSystem.normalize(child));
        }
    }

    public File(File parent, String child) {
        if (child == null) {
            throw new NullPointerException();
        }
        if (parent == null) {
            path = UnixFileSystem.normalize(child);
        } else {
            path = UnixFileSystem.resolve(parent.path.isEmpty() ? "/" : parent.path,
                    UnixFileSystem.normalize(child));
        }
    }

    public File(URI uri) {
        String wrong = !uri.isAbsolute() ? " is not absolute"
                : uri.isOpaque() ? " is not hierarchical"
                : !uri.getScheme().equalsIgnoreCase("file") ? " scheme is not \"file\""
                : uri.getRawAuthority() != null ? " has an authority component"
                : uri.getRawFragment() != null ? " has a fragment component"
                : uri.getRawQuery() != null ? " has a query component"
                : uri.getPath().isEmpty() ? " path component is empty" : null;
        if (wrong != null) {
            throw new IllegalArgumentException("URI" + wrong);
        }
        path = UnixFileSystem.normalize(uri.getPath());
    }

    final boolean isInvalid() {
        return path.indexOf('\u0000') >= 0;
    }

    public String getName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public String getParent() {
        int i = path.lastIndexOf('/');
        int prefix = isAbsolute() ? 1 : 0;
        if (i < prefix) {
            return prefix > 0 && path.length() > prefix ? "/" : null;
        }
        return path.substring(0, i);
    }

    public File getParentFile() {
        String p = getParent();
        return p == null ? null : new File(p);
    }

    public String getPath() {
        return path;
    }

    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    public String getAbsolutePath() {
        return isAbsolute() ? path
                : UnixFileSystem.resolve(VM.getSavedProperty("user.dir"), path);
    }

    public File getAbsoluteFile() {
        return new File(getAbsolutePath());
    }

    public String getCanonicalPath() throws IOException {
        if (isInvalid()) {
            throw new IOException("Invalid file path");
        }
        return UnixFileSystem.FS.canonicalize0(getAbsolutePath());
    }

    public File getCanonicalFile() throws IOException {
        return new File(getCanonicalPath());
    }

    private String slashified() {
        String p = getAbsolutePath();
        return !p.endsWith("/") && getAbsoluteFile().isDirectory() ? p + "/" : p;
    }

    @Deprecated
    public URL toURL() throws MalformedURLException {
        if (isInvalid()) {
            throw new MalformedURLException("Invalid file path");
        }
        return new URL("file", "", slashified());
    }

    public URI toURI() {
        try {
            String p = slashified();
            return new URI("file", null, p.startsWith("//") ? "//" + p : p, null);
        } catch (URISyntaxException e) {
            throw new Error(e);
        }
    }

    private int attributes() {
        return isInvalid() ? 0 : UnixFileSystem.FS.getBooleanAttributes0(path);
    }

    private boolean access(int mode) {
        return !isInvalid() && UnixFileSystem.FS.checkAccess0(this, mode);
    }

    public boolean canRead() {
        return access(UnixFileSystem.ACCESS_READ);
    }

    public boolean canWrite() {
        return access(UnixFileSystem.ACCESS_WRITE);
    }

    public boolean canExecute() {
        return access(UnixFileSystem.ACCESS_EXECUTE);
    }

    public boolean exists() {
        return (attributes() & UnixFileSystem.BA_EXISTS) != 0;
    }

    public boolean isDirectory() {
        return (attributes() & UnixFileSystem.BA_DIRECTORY) != 0;
    }

    public boolean isFile() {
        return (attributes() & UnixFileSystem.BA_REGULAR) != 0;
    }

    public boolean isHidden() {
        return getName().startsWith(".");
    }

    public long lastModified() {
        return isInvalid() ? 0 : UnixFileSystem.FS.getLastModifiedTime0(this);
    }

    public long length() {
        return isInvalid() ? 0 : UnixFileSystem.FS.getLength0(this);
    }

    public boolean createNewFile() throws IOException {
        if (isInvalid()) {
            throw new IOException("Invalid file path");
        }
        return UnixFileSystem.FS.createFileExclusively0(path);
    }

    public boolean delete() {
        return !isInvalid() && UnixFileSystem.FS.delete0(this);
    }

    /** Each once, in the order of the first asking; null: they are being deleted. */
    private static Set<String> doomed = new LinkedHashSet<>();
    private static boolean dooms;

    /** Behind the threads of the application, which may ask for more. The last first. */
    private static void deleteDoomed() {
        List<String> paths;
        synchronized (File.class) {
            paths = new ArrayList<>(doomed);
            doomed = null;
        }
        for (int i = paths.size() - 1; i >= 0; i--) {
            new File(paths.get(i)).delete();
        }
    }

    public void deleteOnExit() {
        synchronized (File.class) {
            if (doomed == null) {
                throw new IllegalStateException("Shutdown in progress");
            }
            if (!dooms) {
                SharedSecrets.getJavaLangAccess().registerShutdownHook(2, true,
                        File::deleteDoomed);
                dooms = true;
            }
            doomed.add(path);
        }
    }

    public String[] list() {
        return isInvalid() ? null : UnixFileSystem.FS.list0(this);
    }

    public String[] list(FilenameFilter filter) {
        String[] names = list();
        if (names == null || filter == null) {
            return names;
        }
        List<String> v = new ArrayList<>();
        for (String n : names) {
            if (filter.accept(this, n)) {
                v.add(n);
            }
        }
        return v.toArray(new String[0]);
    }

    public File[] listFiles() {
        return listFiles((FilenameFilter) null);
    }

    public File[] listFiles(FilenameFilter filter) {
        String[] names = list();
        if (names == null) {
            return null;
        }
        List<File> files = new ArrayList<>();
        for (String n : names) {
            if (filter == null || filter.accept(this, n)) {
                files.add(new File(this, n));
            }
        }
        return files.toArray(new File[0]);
    }

    public File[] listFiles(FileFilter filter) {
        String[] names = list();
        if (names == null) {
            return null;
        }
        File[] found = new File[names.length];
        int accepted = 0;
        for (String n : names) {
            File candidate = new File(this, n);
            found[accepted] = candidate;
            accepted += filter == null || filter.accept(candidate) ? 1 : 0;
        }
        return java.util.Arrays.copyOf(found, accepted);
    }

    public boolean mkdir() {
        return !isInvalid() && UnixFileSystem.FS.createDirectory0(this);
    }

    public boolean mkdirs() {
        if (exists()) {
            return false;
        }
        return mkdir() || createBelowMissing();
    }

    /* Creates the ancestors that are missing, the topmost first, and then the directory. Somebody
       else may create one of them at the same time. */
    private boolean createBelowMissing() {
        File directory;
        try {
            directory = getCanonicalFile();
        } catch (IOException e) {
            return false;
        }
        List<File> missing = new ArrayList<>();
        File above = directory.getParentFile();
        for (; above != null && !above.exists(); above = above.getParentFile()) {
            missing.add(above);
        }
        for (int i = missing.size(); --i >= 0;) {
            File ancestor = missing.get(i);
            if (!ancestor.mkdir() && !ancestor.exists()) {
                return false;
            }
        }
        return directory.mkdir();
    }

    public boolean renameTo(File dest) {
        if (dest == null) {
            throw new NullPointerException();
        }
        return !isInvalid() && !dest.isInvalid() && UnixFileSystem.FS.rename0(this, dest);
    }

    public boolean setLastModified(long time) {
        if (time < 0) {
            throw new IllegalArgumentException("Negative time");
        }
        return !isInvalid() && UnixFileSystem.FS.setLastModifiedTime0(this, time);
    }

    public boolean setReadOnly() {
        return !isInvalid() && UnixFileSystem.FS.setReadOnly0(this);
    }

    private boolean permit(int access, boolean on, boolean ownerOnly) {
        return !isInvalid() && UnixFileSystem.FS.setPermission0(this, access, on, ownerOnly);
    }

    public boolean setWritable(boolean writable, boolean ownerOnly) {
        return permit(UnixFileSystem.ACCESS_WRITE, writable, ownerOnly);
    }

    public boolean setWritable(boolean writable) {
        return setWritable(writable, true);
    }

    public boolean setReadable(boolean readable, boolean ownerOnly) {
        return permit(UnixFileSystem.ACCESS_READ, readable, ownerOnly);
    }

    public boolean setReadable(boolean readable) {
        return setReadable(readable, true);
    }

    public boolean setExecutable(boolean executable, boolean ownerOnly) {
        return permit(UnixFileSystem.ACCESS_EXECUTE, executable, ownerOnly);
    }

    public boolean setExecutable(boolean executable) {
        return setExecutable(executable, true);
    }

    public static File[] listRoots() {
        return new File[] {new File("/")};
    }

    public long getTotalSpace() {
        return isInvalid() ? 0 : UnixFileSystem.FS.getSpace0(this, UnixFileSystem.SPACE_TOTAL);
    }

    public long getFreeSpace() {
        return isInvalid() ? 0 : UnixFileSystem.FS.getSpace0(this, UnixFileSystem.SPACE_FREE);
    }

    public long getUsableSpace() {
        return isInvalid() ? 0 : UnixFileSystem.FS.getSpace0(this, UnixFileSystem.SPACE_USABLE);
    }

    public static File createTempFile(String prefix, String suffix, File directory)
            throws IOException {
        if (prefix.length() < 3) {
            throw new IllegalArgumentException("Prefix string \"" + prefix
                    + "\" too short: length must be at least 3");
        }
        File dir = directory != null ? directory : new File(System.getProperty("java.io.tmpdir"));
        for (;;) {
            String middle = Long.toUnsignedString(Entropy.nextLong());
            String whole = temporaryName(new File(prefix).getName(), middle,
                    suffix == null ? ".tmp" : suffix);
            String name = new File(whole).getPath(); // without slashes at its end
            File f = new File(dir, name);
            if (f.isInvalid() || !f.getName().equals(name)) {
                throw new IOException("Unable to create temporary file, " + name);
            }
            if (f.createNewFile()) {
                return f;
            }
        }
    }

    /**
     * The three as one name, shortened to what a file system takes: the prefix to three characters,
     * then the suffix to a point and three characters, then the middle to five.
     */
    private static String temporaryName(String prefix, String middle, String suffix) {
        String name = prefix + middle + suffix;
        int excess = name.getBytes().length - 255;
        if (excess <= 0) {
            return name;
        }
        int before = Math.max(Math.min(3, prefix.length()), prefix.length() - excess);
        excess -= prefix.length() - before;
        int after = Math.max(suffix.startsWith(".") ? Math.min(4, suffix.length()) : 0,
                suffix.length() - Math.max(0, excess));
        excess -= suffix.length() - after;
        int inner = Math.max(5, middle.length() - Math.max(0, excess));
        return prefix.substring(0, before)
                + middle.substring(middle.length() - Math.min(inner, middle.length()))
                + suffix.substring(0, after);
    }

    public static File createTempFile(String prefix, String suffix) throws IOException {
        return createTempFile(prefix, suffix, null);
    }

    @Override
    public int compareTo(File pathname) {
        return order(path, pathname);
    }

    private static int order(String path, File f2) {
        return path.compareTo(f2.getPath());
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof File && path.equals(((File) obj).path);
    }

    @Override
    public int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    @Override
    public String toString() {
        return path;
    }

    public Path toPath() {
        return Path.of(path);
    }

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeChar(separatorChar);
    }

    private synchronized void readObject(ObjectInputStream in)
            throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        path = UnixFileSystem.normalize(path.replace(in.readChar(), separatorChar));
    }
}
