/* SPDX-License-Identifier: MIT */
/* Optional and its three siblings: every member, with values, without, and with null functions. */
import java.util.*;

public class OptionalWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        {
            OptionalInt some = OptionalInt.of(7),
                none = OptionalInt.empty();
            p(
                some,
                none,
                some.isPresent(),
                none.isPresent(),
                some.isEmpty(),
                none.isEmpty(),
                some.hashCode(),
                none.hashCode(),
                some.equals(OptionalInt.of(7)),
                some.equals(none),
                none.equals(OptionalInt.empty()),
                some.equals(null),
                some.toString()
            );
            p(
                some.getAsInt(),
                some.orElse(-1),
                none.orElse(-1),
                some.orElseGet(() -> -1),
                none.orElseGet(() -> -1),
                some.orElseThrow(),
                some.orElseThrow(IllegalStateException::new),
                some.stream().count(),
                none.stream().count()
            );
            t(() -> none.getAsInt());
            t(() -> none.orElseThrow());
            t(() -> none.orElseThrow(() -> new IllegalStateException("nothing")));
            t(() -> none.orElseGet(null));
            t(() -> some.orElseGet(null));
            t(() -> none.orElseThrow(null));
            t(() -> some.ifPresent(v -> p("has", v)));
            t(() -> none.ifPresent(v -> p("has", v)));
            t(() -> none.ifPresent(null));
            t(() -> some.ifPresent(null));
            t(() -> some.ifPresentOrElse(v -> p("has", v), () -> p("none")));
            t(() -> none.ifPresentOrElse(v -> p("has", v), () -> p("none")));
            t(() -> none.ifPresentOrElse(null, null));
        }
        {
            OptionalLong some = OptionalLong.of(7L << 40),
                none = OptionalLong.empty();
            p(
                some,
                none,
                some.isPresent(),
                none.isPresent(),
                some.isEmpty(),
                none.isEmpty(),
                some.hashCode(),
                none.hashCode(),
                some.equals(OptionalLong.of(7L << 40)),
                some.equals(none),
                none.equals(OptionalLong.empty()),
                some.equals(null),
                some.toString()
            );
            p(
                some.getAsLong(),
                some.orElse(-1L),
                none.orElse(-1L),
                some.orElseGet(() -> -1L),
                none.orElseGet(() -> -1L),
                some.orElseThrow(),
                some.orElseThrow(IllegalStateException::new),
                some.stream().count(),
                none.stream().count()
            );
            t(() -> none.getAsLong());
            t(() -> none.orElseThrow());
            t(() -> none.orElseThrow(() -> new IllegalStateException("nothing")));
            t(() -> none.orElseGet(null));
            t(() -> some.orElseGet(null));
            t(() -> none.orElseThrow(null));
            t(() -> some.ifPresent(v -> p("has", v)));
            t(() -> none.ifPresent(v -> p("has", v)));
            t(() -> none.ifPresent(null));
            t(() -> some.ifPresent(null));
            t(() -> some.ifPresentOrElse(v -> p("has", v), () -> p("none")));
            t(() -> none.ifPresentOrElse(v -> p("has", v), () -> p("none")));
            t(() -> none.ifPresentOrElse(null, null));
        }
        {
            OptionalDouble some = OptionalDouble.of(-0.0),
                none = OptionalDouble.empty();
            p(
                some,
                none,
                some.isPresent(),
                none.isPresent(),
                some.isEmpty(),
                none.isEmpty(),
                some.hashCode(),
                none.hashCode(),
                some.equals(OptionalDouble.of(-0.0)),
                some.equals(none),
                none.equals(OptionalDouble.empty()),
                some.equals(null),
                some.toString()
            );
            p(
                some.getAsDouble(),
                some.orElse(Double.NaN),
                none.orElse(Double.NaN),
                some.orElseGet(() -> Double.NaN),
                none.orElseGet(() -> Double.NaN),
                some.orElseThrow(),
                some.orElseThrow(IllegalStateException::new),
                some.stream().count(),
                none.stream().count()
            );
            t(() -> none.getAsDouble());
            t(() -> none.orElseThrow());
            t(() -> none.orElseThrow(() -> new IllegalStateException("nothing")));
            t(() -> none.orElseGet(null));
            t(() -> some.orElseGet(null));
            t(() -> none.orElseThrow(null));
            t(() -> some.ifPresent(v -> p("has", v)));
            t(() -> none.ifPresent(v -> p("has", v)));
            t(() -> none.ifPresent(null));
            t(() -> some.ifPresent(null));
            t(() -> some.ifPresentOrElse(v -> p("has", v), () -> p("none")));
            t(() -> none.ifPresentOrElse(v -> p("has", v), () -> p("none")));
            t(() -> none.ifPresentOrElse(null, null));
        }
        {
            Optional<String> some = Optional.of("v"),
                none = Optional.empty();
            p(
                some,
                none,
                some.isPresent(),
                none.isPresent(),
                some.isEmpty(),
                none.isEmpty(),
                some.hashCode(),
                none.hashCode(),
                some.equals(Optional.of("v")),
                some.equals(none),
                none.equals(Optional.empty()),
                some.equals(null),
                some.toString()
            );
            p(
                some.get(),
                some.orElse("w"),
                none.orElse("w"),
                some.orElseGet(() -> "w"),
                none.orElseGet(() -> "w"),
                some.orElseThrow(),
                some.orElseThrow(IllegalStateException::new),
                some.stream().count(),
                none.stream().count()
            );
            t(() -> none.get());
            t(() -> none.orElseThrow());
            t(() -> none.orElseThrow(() -> new IllegalStateException("nothing")));
            t(() -> none.orElseGet(null));
            t(() -> some.orElseGet(null));
            t(() -> none.orElseThrow(null));
            t(() -> some.ifPresent(v -> p("has", v)));
            t(() -> none.ifPresent(v -> p("has", v)));
            t(() -> none.ifPresent(null));
            t(() -> some.ifPresent(null));
            t(() -> some.ifPresentOrElse(v -> p("has", v), () -> p("none")));
            t(() -> none.ifPresentOrElse(v -> p("has", v), () -> p("none")));
            t(() -> none.ifPresentOrElse(null, null));
            p(
                some.map(String::length),
                none.map(String::length),
                some.map(s -> null),
                some.filter(s -> s.equals("v")),
                some.filter(s -> s.isEmpty()),
                none.filter(s -> true),
                some.flatMap(s -> Optional.of(s + s)),
                some.flatMap(s -> Optional.empty()),
                none.or(() -> Optional.of("other")),
                some.or(() -> Optional.of("other")),
                Optional.ofNullable(null),
                Optional.ofNullable("x")
            );
            t(() -> Optional.of(null));
            t(() -> some.flatMap(s -> null));
            t(() -> none.or(() -> null));
            t(() -> none.or(null));
            t(() -> some.map(null));
            t(() -> none.filter(null));
            t(() -> none.flatMap(null));
        }
    }
}
