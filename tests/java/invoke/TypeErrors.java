// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** What MethodType refuses and with which words. */
public class TypeErrors {

    public static void main(String[] args) {
        MethodType t = methodType(int.class, String.class);
        ClassLoader l = TypeErrors.class.getClassLoader();
        Probe.show("void parameter", () -> methodType(int.class, void.class));
        Probe.show("void in list", () -> methodType(int.class, List.of(int.class, void.class)));
        Probe.show("null return", () -> methodType(null));
        Probe.show("null parameter", () -> methodType(int.class, (Class<?>) null));
        Probe.show("many", () -> MethodType.genericMethodType(256));
        Probe.show("255", () -> MethodType.genericMethodType(255).parameterCount());
        Probe.show("255 and array", () -> MethodType.genericMethodType(255, true).parameterCount());
        Probe.show("longs", () -> {
            Class<?>[] c = new Class<?>[128];
            Arrays.fill(c, long.class);
            return methodType(int.class, c).parameterCount();
        });
        Probe.show("negative", () -> MethodType.genericMethodType(-1));
        Probe.show("parameterType", () -> t.parameterType(1));
        Probe.show("change", () -> t.changeParameterType(1, int.class));
        Probe.show("change to void", () -> t.changeParameterType(0, void.class));
        Probe.show("insert far", () -> t.insertParameterTypes(2, int.class));
        Probe.show("insert negative", () -> t.insertParameterTypes(-1, int.class));
        Probe.show("insert void", () -> t.insertParameterTypes(0, void.class));
        Probe.show("drop far", () -> t.dropParameterTypes(0, 2));
        Probe.show("drop reversed", () -> t.dropParameterTypes(1, 0));
        Probe.show("list is fixed", () -> t.parameterList().set(0, int.class));
        Probe.show("no parens", () -> MethodType.fromMethodDescriptorString("I", l));
        Probe.show("no return", () -> MethodType.fromMethodDescriptorString("()", l));
        Probe.show("two returns", () -> MethodType.fromMethodDescriptorString("()II", l));
        Probe.show("dots", () -> MethodType.fromMethodDescriptorString("(Ljava.lang.String;)V", l));
        Probe.show("bad letter", () -> MethodType.fromMethodDescriptorString("(Q)V", l));
        Probe.show("void parameter text", () -> MethodType.fromMethodDescriptorString("(V)V", l));
        Probe.show("unfinished", () ->
            MethodType.fromMethodDescriptorString("(Ljava/lang/String)V", l)
        );
        Probe.show("no class", () -> MethodType.fromMethodDescriptorString("(Lno/Such;)V", l));
        Probe.show("null text", () -> MethodType.fromMethodDescriptorString(null, l));
        Probe.show("empty", () -> MethodType.fromMethodDescriptorString("", l));
    }
}
