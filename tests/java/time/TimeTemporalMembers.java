/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.Map;

/** Each public member of some classes, with six values. */
public class TimeTemporalMembers extends TimeSamples {

    private static final String[] NAMES = {
        "ChronoField.adjustInto",
        "ChronoField.checkValidIntValue",
        "ChronoField.checkValidValue",
        "ChronoField.getBaseUnit",
        "ChronoField.getDisplayName",
        "ChronoField.getFrom",
        "ChronoField.getRangeUnit",
        "ChronoField.isDateBased",
        "ChronoField.isSupportedBy",
        "ChronoField.isTimeBased",
        "ChronoField.rangeRefinedBy",
        "ChronoField.range",
        "ChronoField.toString",
        "ChronoField.valueOf",
        "ChronoField.values",
        "ChronoUnit.addTo",
        "ChronoUnit.between",
        "ChronoUnit.getDuration",
        "ChronoUnit.isDateBased",
        "ChronoUnit.isDurationEstimated",
        "ChronoUnit.isSupportedBy",
        "ChronoUnit.isTimeBased",
        "ChronoUnit.toString",
        "ChronoUnit.valueOf",
        "ChronoUnit.values",
        "Temporal.isSupported",
        "Temporal.minus",
        "Temporal.minus",
        "Temporal.plus",
        "Temporal.plus",
        "Temporal.until",
        "Temporal.with",
        "Temporal.with",
        "TemporalAccessor.getLong",
        "TemporalAccessor.get",
        "TemporalAccessor.isSupported",
        "TemporalAccessor.query",
        "TemporalAccessor.range",
        "TemporalAdjuster.adjustInto",
        "TemporalAdjusters.dayOfWeekInMonth",
        "TemporalAdjusters.firstDayOfMonth",
        "TemporalAdjusters.firstDayOfNextMonth",
        "TemporalAdjusters.firstDayOfNextYear",
        "TemporalAdjusters.firstDayOfYear",
        "TemporalAdjusters.firstInMonth",
        "TemporalAdjusters.lastDayOfMonth",
        "TemporalAdjusters.lastDayOfYear",
        "TemporalAdjusters.lastInMonth",
        "TemporalAdjusters.nextOrSame",
        "TemporalAdjusters.next",
        "TemporalAdjusters.previousOrSame",
        "TemporalAdjusters.previous",
        "TemporalAmount.addTo",
        "TemporalAmount.getUnits",
        "TemporalAmount.get",
        "TemporalAmount.subtractFrom",
        "TemporalField.adjustInto",
        "TemporalField.getBaseUnit",
        "TemporalField.getDisplayName",
        "TemporalField.getFrom",
        "TemporalField.getRangeUnit",
        "TemporalField.isDateBased",
        "TemporalField.isSupportedBy",
        "TemporalField.isTimeBased",
        "TemporalField.rangeRefinedBy",
        "TemporalField.range",
        "TemporalField.resolve",
        "TemporalField.toString",
        "TemporalQueries.chronology",
        "TemporalQueries.localDate",
        "TemporalQueries.localTime",
        "TemporalQueries.offset",
        "TemporalQueries.precision",
        "TemporalQueries.zoneId",
        "TemporalQueries.zone",
        "TemporalQuery.queryFrom",
        "TemporalUnit.addTo",
        "TemporalUnit.between",
        "TemporalUnit.getDuration",
        "TemporalUnit.isDateBased",
        "TemporalUnit.isDurationEstimated",
        "TemporalUnit.isSupportedBy",
        "TemporalUnit.isTimeBased",
        "TemporalUnit.toString",
        "ValueRange.checkValidIntValue",
        "ValueRange.checkValidValue",
        "ValueRange.equals",
        "ValueRange.getLargestMinimum",
        "ValueRange.getMaximum",
        "ValueRange.getMinimum",
        "ValueRange.getSmallestMaximum",
        "ValueRange.hashCode",
        "ValueRange.isFixed",
        "ValueRange.isIntValue",
        "ValueRange.isValidIntValue",
        "ValueRange.isValidValue",
        "ValueRange.of",
        "ValueRange.of",
        "ValueRange.of",
        "ValueRange.toString",
        "WeekFields.dayOfWeek",
        "WeekFields.equals",
        "WeekFields.getFirstDayOfWeek",
        "WeekFields.getMinimalDaysInFirstWeek",
        "WeekFields.hashCode",
        "WeekFields.of",
        "WeekFields.of",
        "WeekFields.toString",
        "WeekFields.weekBasedYear",
        "WeekFields.weekOfMonth",
        "WeekFields.weekOfWeekBasedYear",
        "WeekFields.weekOfYear"
    };

