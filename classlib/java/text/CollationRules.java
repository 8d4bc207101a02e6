/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads rules. They put texts into one sequence: each goes right behind the text before it, or
 * behind the one that a reset names, and one that is in the sequence already leaves its place. What
 * a reset names beyond the longest text of the sequence, the next text has behind what its place is
 * worth: it expands, and what comes behind it without a reset goes to the end. A place says by how
 * much its text differs from the one before; the numbers of the elements are counted when the
 * sequence is complete.
 */
final class CollationRules {
    /** Relations, the strongest difference first. */
    private static final String RELATIONS = "<;,=";
    private static final int EQUAL = 3;
    private static final String SIGNS = " (=,;<&)";

    /** A text in the sequence. */
    static final class Place {
        final String text;
        int relation;
        String rest = ""; // follows what the place is worth
        int order;
        private Place before;
        private Place after;

        Place(String text) {
            this.text = text;
        }

        private void leave() {
            before.after = after;
            after.before = before;
        }

        private void follow(Place other) {
            before = other;
            after = other.after;
            other.after = this;
            after.before = this;
        }
    }

    final String rules;
    private final boolean decomposed; // they are already
    /** In the order in which they got their last places. */
    final Map<String, Place> places = new LinkedHashMap<>();
    private final Place ring = new Place(""); // before the first and behind the last
    boolean backwards;
    boolean swaps;
    /** How many differences of these kinds texts have that are ignored otherwise. */
    int secondaries;
    int tertiaries;

    private Place last = ring;
    private String rest = "";
    private String reset; // not used so far
    private int longest;

    private char sign; // what comes before the text that is read
    private final StringBuilder text = new StringBuilder();
    /** Modifiers: where text follows they are part of it. */
    private final StringBuilder held = new StringBuilder();

    private CollationRules(String rules, boolean decomposed) {
        this.rules = rules;
        this.decomposed = decomposed;
        ring.before = ring;
        ring.after = ring;
    }

    static CollationTable read(String rules) throws ParseException {
        return new CollationRules(rules, false).table();
    }

    /** Made by tools/tables/CollationTable.java; "x-z" repeats the relation for what follows x. */
    private static final String ROOT =
            "=\000-\010=\016-\037=\u007F-\u009F=\u200B-\u200F;' ';\u00A0;\u2002-\u200A;\u3000"
            + ";\uFEFF;'\015';'\011';'\012';'\014';'\013';\u0301;\u0300;\u0306;\u0302;\u030C;\u030A"
            + ";\u030D;\u0308;\u030B;\u0303;\u0307;\u0304;\u0337;\u0327;\u0328;\u0323;\u0332;\u0305"
            + ";\u0309;\u030E-\u0322;\u0324-\u0326;\u0329-\u0331;\u0333-\u0336;\u0338-\u033F;\u0342"
            + ";\u0308\u0301;\u0345;\u0360;\u0361;\u0483-\u0486;\u20D0-\u20E1,'-';\u00AD;\u2010"
            + "-\u2015;\u2212<'_'<\u00AF<','<';'<':'<'!'<\u00A1<'?'<\u00BF<'/'<'.'<\u00B4<'`'<'"
            + "^'<\u00A8<'~'<\u00B7<\u00B8<'''<'\"'<\u00AB<\u00BB<'('<')'<'['<']'<'{'<'}'<\u00A7"
            + "<\u00B6<\u00A9<\u00AE<'@'<\u00A4<\u0E3F<\u00A2<\u20A1<\u20A2<'$'<\u20AB<\u20AC<"
            + "\u20A3-\u20A7<\u00A3<\u20A8<\u20AA<\u20A9<\u00A5<'*'<'\\'<'&'<'#'<'%'<'+'<\u00B1"
            + "<\u00F7<\u00D7<'<'<'='<'>'<\u00AC<'|'<\u00A6<\u00B0<\u00B5<0-9<\u00BC-\u00BE<a,A"
            + "<b,B<c,C<d,D<\u00F0,\u00D0<e,E<f,F<g,G<h,H<i,I<j,J<k,K<l,L<m,M<n,N<o,O<p,P<q,Q<r"
            + ",R<s,S<t,T<u,U<v,V<w,W<x,X<y,Y<z,Z&TH,\u00DE&TH,\u00FE&SS,\u00DF&OE,\u0152&OE,\u0153"
            + "&AE,\u00C6&AE,\u00E6";

