/* SPDX-License-Identifier: MIT */
package java.lang;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.net.URL;
import java.util.Objects;
import jdk.internal.loader.BootLoader;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** A package of one loader, with what a manifest says of it. */
public class Package implements AnnotatedElement {
    private final String name;
    private final ClassLoader loader;
    private final String specTitle;
    private final String specVersion;
    private final String specVendor;
    private final String implTitle;
    private final String implVersion;
    private final String implVendor;
    private final URL sealBase;
    private volatile Class<?> packageInfo;

    Package(String name, ClassLoader loader) {
        this(name, loader, null, null, null, null, null, null, null);
    }

    Package(String name, ClassLoader loader, String specTitle, String specVersion,
            String specVendor, String implTitle, String implVersion, String implVendor,
            URL sealBase) {
        this.name = Objects.requireNonNull(name);
        this.loader = loader;
        this.specTitle = specTitle;
        this.specVersion = specVersion;
        this.specVendor = specVendor;
        this.implTitle = implTitle;
        this.implVersion = implVersion;
        this.implVendor = implVendor;
        this.sealBase = sealBase;
    }

    public String getName() {
        return name;
    }

    public String getSpecificationTitle() {
        return specTitle;
    }

    public String getSpecificationVersion() {
        return specVersion;
    }

    public String getSpecificationVendor() {
        return specVendor;
    }

    public String getImplementationTitle() {
        return implTitle;
    }

    public String getImplementationVersion() {
        return implVersion;
    }

    public String getImplementationVendor() {
        return implVendor;
    }

    public boolean isSealed() {
        return loader == null || sealBase != null;
    }

    public boolean isSealed(URL url) {
        Objects.requireNonNull(url);
        return sealBase != null && sealBase.equals(url);
    }

    public boolean isCompatibleWith(String desired) throws NumberFormatException {
        if (specVersion == null || specVersion.isEmpty()) {
            throw new NumberFormatException("Empty version string");
        }
        int[] mine = numbers(specVersion);
        int[] wanted = numbers(desired);
        int n = Math.max(mine.length, wanted.length);
        for (int i = 0; i < n; i++) {
            int a = i < mine.length ? mine[i] : 0;
            int b = i < wanted.length ? wanted[i] : 0;
            if (a != b) {
                return a > b;
            }
        }
        return true;
    }

    private static int[] numbers(String version) {
        int count = 1;
        for (int i = 0; i < version.length(); i++) {
            if (version.charAt(i) == '.') {
                count++;
            }
        }
        int[] result = new int[count];
        int at = 0;
        for (int i = 0; i < count; i++) {
            int dot = version.indexOf('.', at);
            String part = version.substring(at, dot < 0 ? version.length() : dot);
            result[i] = Integer.parseInt(part);
            if (result[i] < 0) {
                throw new NumberFormatException("For input string: \"" + version + "\"");
            }
            at = dot + 1;
        }
        return result;
    }

    @CallerSensitive
    @Deprecated(since = "9")
    public static Package getPackage(String name) {
        ClassLoader l = ClassLoader.getClassLoader(Reflection.getCallerClass());
        return l != null ? l.getPackage(name) : BootLoader.getDefinedPackage(name);
    }

    @CallerSensitive
    public static Package[] getPackages() {
        ClassLoader l = ClassLoader.getClassLoader(Reflection.getCallerClass());
        return l != null ? l.getPackages() : BootLoader.getDefinedPackages();
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        String spec = specTitle == null || specTitle.isEmpty() ? "" : ", " + specTitle;
        String version = specVersion == null || specVersion.isEmpty() ? ""
                : ", version " + specVersion;
        return "package " + name + spec + version;
    }

    /* ---- Annotations: those of the class package-info ---- */

    private static final class NoInfo {
    }

    private Class<?> packageInfo() {
        Class<?> c = packageInfo;
        if (c == null) {
            try {
                c = Class.forName(name + ".package-info", false, loader);
            } catch (ClassNotFoundException e) {
                c = NoInfo.class;
            }
            packageInfo = c;
        }
        return c;
    }

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
        return packageInfo().getAnnotation(annotationClass);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return packageInfo().isAnnotationPresent(annotationClass);
    }

    @Override
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> annotationClass) {
        return packageInfo().getAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return packageInfo().getAnnotations();
    }

    @Override
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> annotationClass) {
        return packageInfo().getDeclaredAnnotation(annotationClass);
    }

    @Override
    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> annotationClass) {
        return packageInfo().getDeclaredAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return packageInfo().getDeclaredAnnotations();
    }
}
