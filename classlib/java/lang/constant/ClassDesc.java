/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.TypeDescriptor;

/** Names a class by its descriptor, without loading it. */
public sealed interface ClassDesc extends ConstantDesc, TypeDescriptor.OfField<ClassDesc>
        permits ClassDescImpl {
    static ClassDesc of(String name) {
        return ofDescriptor("L" + ClassDescImpl.checkBinaryName(name).replace('.', '/') + ";");
    }

    static ClassDesc of(String packageName, String className) {
        ClassDescImpl.checkBinaryName(packageName);
        if (packageName.isEmpty()) {
            return of(className);
        }
        return ofDescriptor("L" + packageName.replace('.', '/') + "/" + ClassDescImpl
            .checkMemberName(className) + ";");
    }

    static ClassDesc ofDescriptor(String descriptor) {
        return new ClassDescImpl(ClassDescImpl.checkDescriptor(descriptor));
    }

    default ClassDesc arrayType() {
        if (ClassDescImpl.dimensions(descriptorString()) == 255) {
            throw new IllegalStateException("An array has at most 255 dimensions");
        }
        return arrayType(1);
    }

    default ClassDesc arrayType(int rank) {
        String d = descriptorString();
        int depth = ClassDescImpl.dimensions(d);
        if (rank <= 0 || rank > 255 - depth) {
            throw new IllegalArgumentException("rank: " + depth + rank);
        }
        return ofDescriptor("[".repeat(rank) + d);
    }

    default ClassDesc nested(String nestedName) {
        ClassDescImpl.checkMemberName(nestedName);
        if (!isClassOrInterface()) {
            throw new IllegalStateException("Outer class is not a class or interface type");
        }
        String d = descriptorString();
        return new ClassDescImpl(d.substring(0, d.length() - 1) + "$" + nestedName + ";");
    }

    default ClassDesc nested(String firstNestedName, String... moreNestedNames) {
        ClassDesc result = nested(firstNestedName);
        for (String name : moreNestedNames) {
            result = result.nested(name);
        }
        return result;
    }

    default boolean isArray() {
        return descriptorString().charAt(0) == '[';
    }

    default boolean isPrimitive() {
        return descriptorString().length() == 1;
    }

    default boolean isClassOrInterface() {
        return descriptorString().charAt(0) == 'L';
    }

    default ClassDesc componentType() {
        return isArray() ? new ClassDescImpl(descriptorString().substring(1)) : null;
    }

    default String packageName() {
        if (!isClassOrInterface()) {
            return "";
        }
        String d = descriptorString();
        int slash = d.lastIndexOf('/');
        return slash < 0 ? "" : d.substring(1, slash).replace('/', '.');
    }

    default String displayName() {
        String d = descriptorString();
        int n = ClassDescImpl.dimensions(d);
        String element = d.substring(n);
        String name = element.length() == 1 ? ClassDescImpl.primitive(element.charAt(0)).getName()
            : element.substring(Math.max(1, element.lastIndexOf('/') + 1),
                element.length() - 1);
        return name + "[]".repeat(n);
    }

    @Override
    String descriptorString();

    @Override
    boolean equals(Object o);
}
