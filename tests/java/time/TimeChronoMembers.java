/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.Map;

/** Each public member of some classes, with six values. */
public class TimeChronoMembers extends TimeSamples {

    private static final String[] NAMES = {
        "Chronology.compareTo",
        "Chronology.dateEpochDay",
        "Chronology.dateNow",
        "Chronology.dateYearDay",
        "Chronology.dateYearDay",
        "Chronology.date",
        "Chronology.date",
        "Chronology.date",
        "Chronology.epochSecond",
        "Chronology.epochSecond",
        "Chronology.equals",
        "Chronology.eraOf",
        "Chronology.eras",
        "Chronology.from",
        "Chronology.getCalendarType",
        "Chronology.getDisplayName",
        "Chronology.getId",
        "Chronology.isLeapYear",
        "Chronology.localDateTime",
        "Chronology.ofLocale",
        "Chronology.of",
        "Chronology.period",
        "Chronology.prolepticYear",
        "Chronology.range",
        "Chronology.resolveDate",
        "Chronology.toString",
        "Chronology.zonedDateTime",
        "Chronology.zonedDateTime",
        "IsoChronology.dateEpochDay",
        "IsoChronology.dateNow",
        "IsoChronology.dateYearDay",
        "IsoChronology.dateYearDay",
        "IsoChronology.date",
        "IsoChronology.date",
        "IsoChronology.date",
        "IsoChronology.epochSecond",
        "IsoChronology.eraOf",
        "IsoChronology.eras",
        "IsoChronology.getCalendarType",
        "IsoChronology.getId",
        "IsoChronology.isLeapYear",
        "IsoChronology.localDateTime",
        "IsoChronology.period",
        "IsoChronology.prolepticYear",
        "IsoChronology.range",
        "IsoChronology.resolveDate",
        "IsoChronology.zonedDateTime",
        "IsoChronology.zonedDateTime",
        "ChronoLocalDate.adjustInto",
        "ChronoLocalDate.atTime",
        "ChronoLocalDate.compareTo",
        "ChronoLocalDate.equals",
        "ChronoLocalDate.format",
        "ChronoLocalDate.from",
        "ChronoLocalDate.getChronology",
        "ChronoLocalDate.getEra",
        "ChronoLocalDate.isAfter",
        "ChronoLocalDate.isBefore",
        "ChronoLocalDate.isEqual",
        "ChronoLocalDate.isLeapYear",
        "ChronoLocalDate.isSupported",
        "ChronoLocalDate.isSupported",
        "ChronoLocalDate.lengthOfMonth",
        "ChronoLocalDate.lengthOfYear",
        "ChronoLocalDate.minus",
        "ChronoLocalDate.minus",
        "ChronoLocalDate.plus",
        "ChronoLocalDate.plus",
        "ChronoLocalDate.query",
        "ChronoLocalDate.timeLineOrder",
        "ChronoLocalDate.toEpochDay",
        "ChronoLocalDate.toString",
        "ChronoLocalDate.until",
        "ChronoLocalDate.until",
        "ChronoLocalDate.with",
        "ChronoLocalDate.with",
        "ChronoLocalDateTime.adjustInto",
        "ChronoLocalDateTime.atZone",
        "ChronoLocalDateTime.compareTo",
        "ChronoLocalDateTime.equals",
        "ChronoLocalDateTime.format",
        "ChronoLocalDateTime.from",
        "ChronoLocalDateTime.getChronology",
        "ChronoLocalDateTime.isAfter",
        "ChronoLocalDateTime.isBefore",
        "ChronoLocalDateTime.isEqual",
        "ChronoLocalDateTime.isSupported",
        "ChronoLocalDateTime.isSupported",
        "ChronoLocalDateTime.minus",
        "ChronoLocalDateTime.minus",
        "ChronoLocalDateTime.plus",
        "ChronoLocalDateTime.plus",
        "ChronoLocalDateTime.query",
        "ChronoLocalDateTime.timeLineOrder",
        "ChronoLocalDateTime.toEpochSecond",
        "ChronoLocalDateTime.toInstant",
        "ChronoLocalDateTime.toLocalDate",
        "ChronoLocalDateTime.toLocalTime",
        "ChronoLocalDateTime.toString",
        "ChronoLocalDateTime.with",
        "ChronoLocalDateTime.with",
        "ChronoZonedDateTime.compareTo",
        "ChronoZonedDateTime.equals",
        "ChronoZonedDateTime.format",
        "ChronoZonedDateTime.from",
        "ChronoZonedDateTime.getChronology",
        "ChronoZonedDateTime.getLong",
        "ChronoZonedDateTime.getOffset",
        "ChronoZonedDateTime.getZone",
        "ChronoZonedDateTime.get",
        "ChronoZonedDateTime.isAfter",
        "ChronoZonedDateTime.isBefore",
        "ChronoZonedDateTime.isEqual",
        "ChronoZonedDateTime.isSupported",
        "ChronoZonedDateTime.isSupported",
        "ChronoZonedDateTime.minus",
        "ChronoZonedDateTime.minus",
        "ChronoZonedDateTime.plus",
        "ChronoZonedDateTime.plus",
        "ChronoZonedDateTime.query",
        "ChronoZonedDateTime.range",
        "ChronoZonedDateTime.timeLineOrder",
        "ChronoZonedDateTime.toEpochSecond",
        "ChronoZonedDateTime.toInstant",
        "ChronoZonedDateTime.toLocalDateTime",
        "ChronoZonedDateTime.toLocalDate",
        "ChronoZonedDateTime.toLocalTime",
        "ChronoZonedDateTime.toString",
        "ChronoZonedDateTime.withEarlierOffsetAtOverlap",
        "ChronoZonedDateTime.withLaterOffsetAtOverlap",
        "ChronoZonedDateTime.withZoneSameInstant",
        "ChronoZonedDateTime.withZoneSameLocal",
        "ChronoZonedDateTime.with",
        "ChronoZonedDateTime.with",
        "ChronoPeriod.addTo",
        "ChronoPeriod.between",
        "ChronoPeriod.equals",
        "ChronoPeriod.getChronology",
        "ChronoPeriod.getUnits",
        "ChronoPeriod.get",
        "ChronoPeriod.isNegative",
        "ChronoPeriod.isZero",
        "ChronoPeriod.minus",
        "ChronoPeriod.multipliedBy",
        "ChronoPeriod.negated",
        "ChronoPeriod.normalized",
        "ChronoPeriod.plus",
        "ChronoPeriod.subtractFrom",
        "ChronoPeriod.toString",
        "Era.adjustInto",
        "Era.getDisplayName",
        "Era.getLong",
        "Era.getValue",
        "Era.get",
        "Era.isSupported",
        "Era.query",
        "Era.range",
        "IsoEra.getValue",
        "IsoEra.of",
        "IsoEra.valueOf",
        "IsoEra.values",
        "ZoneRules.equals",
        "ZoneRules.getDaylightSavings",
        "ZoneRules.getOffset",
        "ZoneRules.getOffset",
        "ZoneRules.getStandardOffset",
        "ZoneRules.getTransitionRules",
        "ZoneRules.getTransition",
        "ZoneRules.getTransitions",
        "ZoneRules.getValidOffsets",
        "ZoneRules.isDaylightSavings",
        "ZoneRules.isFixedOffset",
        "ZoneRules.isValidOffset",
        "ZoneRules.nextTransition",
        "ZoneRules.of",
        "ZoneRules.previousTransition",
        "ZoneRules.toString",
        "ZoneOffsetTransition.compareTo",
        "ZoneOffsetTransition.equals",
        "ZoneOffsetTransition.getDateTimeAfter",
        "ZoneOffsetTransition.getDateTimeBefore",
        "ZoneOffsetTransition.getDuration",
        "ZoneOffsetTransition.getInstant",
        "ZoneOffsetTransition.getOffsetAfter",
        "ZoneOffsetTransition.getOffsetBefore",
        "ZoneOffsetTransition.hashCode",
        "ZoneOffsetTransition.isGap",
        "ZoneOffsetTransition.isOverlap",
        "ZoneOffsetTransition.isValidOffset",
        "ZoneOffsetTransition.of",
        "ZoneOffsetTransition.toEpochSecond",
        "ZoneOffsetTransition.toString",
        "ZoneOffsetTransitionRule.createTransition",
        "ZoneOffsetTransitionRule.equals",
        "ZoneOffsetTransitionRule.getDayOfMonthIndicator",
        "ZoneOffsetTransitionRule.getDayOfWeek",
        "ZoneOffsetTransitionRule.getLocalTime",
        "ZoneOffsetTransitionRule.getMonth",
        "ZoneOffsetTransitionRule.getOffsetAfter",
        "ZoneOffsetTransitionRule.getOffsetBefore",
        "ZoneOffsetTransitionRule.getStandardOffset",
        "ZoneOffsetTransitionRule.getTimeDefinition",
        "ZoneOffsetTransitionRule.hashCode",
        "ZoneOffsetTransitionRule.isMidnightEndOfDay",
        "ZoneOffsetTransitionRule.toString"
    };

