/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.Map;

/** Each public member of some classes, with six values. */
public class TimeFormatMembers extends TimeSamples {

    private static final String[] NAMES = {
        "DateTimeFormatter.format",
        "DateTimeFormatter.getChronology",
        "DateTimeFormatter.getDecimalStyle",
        "DateTimeFormatter.getLocale",
        "DateTimeFormatter.getResolverFields",
        "DateTimeFormatter.getResolverStyle",
        "DateTimeFormatter.getZone",
        "DateTimeFormatter.localizedBy",
        "DateTimeFormatter.ofLocalizedDateTime",
        "DateTimeFormatter.ofLocalizedDateTime",
        "DateTimeFormatter.ofLocalizedDate",
        "DateTimeFormatter.ofLocalizedTime",
        "DateTimeFormatter.ofPattern",
        "DateTimeFormatter.ofPattern",
        "DateTimeFormatter.parse",
        "DateTimeFormatter.parse",
        "DateTimeFormatter.parse",
        "DateTimeFormatter.toFormat",
        "DateTimeFormatter.toFormat",
        "DateTimeFormatter.toString",
        "DateTimeFormatter.withChronology",
        "DateTimeFormatter.withDecimalStyle",
        "DateTimeFormatter.withLocale",
        "DateTimeFormatter.withResolverStyle",
        "DateTimeFormatter.withZone",
        "DecimalStyle.equals",
        "DecimalStyle.getDecimalSeparator",
        "DecimalStyle.getNegativeSign",
        "DecimalStyle.getPositiveSign",
        "DecimalStyle.getZeroDigit",
        "DecimalStyle.hashCode",
        "DecimalStyle.of",
        "DecimalStyle.toString",
        "DecimalStyle.withDecimalSeparator",
        "DecimalStyle.withNegativeSign",
        "DecimalStyle.withPositiveSign",
        "DecimalStyle.withZeroDigit",
        "FormatStyle.valueOf",
        "FormatStyle.values",
        "ResolverStyle.valueOf",
        "ResolverStyle.values",
        "SignStyle.valueOf",
        "SignStyle.values",
        "TextStyle.asNormal",
        "TextStyle.asStandalone",
        "TextStyle.isStandalone",
        "TextStyle.valueOf",
        "TextStyle.values"
    };

    @Override
    Object call(int member, int v) throws Throwable {
        switch (member) {
            case 0:
                return FO[v].format(TC[(v + 1) % N]);
            case 1:
                return FO[v].getChronology();
            case 2:
                return FO[v].getDecimalStyle();
            case 3:
                return FO[v].getLocale();
            case 4:
                return FO[v].getResolverFields();
            case 5:
                return FO[v].getResolverStyle();
            case 6:
                return FO[v].getZone();
            case 7:
                return FO[v].localizedBy(LO[(v + 1) % N]);
            case 8:
                return DateTimeFormatter.ofLocalizedDateTime(FS[v], FS[(v + 1) % N]);
            case 9:
                return DateTimeFormatter.ofLocalizedDateTime(FS[v]);
            case 10:
                return DateTimeFormatter.ofLocalizedDate(FS[v]);
            case 11:
                return DateTimeFormatter.ofLocalizedTime(FS[v]);
            case 12:
                return DateTimeFormatter.ofPattern(S[v], LO[(v + 1) % N]);
            case 13:
                return DateTimeFormatter.ofPattern(S[v]);
            case 14:
                return FO[v].parse(T[(v + 1) % N], new ParsePosition(0));
            case 15:
                return FO[v].parse(T[(v + 1) % N], Q[(v + 2) % N]);
            case 16:
                return FO[v].parse(T[(v + 1) % N]);
            case 17:
                return FO[v].toFormat();
            case 18:
                return FO[v].toFormat(Q[(v + 1) % N]);
            case 19:
                return FO[v].toString();
            case 20:
                return FO[v].withChronology(ISO);
            case 21:
                return FO[v].withDecimalStyle(DS[(v + 1) % N]);
            case 22:
                return FO[v].withLocale(LO[(v + 1) % N]);
            case 23:
                return FO[v].withResolverStyle(RS[(v + 1) % N]);
            case 24:
                return FO[v].withZone(ZI[(v + 1) % N]);
            case 25:
                return DS[v].equals(O[(v + 1) % N]);
            case 26:
                return DS[v].getDecimalSeparator();
            case 27:
                return DS[v].getNegativeSign();
            case 28:
                return DS[v].getPositiveSign();
            case 29:
                return DS[v].getZeroDigit();
            case 30:
                return DS[v].hashCode();
            case 31:
                return DecimalStyle.of(LO[v]);
            case 32:
                return DS[v].toString();
            case 33:
                return DS[v].withDecimalSeparator(C[(v + 1) % N]);
            case 34:
                return DS[v].withNegativeSign(C[(v + 1) % N]);
            case 35:
                return DS[v].withPositiveSign(C[(v + 1) % N]);
            case 36:
                return DS[v].withZeroDigit(C[(v + 1) % N]);
            case 37:
                return FormatStyle.valueOf(S[v]);
            case 38:
                return FormatStyle.values();
            case 39:
                return ResolverStyle.valueOf(S[v]);
            case 40:
                return ResolverStyle.values();
            case 41:
                return SignStyle.valueOf(S[v]);
            case 42:
                return SignStyle.values();
            case 43:
                return TS[v].asNormal();
            case 44:
                return TS[v].asStandalone();
            case 45:
                return TS[v].isStandalone();
            case 46:
                return TextStyle.valueOf(S[v]);
            case 47:
                return TextStyle.values();
            default:
                throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new TimeFormatMembers().run(NAMES);
    }
}
