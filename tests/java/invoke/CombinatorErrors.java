// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** Wrong arguments to the combinators: exact exceptions and words. */
public class CombinatorErrors {

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle sub = l.findVirtual(
            String.class,
            "substring",
            methodType(String.class, int.class, int.class)
        );
        MethodHandle len = l.findVirtual(String.class, "length", methodType(int.class));
        MethodHandle v0 = MethodHandles.empty(methodType(void.class));
        Probe.show("insert many", () -> MethodHandles.insertArguments(sub, 0, "a", 1, 2, 3));
        Probe.show("insert far", () -> MethodHandles.insertArguments(sub, 4));
        Probe.show("insert negative", () -> MethodHandles.insertArguments(sub, -1, 1));
        Probe.show("insert class", () -> MethodHandles.insertArguments(sub, 0, 5));
        Probe.show("insert primitive", () -> MethodHandles.insertArguments(sub, 1, "5"));
        Probe.show("insert long", () -> MethodHandles.insertArguments(sub, 1, 5L));
        Probe.show("insert null int", () -> MethodHandles.insertArguments(sub, 1, (Object) null));
        Probe.show("bind int", () -> MethodHandles.identity(int.class).bindTo(1));
        Probe.show("bind none", () -> v0.bindTo("x"));
        Probe.show("bind class", () -> len.bindTo(1));
        Probe.show("drop far", () -> MethodHandles.dropArguments(len, 2, int.class));
        Probe.show("drop negative", () -> MethodHandles.dropArguments(len, -1, int.class));
        Probe.show("drop void", () -> MethodHandles.dropArguments(len, 0, void.class));
        Probe.show("drop null", () -> MethodHandles.dropArguments(len, 0, (Class<?>) null));
        Probe.show("match", () ->
            MethodHandles.dropArgumentsToMatch(len, 0, List.of(int.class), 0)
        );
        Probe.show("match position", () ->
            MethodHandles.dropArgumentsToMatch(len, 0, List.of(int.class, String.class), 3)
        );
        Probe.show("match skip", () ->
            MethodHandles.dropArgumentsToMatch(len, 2, List.of(int.class), 0)
        );
        Probe.show("permute count", () ->
            MethodHandles.permuteArguments(len, methodType(int.class, String.class))
        );
        Probe.show("permute index", () ->
            MethodHandles.permuteArguments(len, methodType(int.class, String.class), 1)
        );
        Probe.show("permute negative", () ->
            MethodHandles.permuteArguments(len, methodType(int.class, String.class), -1)
        );
        Probe.show("permute type", () ->
            MethodHandles.permuteArguments(len, methodType(int.class, Object.class), 0)
        );
        Probe.show("permute result", () ->
            MethodHandles.permuteArguments(len, methodType(long.class, String.class), 0)
        );
        Probe.show("filter type", () -> MethodHandles.filterArguments(len, 0, len));
        Probe.show("filter many", () -> MethodHandles.filterArguments(len, 0, len, len));
        Probe.show("filter far", () -> MethodHandles.filterArguments(len, 2));
        Probe.show("filter void", () -> MethodHandles.filterArguments(len, 0, v0));
        Probe.show("filter return", () -> MethodHandles.filterReturnValue(len, len));
        Probe.show("filter return void", () -> MethodHandles.filterReturnValue(v0, len));
        Probe.show("collect type", () -> MethodHandles.collectArguments(len, 0, len));
        Probe.show("collect far", () -> MethodHandles.collectArguments(len, 1, len));
        Probe.show("fold type", () -> MethodHandles.foldArguments(len, len));
        Probe.show("fold far", () -> MethodHandles.foldArguments(len, 2, v0));
        Probe.show("guard result", () -> MethodHandles.guardWithTest(len, len, len));
        Probe.show("guard types", () ->
            MethodHandles.guardWithTest(MethodHandles.constant(boolean.class, true), len, sub)
        );
        Probe.show("guard test", () ->
            MethodHandles.guardWithTest(
                MethodHandles.empty(methodType(boolean.class, int.class)),
                len,
                len
            )
        );
        Probe.show("catch type", () -> MethodHandles.catchException(len, Exception.class, len));
        Probe.show("catch result", () ->
            MethodHandles.catchException(
                len,
                Exception.class,
                MethodHandles.empty(methodType(void.class, Exception.class))
            )
        );
        Probe.show("catch narrow", () ->
            MethodHandles.catchException(
                len,
                Throwable.class,
                MethodHandles.empty(methodType(int.class, Exception.class))
            )
        );
        Probe.show("catch arguments", () ->
            MethodHandles.catchException(
                len,
                Exception.class,
                MethodHandles.empty(methodType(int.class, Exception.class, int.class))
            )
        );
        Probe.show("catch no parameter", () ->
            MethodHandles.catchException(
                len,
                Exception.class,
                MethodHandles.empty(methodType(int.class))
            )
        );
        Probe.show("finally result", () ->
            MethodHandles.tryFinally(
                len,
                MethodHandles.empty(methodType(void.class, Throwable.class, int.class))
            )
        );
        Probe.show("finally throwable", () ->
            MethodHandles.tryFinally(
                len,
                MethodHandles.empty(methodType(int.class, Exception.class, int.class))
            )
        );
        Probe.show("finally parameters", () ->
            MethodHandles.tryFinally(
                len,
                MethodHandles.empty(methodType(int.class, Throwable.class, int.class, int.class))
            )
        );
        Probe.show("throw type", () ->
            MethodHandles.throwException(int.class, (Class) String.class)
        );
        Probe.show("constant void", () -> MethodHandles.constant(void.class, null));
        Probe.show("constant null int", () -> MethodHandles.constant(int.class, null));
        Probe.show("constant wrong", () -> MethodHandles.constant(String.class, 1));
        Probe.show("constant int", () -> MethodHandles.constant(int.class, 1L));
        Probe.show("identity void", () -> MethodHandles.identity(void.class));
        Probe.show("zero void", () -> MethodHandles.zero(void.class).type());
        Probe.show("switch none", () ->
            MethodHandles.tableSwitch(MethodHandles.empty(methodType(void.class, int.class)))
        );
        Probe.show("switch types", () -> MethodHandles.tableSwitch(len, len));
        Probe.show("switch other", () ->
            MethodHandles.tableSwitch(MethodHandles.empty(methodType(void.class, int.class)), len)
        );
        Probe.show("spread invoker", () ->
            MethodHandles.spreadInvoker(methodType(int.class, int.class), 2)
        );
        Probe.show("array constructor", () -> MethodHandles.arrayConstructor(int.class));
        Probe.show("array length", () -> MethodHandles.arrayLength(String.class));
        Probe.show("array getter", () -> MethodHandles.arrayElementGetter(String.class));
        Probe.show("null target", () -> MethodHandles.insertArguments(null, 0, 1));
    }
}
