/* SPDX-License-Identifier: MIT */
package java.time.temporal;

/** A question to a date or time. */
@FunctionalInterface
public interface TemporalQuery<R> {
    R queryFrom(TemporalAccessor temporal);
}
