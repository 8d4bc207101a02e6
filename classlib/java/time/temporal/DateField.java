/* SPDX-License-Identifier: MIT */
package java.time.temporal;

/** A field that says something of the date and nothing of the time of day. */
interface DateField extends TemporalField {
    @Override
    default boolean isDateBased() {
        return true;
    }

    @Override
    default boolean isTimeBased() {
        return false;
    }
}
