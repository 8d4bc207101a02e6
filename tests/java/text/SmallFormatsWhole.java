/* SPDX-License-Identifier: MIT */
/*
 * ParsePosition, FieldPosition, StringCharacterIterator, ChoiceFormat: every member and bad
 * indexes.
 */
import java.text.*;

public class SmallFormatsWhole extends Whole {

    public static void main(String[] args) {
        ParsePosition pos = new ParsePosition(3);
        pos.setErrorIndex(7);
        p(
            pos,
            pos.getIndex(),
            pos.getErrorIndex(),
            pos.equals(new ParsePosition(3)),
            pos.hashCode()
        );
        pos.setIndex(-1);
        p(pos);
        FieldPosition field = new FieldPosition(2);
        field.setBeginIndex(1);
        field.setEndIndex(4);
        p(
            field.getField(),
            field.getFieldAttribute(),
            field.getBeginIndex(),
            field.getEndIndex(),
            field.equals(new FieldPosition(2))
        );
        StringCharacterIterator it = new StringCharacterIterator("h\u20acllo", 1, 4, 2),
            same = new StringCharacterIterator("abc"),
            at = new StringCharacterIterator("abc", 2);
        p(
            it.current(),
            it.first(),
            it.last(),
            it.next(),
            it.previous(),
            it.previous(),
            it.previous(),
            it.previous(),
            it.getIndex(),
            it.getBeginIndex(),
            it.getEndIndex(),
            it.setIndex(3),
            it.setIndex(4),
            it.clone().equals(it),
            it.hashCode() == it.clone().hashCode(),
            same.first(),
            at.current()
        );
        same.setText("");
        p(same.first(), same.last(), same.getEndIndex());
        t(() -> it.setIndex(0));
        t(() -> it.setIndex(5));
        t(() -> new StringCharacterIterator(null));
        t(() -> new StringCharacterIterator("abc", 4));
        t(() -> new StringCharacterIterator("abc", 2, 1, 2));
        ChoiceFormat choice = new ChoiceFormat("-1#negative|0#zero|1#one|1<many");
        for (double d : new double[] {
            -5,
            -1,
            0,
            0.5,
            1,
            1.5,
            100,
            Double.NaN,
            Double.NEGATIVE_INFINITY
        })
            System.out.print(choice.format(d) + " " + choice.format((long) d) + ", ");
        System.out.println();
        p(
            choice.toPattern(),
            choice.getLimits(),
            choice.getFormats(),
            choice.parse("many x", new ParsePosition(0)),
            choice.equals(new ChoiceFormat(choice.getLimits(), (String[]) choice.getFormats())),
            choice.clone().equals(choice)
        );
        p(
            ChoiceFormat.nextDouble(1),
            ChoiceFormat.previousDouble(1),
            ChoiceFormat.nextDouble(0, false)
        );
        t(() -> new ChoiceFormat("x#y"));
        t(() -> new ChoiceFormat("2#a|1#b"));
        t(() -> new ChoiceFormat(new double[] { 1 }, new String[0]));
        choice.setChoices(new double[] { 0, 10 }, new String[] { "few", "lots" });
        p(choice.format(3), choice.format(30));
        choice.applyPattern("0#none");
        p(choice.toPattern());
    }
}
