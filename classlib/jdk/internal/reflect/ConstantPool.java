/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.Field;
import java.lang.reflect.Member;

/** A view of a class's constant pool; the VM sets {@code constantPoolOop}. */
public class ConstantPool {
    private Object constantPoolOop;

    public int getIntAt(int index) {
        return getIntAt0(constantPoolOop, index);
    }

    public long getLongAt(int index) {
        return getLongAt0(constantPoolOop, index);
    }

    public float getFloatAt(int index) {
        return getFloatAt0(constantPoolOop, index);
    }

    public double getDoubleAt(int index) {
        return getDoubleAt0(constantPoolOop, index);
    }

    public String getUTF8At(int index) {
        return getUTF8At0(constantPoolOop, index);
    }

    private native int getSize0(Object constantPoolOop);

    private native Class<?> getClassAt0(Object constantPoolOop, int index);

    private native Class<?> getClassAtIfLoaded0(Object constantPoolOop, int index);

    private native int getClassRefIndexAt0(Object constantPoolOop, int index);

    private native Member getMethodAt0(Object constantPoolOop, int index);

    private native Field getFieldAt0(Object constantPoolOop, int index);

    private native String[] getMemberRefInfoAt0(Object constantPoolOop, int index);

    private native int getNameAndTypeRefIndexAt0(Object constantPoolOop, int index);

    private native String[] getNameAndTypeRefInfoAt0(Object constantPoolOop, int index);

    private native int getIntAt0(Object constantPoolOop, int index);

    private native long getLongAt0(Object constantPoolOop, int index);

    private native float getFloatAt0(Object constantPoolOop, int index);

    private native double getDoubleAt0(Object constantPoolOop, int index);

    private native String getStringAt0(Object constantPoolOop, int index);

    private native String getUTF8At0(Object constantPoolOop, int index);
}
