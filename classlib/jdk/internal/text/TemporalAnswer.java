/* SPDX-License-Identifier: MIT */
package jdk.internal.text;

import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;

/**
 * Something without fields that answers one query: what a name of a zone or calendar is made of.
 */
public final class TemporalAnswer implements TemporalAccessor {
    private final TemporalQuery<?> question;
    private final Object answer;

    public <T> TemporalAnswer(TemporalQuery<T> question, T answer) {
        this.question = question;
        this.answer = answer;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return false;
    }

    @Override
    public long getLong(TemporalField field) {
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == question ? (R) answer : TemporalAccessor.super.query(query);
    }
}
