/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

/**
 * How a handle is entered: the VM's enter calls {@code vmentry}. Handles begin with one of two, one
 * for direct handles and one for all the others; handles that are invoked often share those of
 * their shape.
 */
final class LambdaForm {
    static final LambdaForm DIRECT = new LambdaForm(DirectMethodHandle.class, "invokeDirect");
    static final LambdaForm TREE = new LambdaForm(MethodHandle.class, "enterTree");

    final MemberName vmentry;

    LambdaForm(MemberName vmentry) {
        this.vmentry = vmentry;
    }

    private LambdaForm(Class<?> owner, String name) {
        vmentry = Invokers.intrinsic(owner, name);
    }
}