    @Override
    Object call(int member, int v) throws Throwable {
        switch (member) {
            case 0:
                return CF[v].adjustInto(TE[(v + 1) % N], L[(v + 2) % N]);
            case 1:
                return CF[v].checkValidIntValue(L[(v + 1) % N]);
            case 2:
                return CF[v].checkValidValue(L[(v + 1) % N]);
            case 3:
                return CF[v].getBaseUnit();
            case 4:
                return CF[v].getDisplayName(LO[(v + 1) % N]);
            case 5:
                return CF[v].getFrom(TC[(v + 1) % N]);
            case 6:
                return CF[v].getRangeUnit();
            case 7:
                return CF[v].isDateBased();
            case 8:
                return CF[v].isSupportedBy(TC[(v + 1) % N]);
            case 9:
                return CF[v].isTimeBased();
            case 10:
                return CF[v].rangeRefinedBy(TC[(v + 1) % N]);
            case 11:
                return CF[v].range();
            case 12:
                return CF[v].toString();
            case 13:
                return ChronoField.valueOf(S[v]);
            case 14:
                return ChronoField.values();
            case 15:
                return CU[v].addTo(TE[(v + 1) % N], L[(v + 2) % N]);
            case 16:
                return CU[v].between(TE[(v + 1) % N], TE[(v + 2) % N]);
            case 17:
                return CU[v].getDuration();
            case 18:
                return CU[v].isDateBased();
            case 19:
                return CU[v].isDurationEstimated();
            case 20:
                return CU[v].isSupportedBy(TE[(v + 1) % N]);
            case 21:
                return CU[v].isTimeBased();
            case 22:
                return CU[v].toString();
            case 23:
                return ChronoUnit.valueOf(S[v]);
            case 24:
                return ChronoUnit.values();
            case 25:
                return ((Temporal) TE[v]).isSupported(U[(v + 1) % N]);
            case 26:
                return ((Temporal) TE[v]).minus(TA[(v + 1) % N]);
            case 27:
                return ((Temporal) TE[v]).minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 28:
                return ((Temporal) TE[v]).plus(TA[(v + 1) % N]);
            case 29:
                return ((Temporal) TE[v]).plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 30:
                return ((Temporal) TE[v]).until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 31:
                return ((Temporal) TE[v]).with(AD[(v + 1) % N]);
            case 32:
                return ((Temporal) TE[v]).with(F[(v + 1) % N], L[(v + 2) % N]);
            case 33:
                return ((TemporalAccessor) TC[v]).getLong(F[(v + 1) % N]);
            case 34:
                return ((TemporalAccessor) TC[v]).get(F[(v + 1) % N]);
            case 35:
                return ((TemporalAccessor) TC[v]).isSupported(F[(v + 1) % N]);
            case 36:
                return ((TemporalAccessor) TC[v]).query(Q[(v + 1) % N]);
            case 37:
                return ((TemporalAccessor) TC[v]).range(F[(v + 1) % N]);
            case 38:
                return ((TemporalAdjuster) AD[v]).adjustInto(TE[(v + 1) % N]);
            case 39:
                return TemporalAdjusters.dayOfWeekInMonth(I[v], DW[(v + 1) % N]);
            case 40:
                return TemporalAdjusters.firstDayOfMonth();
            case 41:
                return TemporalAdjusters.firstDayOfNextMonth();
            case 42:
                return TemporalAdjusters.firstDayOfNextYear();
            case 43:
                return TemporalAdjusters.firstDayOfYear();
            case 44:
                return TemporalAdjusters.firstInMonth(DW[v]);
            case 45:
                return TemporalAdjusters.lastDayOfMonth();
            case 46:
                return TemporalAdjusters.lastDayOfYear();
            case 47:
                return TemporalAdjusters.lastInMonth(DW[v]);
            case 48:
                return TemporalAdjusters.nextOrSame(DW[v]);
            case 49:
                return TemporalAdjusters.next(DW[v]);
            case 50:
                return TemporalAdjusters.previousOrSame(DW[v]);
            case 51:
                return TemporalAdjusters.previous(DW[v]);
            case 52:
                return ((TemporalAmount) TA[v]).addTo(TE[(v + 1) % N]);
            case 53:
                return ((TemporalAmount) TA[v]).getUnits();
            case 54:
                return ((TemporalAmount) TA[v]).get(U[(v + 1) % N]);
            case 55:
                return ((TemporalAmount) TA[v]).subtractFrom(TE[(v + 1) % N]);
            case 56:
                return ((TemporalField) F[v]).adjustInto(TE[(v + 1) % N], L[(v + 2) % N]);
            case 57:
                return ((TemporalField) F[v]).getBaseUnit();
            case 58:
                return ((TemporalField) F[v]).getDisplayName(LO[(v + 1) % N]);
            case 59:
                return ((TemporalField) F[v]).getFrom(TC[(v + 1) % N]);
            case 60:
                return ((TemporalField) F[v]).getRangeUnit();
            case 61:
                return ((TemporalField) F[v]).isDateBased();
            case 62:
                return ((TemporalField) F[v]).isSupportedBy(TC[(v + 1) % N]);
            case 63:
                return ((TemporalField) F[v]).isTimeBased();
            case 64:
                return ((TemporalField) F[v]).rangeRefinedBy(TC[(v + 1) % N]);
            case 65:
                return ((TemporalField) F[v]).range();
            case 66:
                return ((TemporalField) F[v]).resolve(Map.of(), TC[(v + 2) % N], RS[(v + 3) % N]);
            case 67:
                return ((TemporalField) F[v]).toString();
            case 68:
                return TemporalQueries.chronology();
            case 69:
                return TemporalQueries.localDate();
            case 70:
                return TemporalQueries.localTime();
            case 71:
                return TemporalQueries.offset();
            case 72:
                return TemporalQueries.precision();
            case 73:
                return TemporalQueries.zoneId();
            case 74:
                return TemporalQueries.zone();
            case 75:
                return ((TemporalQuery<?>) Q[v]).queryFrom(TC[(v + 1) % N]);
            case 76:
                return ((TemporalUnit) U[v]).addTo(TE[(v + 1) % N], L[(v + 2) % N]);
            case 77:
                return ((TemporalUnit) U[v]).between(TE[(v + 1) % N], TE[(v + 2) % N]);
            case 78:
                return ((TemporalUnit) U[v]).getDuration();
            case 79:
                return ((TemporalUnit) U[v]).isDateBased();
            case 80:
                return ((TemporalUnit) U[v]).isDurationEstimated();
            case 81:
                return ((TemporalUnit) U[v]).isSupportedBy(TE[(v + 1) % N]);
            case 82:
                return ((TemporalUnit) U[v]).isTimeBased();
            case 83:
                return ((TemporalUnit) U[v]).toString();
            case 84:
                return VR[v].checkValidIntValue(L[(v + 1) % N], F[(v + 2) % N]);
            case 85:
                return VR[v].checkValidValue(L[(v + 1) % N], F[(v + 2) % N]);
            case 86:
                return VR[v].equals(O[(v + 1) % N]);
            case 87:
                return VR[v].getLargestMinimum();
            case 88:
                return VR[v].getMaximum();
            case 89:
                return VR[v].getMinimum();
            case 90:
                return VR[v].getSmallestMaximum();
            case 91:
                return VR[v].hashCode();
            case 92:
                return VR[v].isFixed();
            case 93:
                return VR[v].isIntValue();
            case 94:
                return VR[v].isValidIntValue(L[(v + 1) % N]);
            case 95:
                return VR[v].isValidValue(L[(v + 1) % N]);
            case 96:
                return ValueRange.of(L[v], L[(v + 1) % N], L[(v + 2) % N], L[(v + 3) % N]);
            case 97:
                return ValueRange.of(L[v], L[(v + 1) % N], L[(v + 2) % N]);
            case 98:
                return ValueRange.of(L[v], L[(v + 1) % N]);
            case 99:
                return VR[v].toString();
            case 100:
                return WF[v].dayOfWeek();
            case 101:
                return WF[v].equals(O[(v + 1) % N]);
            case 102:
                return WF[v].getFirstDayOfWeek();
            case 103:
                return WF[v].getMinimalDaysInFirstWeek();
            case 104:
                return WF[v].hashCode();
            case 105:
                return WeekFields.of(DW[v], I[(v + 1) % N]);
            case 106:
                return WeekFields.of(LO[v]);
            case 107:
                return WF[v].toString();
            case 108:
                return WF[v].weekBasedYear();
            case 109:
                return WF[v].weekOfMonth();
            case 110:
                return WF[v].weekOfWeekBasedYear();
            case 111:
                return WF[v].weekOfYear();
            default:
                throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new TimeTemporalMembers().run(NAMES);
    }
}