    static CollationTable root() {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < ROOT.length(); i++) {
            char c = ROOT.charAt(i);
            if (c == '-') {
                char relation = ROOT.charAt(i - 2);
                for (int next = ROOT.charAt(i - 1) + 1; next < ROOT.charAt(i + 1); next++) {
                    all.append(relation).append((char) next);
                }
                all.append(relation);
            } else if (c == '\'') {
                all.append(ROOT, i, i + 3);
                i += 2;
            } else {
                all.append(c);
            }
        }
        try {
            return new CollationRules(all.toString(), true).table();
        } catch (ParseException e) {
            throw new InternalError(e);
        }
    }

    private CollationTable table() throws ParseException {
        if (rules.isEmpty()) {
            throw new ParseException("Build rules empty.", 0);
        }
        for (int i = 0; i < rules.length(); i++) {
            i = read(i);
        }
        finish(rules.length());
        count();
        return new CollationTable(this);
    }

    /** Reads what begins at an index; where its last character is. */
    private int read(int i) throws ParseException {
        char c = rules.charAt(i);
        if (c == '&' || RELATIONS.indexOf(c) >= 0) {
            finish(i);
            sign = c;
        } else if (c == '@' || c == '!') {
            held.append(c);
        } else if (c == '\'') {
            begin(i);
            int end = Math.min(rules.length(), i + 2); // the first character is text, a quote too
            while (end < rules.length() && rules.charAt(end) != '\'') {
                end++;
            }
            text.append(rules, i + 1, end);
            return end;
        } else if (c != ' ' && (c < '\t' || c > '\r')) {
            begin(i);
            if (c > ' ' && c < '\177' && !Character.isLetterOrDigit(c)) {
                throw new ParseException("Unquoted punctuation character : "
                        + Integer.toString(c, 16), i);
            }
            text.append(c);
        }
        return i;
    }

    private void begin(int i) throws ParseException {
        if (sign == 0) {
            throw new ParseException("missing char" + SIGNS + " : " + rules.substring(i), i);
        }
        text.append(held);
        held.setLength(0);
    }

    /** Takes the text that ends at an index. */
    private void finish(int i) throws ParseException {
        backwards |= held.indexOf("@") >= 0;
        swaps |= held.indexOf("!") >= 0;
        held.setLength(0);
        if (sign == 0) {
            return;
        }
        if (text.length() == 0) {
            throw new ParseException("missing chars" + SIGNS + ": " + rules.substring(i), i);
        }
        String all = decomposed ? text.toString()
                : Normalizer.normalize(text, Normalizer.Form.NFD);
        text.setLength(0);
        if (sign == '&') {
            reset = all;
        } else {
            if (reset != null) {
                find();
            }
            put(all, RELATIONS.indexOf(sign));
        }
    }

    /** Goes where a reset says. */
    private void find() throws ParseException {
        int length = Math.min(longest, reset.length());
        Place found = null;
        while (length > 0 && (found = places.get(reset.substring(0, length))) == null) {
            length--;
        }
        if (found == null) {
            throw new ParseException("couldn't find: &" + reset, -1);
        }
        last = found;
        rest = reset.substring(length);
        reset = null;
    }

    private void put(String name, int relation) throws ParseException {
        if (name.equals(last.text)) {
            if (relation == EQUAL && rest.equals(last.rest)) {
                return;
            }
            throw new ParseException("The entries " + RELATIONS.charAt(last.relation) + name
                    + " and " + RELATIONS.charAt(relation) + name + " are adjacent in the rules, "
                    + "but have conflicting strengths: "
                    + "A character can't be unequal to itself.", -1);
        }
        Place place = places.remove(name);
        if (place == null) {
            place = new Place(name);
            longest = Math.max(longest, name.length());
        } else {
            place.leave();
        }
        places.put(name, place);
        place.relation = relation;
        place.rest = rest;
        place.follow(last);
        last = rest.isEmpty() ? place : ring.before;
        rest = "";
    }

    /** Gives each place its number: a primary, a secondary and a tertiary one. */
    private void count() {
        int order = 0;
        for (Place place = ring.after; place != ring; place = place.after) {
            int unit = place.relation == EQUAL ? 0 : 0x10000 >> 8 * place.relation;
            order = (order & -Math.max(unit, 1)) + unit;
            place.order = order;
            if (order >>> 16 == 0) {
                secondaries += place.relation == 1 ? 1 : 0;
                tertiaries += place.relation == 2 ? 1 : 0;
            }
        }
    }
}
