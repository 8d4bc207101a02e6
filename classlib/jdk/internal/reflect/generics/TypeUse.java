/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.annotation.Annotation;

/**
 * One entry of RuntimeVisibleTypeAnnotations: an annotation, on what (target type and index, as in
 * the class file), and where in that type. A path is a text: 0 into an array, 1 into an inner
 * class, 2 to a wildcard's bound, 3 and a character to a type argument.
 */
public record TypeUse(int target, int index, String path, Annotation annotation) {
    public static final int CLASS_PARAMETER = 0x00;
    public static final int METHOD_PARAMETER = 0x01;
    public static final int SUPERTYPE = 0x10;
    public static final int CLASS_BOUND = 0x11;
    public static final int METHOD_BOUND = 0x12;
    public static final int FIELD = 0x13;
    public static final int RESULT = 0x14;
    public static final int RECEIVER = 0x15;
    public static final int FORMAL = 0x16;
    public static final int THROWN = 0x17;
}