    @Override
    Object call(int member, int v) throws Throwable {
        switch (member) {
            case 0:
                return ISO.compareTo(ISO);
            case 1:
                return ISO.dateEpochDay(L[(v + 1) % N]);
            case 2:
                return ISO.dateNow(CL[(v + 1) % N]);
            case 3:
                return ISO.dateYearDay(I[(v + 1) % N], I[(v + 2) % N]);
            case 4:
                return ISO.dateYearDay(E[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N]);
            case 5:
                return ISO.date(I[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N]);
            case 6:
                return ISO.date(E[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N], I[(v + 4) % N]);
            case 7:
                return ISO.date(TC[(v + 1) % N]);
            case 8:
                return ISO.epochSecond(
                    I[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N],
                    I[(v + 6) % N],
                    ZO[(v + 7) % N]
                );
            case 9:
                return ISO.epochSecond(
                    E[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N],
                    I[(v + 6) % N],
                    I[(v + 7) % N],
                    ZO[(v + 8) % N]
                );
            case 10:
                return ISO.equals(O[(v + 1) % N]);
            case 11:
                return ISO.eraOf(I[(v + 1) % N]);
            case 12:
                return ISO.eras();
            case 13:
                return Chronology.from(TC[v]);
            case 14:
                return ISO.getCalendarType();
            case 15:
                return ISO.getDisplayName(TS[(v + 1) % N], LO[(v + 2) % N]);
            case 16:
                return ISO.getId();
            case 17:
                return ISO.isLeapYear(L[(v + 1) % N]);
            case 18:
                return ISO.localDateTime(TC[(v + 1) % N]);
            case 19:
                return Chronology.ofLocale(LO[v]);
            case 20:
                return Chronology.of(S[v]);
            case 21:
                return ISO.period(I[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N]);
            case 22:
                return ISO.prolepticYear(E[(v + 1) % N], I[(v + 2) % N]);
            case 23:
                return ISO.range(CF[(v + 1) % N]);
            case 24:
                return ISO.resolveDate(Map.of(), RS[(v + 2) % N]);
            case 25:
                return ISO.toString();
            case 26:
                return ISO.zonedDateTime(IN[(v + 1) % N], ZI[(v + 2) % N]);
            case 27:
                return ISO.zonedDateTime(TC[(v + 1) % N]);
            case 28:
                return ISO.dateEpochDay(L[(v + 1) % N]);
            case 29:
                return ISO.dateNow(CL[(v + 1) % N]);
            case 30:
                return ISO.dateYearDay(I[(v + 1) % N], I[(v + 2) % N]);
            case 31:
                return ISO.dateYearDay(E[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N]);
            case 32:
                return ISO.date(I[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N]);
            case 33:
                return ISO.date(E[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N], I[(v + 4) % N]);
            case 34:
                return ISO.date(TC[(v + 1) % N]);
            case 35:
                return ISO.epochSecond(
                    I[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N],
                    I[(v + 6) % N],
                    ZO[(v + 7) % N]
                );
            case 36:
                return ISO.eraOf(I[(v + 1) % N]);
            case 37:
                return ISO.eras();
            case 38:
                return ISO.getCalendarType();
            case 39:
                return ISO.getId();
            case 40:
                return ISO.isLeapYear(L[(v + 1) % N]);
            case 41:
                return ISO.localDateTime(TC[(v + 1) % N]);
            case 42:
                return ISO.period(I[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N]);
            case 43:
                return ISO.prolepticYear(E[(v + 1) % N], I[(v + 2) % N]);
            case 44:
                return ISO.range(CF[(v + 1) % N]);
            case 45:
                return ISO.resolveDate(Map.of(), RS[(v + 2) % N]);
            case 46:
                return ISO.zonedDateTime(IN[(v + 1) % N], ZI[(v + 2) % N]);
            case 47:
                return ISO.zonedDateTime(TC[(v + 1) % N]);
            case 48:
                return ((ChronoLocalDate) LD[v]).adjustInto(TE[(v + 1) % N]);
            case 49:
                return ((ChronoLocalDate) LD[v]).atTime(LT[(v + 1) % N]);
            case 50:
                return ((ChronoLocalDate) LD[v]).compareTo(LD[(v + 1) % N]);
            case 51:
                return ((ChronoLocalDate) LD[v]).equals(O[(v + 1) % N]);
            case 52:
                return ((ChronoLocalDate) LD[v]).format(FO[(v + 1) % N]);
            case 53:
                return ChronoLocalDate.from(TC[v]);
            case 54:
                return ((ChronoLocalDate) LD[v]).getChronology();
            case 55:
                return ((ChronoLocalDate) LD[v]).getEra();
            case 56:
                return ((ChronoLocalDate) LD[v]).isAfter(LD[(v + 1) % N]);
            case 57:
                return ((ChronoLocalDate) LD[v]).isBefore(LD[(v + 1) % N]);
            case 58:
                return ((ChronoLocalDate) LD[v]).isEqual(LD[(v + 1) % N]);
            case 59:
                return ((ChronoLocalDate) LD[v]).isLeapYear();
            case 60:
                return ((ChronoLocalDate) LD[v]).isSupported(F[(v + 1) % N]);
            case 61:
                return ((ChronoLocalDate) LD[v]).isSupported(U[(v + 1) % N]);
            case 62:
                return ((ChronoLocalDate) LD[v]).lengthOfMonth();
            case 63:
                return ((ChronoLocalDate) LD[v]).lengthOfYear();
            case 64:
                return ((ChronoLocalDate) LD[v]).minus(TA[(v + 1) % N]);
            case 65:
                return ((ChronoLocalDate) LD[v]).minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 66:
                return ((ChronoLocalDate) LD[v]).plus(TA[(v + 1) % N]);
            case 67:
                return ((ChronoLocalDate) LD[v]).plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 68:
                return ((ChronoLocalDate) LD[v]).query(Q[(v + 1) % N]);
            case 69:
                return ChronoLocalDate.timeLineOrder();
            case 70:
                return ((ChronoLocalDate) LD[v]).toEpochDay();
            case 71:
                return ((ChronoLocalDate) LD[v]).toString();
            case 72:
                return ((ChronoLocalDate) LD[v]).until(LD[(v + 1) % N]);
            case 73:
                return ((ChronoLocalDate) LD[v]).until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 74:
                return ((ChronoLocalDate) LD[v]).with(AD[(v + 1) % N]);
            case 75:
                return ((ChronoLocalDate) LD[v]).with(F[(v + 1) % N], L[(v + 2) % N]);
            case 76:
                return ((ChronoLocalDateTime<?>) LDT[v]).adjustInto(TE[(v + 1) % N]);
            case 77:
                return ((ChronoLocalDateTime<?>) LDT[v]).atZone(ZI[(v + 1) % N]);
            case 78:
                return ((ChronoLocalDateTime<?>) LDT[v]).compareTo(LDT[(v + 1) % N]);
            case 79:
                return ((ChronoLocalDateTime<?>) LDT[v]).equals(O[(v + 1) % N]);
            case 80:
                return ((ChronoLocalDateTime<?>) LDT[v]).format(FO[(v + 1) % N]);
            case 81:
                return ChronoLocalDateTime.from(TC[v]);
            case 82:
                return ((ChronoLocalDateTime<?>) LDT[v]).getChronology();
            case 83:
                return ((ChronoLocalDateTime<?>) LDT[v]).isAfter(LDT[(v + 1) % N]);
            case 84:
                return ((ChronoLocalDateTime<?>) LDT[v]).isBefore(LDT[(v + 1) % N]);
            case 85:
                return ((ChronoLocalDateTime<?>) LDT[v]).isEqual(LDT[(v + 1) % N]);
            case 86:
                return ((ChronoLocalDateTime<?>) LDT[v]).isSupported(F[(v + 1) % N]);
            case 87:
                return ((ChronoLocalDateTime<?>) LDT[v]).isSupported(U[(v + 1) % N]);
            case 88:
                return ((ChronoLocalDateTime<?>) LDT[v]).minus(TA[(v + 1) % N]);
            case 89:
                return ((ChronoLocalDateTime<?>) LDT[v]).minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 90:
                return ((ChronoLocalDateTime<?>) LDT[v]).plus(TA[(v + 1) % N]);
            case 91:
                return ((ChronoLocalDateTime<?>) LDT[v]).plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 92:
                return ((ChronoLocalDateTime<?>) LDT[v]).query(Q[(v + 1) % N]);
            case 93:
                return ChronoLocalDateTime.timeLineOrder();
            case 94:
                return ((ChronoLocalDateTime<?>) LDT[v]).toEpochSecond(ZO[(v + 1) % N]);
            case 95:
                return ((ChronoLocalDateTime<?>) LDT[v]).toInstant(ZO[(v + 1) % N]);
            case 96:
                return ((ChronoLocalDateTime<?>) LDT[v]).toLocalDate();
            case 97:
                return ((ChronoLocalDateTime<?>) LDT[v]).toLocalTime();
            case 98:
                return ((ChronoLocalDateTime<?>) LDT[v]).toString();
            case 99:
                return ((ChronoLocalDateTime<?>) LDT[v]).with(AD[(v + 1) % N]);
            case 100:
                return ((ChronoLocalDateTime<?>) LDT[v]).with(F[(v + 1) % N], L[(v + 2) % N]);
            case 101:
                return ((ChronoZonedDateTime<?>) ZDT[v]).compareTo(ZDT[(v + 1) % N]);
            case 102:
                return ((ChronoZonedDateTime<?>) ZDT[v]).equals(O[(v + 1) % N]);
            case 103:
                return ((ChronoZonedDateTime<?>) ZDT[v]).format(FO[(v + 1) % N]);
            case 104:
                return ChronoZonedDateTime.from(TC[v]);
            case 105:
                return ((ChronoZonedDateTime<?>) ZDT[v]).getChronology();
            case 106:
                return ((ChronoZonedDateTime<?>) ZDT[v]).getLong(F[(v + 1) % N]);
            case 107:
                return ((ChronoZonedDateTime<?>) ZDT[v]).getOffset();
            case 108:
                return ((ChronoZonedDateTime<?>) ZDT[v]).getZone();
            case 109:
                return ((ChronoZonedDateTime<?>) ZDT[v]).get(F[(v + 1) % N]);
            case 110:
                return ((ChronoZonedDateTime<?>) ZDT[v]).isAfter(ZDT[(v + 1) % N]);
            case 111:
                return ((ChronoZonedDateTime<?>) ZDT[v]).isBefore(ZDT[(v + 1) % N]);
            case 112:
                return ((ChronoZonedDateTime<?>) ZDT[v]).isEqual(ZDT[(v + 1) % N]);
            case 113:
                return ((ChronoZonedDateTime<?>) ZDT[v]).isSupported(F[(v + 1) % N]);
            case 114:
                return ((ChronoZonedDateTime<?>) ZDT[v]).isSupported(U[(v + 1) % N]);
            case 115:
                return ((ChronoZonedDateTime<?>) ZDT[v]).minus(TA[(v + 1) % N]);
            case 116:
                return ((ChronoZonedDateTime<?>) ZDT[v]).minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 117:
                return ((ChronoZonedDateTime<?>) ZDT[v]).plus(TA[(v + 1) % N]);
            case 118:
                return ((ChronoZonedDateTime<?>) ZDT[v]).plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 119:
                return ((ChronoZonedDateTime<?>) ZDT[v]).query(Q[(v + 1) % N]);
            case 120:
                return ((ChronoZonedDateTime<?>) ZDT[v]).range(F[(v + 1) % N]);
            case 121:
                return ChronoZonedDateTime.timeLineOrder();
            case 122:
                return ((ChronoZonedDateTime<?>) ZDT[v]).toEpochSecond();
            case 123:
                return ((ChronoZonedDateTime<?>) ZDT[v]).toInstant();
            case 124:
                return ((ChronoZonedDateTime<?>) ZDT[v]).toLocalDateTime();
            case 125:
                return ((ChronoZonedDateTime<?>) ZDT[v]).toLocalDate();
            case 126:
                return ((ChronoZonedDateTime<?>) ZDT[v]).toLocalTime();
            case 127:
                return ((ChronoZonedDateTime<?>) ZDT[v]).toString();
            case 128:
                return ((ChronoZonedDateTime<?>) ZDT[v]).withEarlierOffsetAtOverlap();
            case 129:
                return ((ChronoZonedDateTime<?>) ZDT[v]).withLaterOffsetAtOverlap();
            case 130:
                return ((ChronoZonedDateTime<?>) ZDT[v]).withZoneSameInstant(ZI[(v + 1) % N]);
            case 131:
                return ((ChronoZonedDateTime<?>) ZDT[v]).withZoneSameLocal(ZI[(v + 1) % N]);
            case 132:
                return ((ChronoZonedDateTime<?>) ZDT[v]).with(AD[(v + 1) % N]);
            case 133:
                return ((ChronoZonedDateTime<?>) ZDT[v]).with(F[(v + 1) % N], L[(v + 2) % N]);
            case 134:
                return ((ChronoPeriod) PE[v]).addTo(TE[(v + 1) % N]);
            case 135:
                return ChronoPeriod.between(LD[v], LD[(v + 1) % N]);
            case 136:
                return ((ChronoPeriod) PE[v]).equals(O[(v + 1) % N]);
            case 137:
                return ((ChronoPeriod) PE[v]).getChronology();
            case 138:
                return ((ChronoPeriod) PE[v]).getUnits();
            case 139:
                return ((ChronoPeriod) PE[v]).get(U[(v + 1) % N]);
            case 140:
                return ((ChronoPeriod) PE[v]).isNegative();
            case 141:
                return ((ChronoPeriod) PE[v]).isZero();
            case 142:
                return ((ChronoPeriod) PE[v]).minus(TA[(v + 1) % N]);
            case 143:
                return ((ChronoPeriod) PE[v]).multipliedBy(I[(v + 1) % N]);
            case 144:
                return ((ChronoPeriod) PE[v]).negated();
            case 145:
                return ((ChronoPeriod) PE[v]).normalized();
            case 146:
                return ((ChronoPeriod) PE[v]).plus(TA[(v + 1) % N]);
            case 147:
                return ((ChronoPeriod) PE[v]).subtractFrom(TE[(v + 1) % N]);
            case 148:
                return ((ChronoPeriod) PE[v]).toString();
            case 149:
                return ((Era) E[v]).adjustInto(TE[(v + 1) % N]);
            case 150:
                return ((Era) E[v]).getDisplayName(TS[(v + 1) % N], LO[(v + 2) % N]);
            case 151:
                return ((Era) E[v]).getLong(F[(v + 1) % N]);
            case 152:
                return ((Era) E[v]).getValue();
            case 153:
                return ((Era) E[v]).get(F[(v + 1) % N]);
            case 154:
                return ((Era) E[v]).isSupported(F[(v + 1) % N]);
            case 155:
                return ((Era) E[v]).query(Q[(v + 1) % N]);
            case 156:
                return ((Era) E[v]).range(F[(v + 1) % N]);
            case 157:
                return E[v].getValue();
            case 158:
                return IsoEra.of(I[v]);
            case 159:
                return IsoEra.valueOf(S[v]);
            case 160:
                return IsoEra.values();
            case 161:
                return ZR[v].equals(O[(v + 1) % N]);
            case 162:
                return ZR[v].getDaylightSavings(IN[(v + 1) % N]);
            case 163:
                return ZR[v].getOffset(IN[(v + 1) % N]);
            case 164:
                return ZR[v].getOffset(LDT[(v + 1) % N]);
            case 165:
                return ZR[v].getStandardOffset(IN[(v + 1) % N]);
            case 166:
                return ZR[v].getTransitionRules();
            case 167:
                return ZR[v].getTransition(LDT[(v + 1) % N]);
            case 168:
                return ZR[v].getTransitions();
            case 169:
                return ZR[v].getValidOffsets(LDT[(v + 1) % N]);
            case 170:
                return ZR[v].isDaylightSavings(IN[(v + 1) % N]);
            case 171:
                return ZR[v].isFixedOffset();
            case 172:
                return ZR[v].isValidOffset(LDT[(v + 1) % N], ZO[(v + 2) % N]);
            case 173:
                return ZR[v].nextTransition(IN[(v + 1) % N]);
            case 174:
                return ZoneRules.of(ZO[v]);
            case 175:
                return ZR[v].previousTransition(IN[(v + 1) % N]);
            case 176:
                return ZR[v].toString();
            case 177:
                return TR[v].compareTo(TR[(v + 1) % N]);
            case 178:
                return TR[v].equals(O[(v + 1) % N]);
            case 179:
                return TR[v].getDateTimeAfter();
            case 180:
                return TR[v].getDateTimeBefore();
            case 181:
                return TR[v].getDuration();
            case 182:
                return TR[v].getInstant();
            case 183:
                return TR[v].getOffsetAfter();
            case 184:
                return TR[v].getOffsetBefore();
            case 185:
                return TR[v].hashCode();
            case 186:
                return TR[v].isGap();
            case 187:
                return TR[v].isOverlap();
            case 188:
                return TR[v].isValidOffset(ZO[(v + 1) % N]);
            case 189:
                return ZoneOffsetTransition.of(LDT[v], ZO[(v + 1) % N], ZO[(v + 2) % N]);
            case 190:
                return TR[v].toEpochSecond();
            case 191:
                return TR[v].toString();
            case 192:
                return RU[v].createTransition(I[(v + 1) % N]);
            case 193:
                return RU[v].equals(O[(v + 1) % N]);
            case 194:
                return RU[v].getDayOfMonthIndicator();
            case 195:
                return RU[v].getDayOfWeek();
            case 196:
                return RU[v].getLocalTime();
            case 197:
                return RU[v].getMonth();
            case 198:
                return RU[v].getOffsetAfter();
            case 199:
                return RU[v].getOffsetBefore();
            case 200:
                return RU[v].getStandardOffset();
            case 201:
                return RU[v].getTimeDefinition();
            case 202:
                return RU[v].hashCode();
            case 203:
                return RU[v].isMidnightEndOfDay();
            case 204:
                return RU[v].toString();
            default:
                throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new TimeChronoMembers().run(NAMES);
    }
}
