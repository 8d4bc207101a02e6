/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.Locale;

/** Finds the places where a text may be divided: into characters, words, lines or sentences. */
public abstract class BreakIterator implements Cloneable {
    public static final int DONE = -1;

    protected BreakIterator() {
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public abstract int first();

    public abstract int last();

    public abstract int next(int n);

    public abstract int next();

    public abstract int previous();

    public abstract int following(int offset);

    public int preceding(int offset) {
        int at = following(offset);
        while (at >= offset && at != DONE) {
            at = previous();
        }
        return at;
    }

    public boolean isBoundary(int offset) {
        if (offset == 0) {
            return true;
        }
        int at = following(offset - 1);
        if (at == DONE) {
            throw new IllegalArgumentException();
        }
        return at == offset;
    }

    public abstract int current();

    public abstract CharacterIterator getText();

    public void setText(String newText) {
        setText(new StringCharacterIterator(newText));
    }

    public abstract void setText(CharacterIterator newText);

    public static BreakIterator getWordInstance() {
        return getWordInstance(Locale.getDefault());
    }

    public static BreakIterator getWordInstance(Locale locale) {
        return of(locale, BreakRules.Words.RULES);
    }

    public static BreakIterator getLineInstance() {
        return getLineInstance(Locale.getDefault());
    }

    public static BreakIterator getLineInstance(Locale locale) {
        return of(locale, BreakRules.Lines.RULES);
    }

    public static BreakIterator getCharacterInstance() {
        return getCharacterInstance(Locale.getDefault());
    }

    public static BreakIterator getCharacterInstance(Locale locale) {
        return of(locale, BreakRules.Characters.RULES);
    }

    public static BreakIterator getSentenceInstance() {
        return getSentenceInstance(Locale.getDefault());
    }

    public static BreakIterator getSentenceInstance(Locale locale) {
        return of(locale, BreakRules.Sentences.RULES);
    }

    private static BreakIterator of(Locale locale, BreakRules rules) {
        locale.hashCode();
        return new RuleBreakIterator(rules);
    }

    public static synchronized Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }
}
