/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;

/** A line of a stack trace. The machine fills the fields in by name. */
public final class StackTraceElement implements Serializable {
    private static final long serialVersionUID = 6992337162326171013L;

    private transient Class<?> declaringClassObject;
    private String classLoaderName;
    private String moduleName;
    private String moduleVersion;
    private String declaringClass;
    private String methodName;
    private String fileName;
    private int lineNumber;
    private byte format = 0;

    public StackTraceElement(String declaringClass, String methodName, String fileName,
                             int lineNumber) {
        this(null, null, null, declaringClass, methodName, fileName, lineNumber);
    }

    public StackTraceElement(String classLoaderName, String moduleName, String moduleVersion,
                             String declaringClass, String methodName, String fileName,
                             int lineNumber) {
        this.classLoaderName = classLoaderName;
        this.moduleName = moduleName;
        this.moduleVersion = moduleVersion;
        this.declaringClass = Objects.requireNonNull(declaringClass, "Declaring class is null");
        this.methodName = Objects.requireNonNull(methodName, "Method name is null");
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    private StackTraceElement() {
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public String getModuleName() {
        return moduleName;
    }

    public String getModuleVersion() {
        return moduleVersion;
    }

    public String getClassLoaderName() {
        return classLoaderName;
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public boolean isNativeMethod() {
        return lineNumber == -2;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        /* format 1: a built-in loader, whose name is not shown. */
        if ((format & 1) == 0 && classLoaderName != null && !classLoaderName.isEmpty()) {
            s.append(classLoaderName).append('/');
        }
        if (moduleName != null && !moduleName.isEmpty()) {
            s.append(moduleName);
            if ((format & 2) == 0 && moduleVersion != null && !moduleVersion.isEmpty()) {
                s.append('@').append(moduleVersion);
            }
        }
        if (s.length() > 0) {
            s.append('/');
        }
        s.append(declaringClass).append('.').append(methodName).append('(');
        if (isNativeMethod()) {
            s.append("Native Method");
        } else if (fileName == null) {
            s.append("Unknown Source");
        } else {
            s.append(fileName);
            if (lineNumber >= 0) {
                s.append(':').append(lineNumber);
            }
        }
        return s.append(')').toString();
    }

    private Object[] parts() {
        return new Object[] {declaringClass, methodName, classLoaderName, moduleName, moduleVersion,
            fileName, lineNumber};
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj
                || obj instanceof StackTraceElement
                && Arrays.equals(parts(), ((StackTraceElement) obj).parts());
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (Object part : parts()) {
            hash = hash * 31 + Objects.hashCode(part);
        }
        return hash;
    }

    static StackTraceElement[] of(Throwable x, int depth) {
        StackTraceElement[] trace = new StackTraceElement[depth];
        for (int i = 0; i < depth; i++) {
            trace[i] = new StackTraceElement();
        }
        initStackTraceElements(trace, x);
        return complete(trace);
    }

    /** Adds to a filled trace how its classes' loaders and modules are to be shown. */
    static StackTraceElement[] complete(StackTraceElement[] trace) {
        for (int i = 0; i < trace.length; i++) {
            StackTraceElement e = trace[i];
            Class<?> c = e.declaringClassObject;
            if (c != null) {
                ClassLoader loader = c.getClassLoader0();
                if (loader == null || loader instanceof jdk.internal.loader.BuiltinClassLoader) {
                    e.format |= 1;
                }
                if (loader == null) {
                    e.format |= 2;
                } else if (c.getModule().isNamed()) {
                    e.moduleName = c.getModule().getName();
                    e.moduleVersion = c.getModule().getDescriptor().rawVersion().orElse(null);
                }
                e.declaringClassObject = null;
            }
        }
        return trace;
    }

    private static native void initStackTraceElements(StackTraceElement[] elements, Throwable x);
}
