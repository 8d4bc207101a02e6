/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.Map;

/** Each public member of some classes, with six values. */
public class TimeZonedMembers extends TimeSamples {

    private static final String[] NAMES = {
        "ZonedDateTime.equals",
        "ZonedDateTime.format",
        "ZonedDateTime.from",
        "ZonedDateTime.getDayOfMonth",
        "ZonedDateTime.getDayOfWeek",
        "ZonedDateTime.getDayOfYear",
        "ZonedDateTime.getHour",
        "ZonedDateTime.getLong",
        "ZonedDateTime.getMinute",
        "ZonedDateTime.getMonthValue",
        "ZonedDateTime.getMonth",
        "ZonedDateTime.getNano",
        "ZonedDateTime.getOffset",
        "ZonedDateTime.getSecond",
        "ZonedDateTime.getYear",
        "ZonedDateTime.getZone",
        "ZonedDateTime.get",
        "ZonedDateTime.hashCode",
        "ZonedDateTime.isSupported",
        "ZonedDateTime.isSupported",
        "ZonedDateTime.minusDays",
        "ZonedDateTime.minusHours",
        "ZonedDateTime.minusMinutes",
        "ZonedDateTime.minusMonths",
        "ZonedDateTime.minusNanos",
        "ZonedDateTime.minusSeconds",
        "ZonedDateTime.minusWeeks",
        "ZonedDateTime.minusYears",
        "ZonedDateTime.minus",
        "ZonedDateTime.minus",
        "ZonedDateTime.now",
        "ZonedDateTime.ofInstant",
        "ZonedDateTime.ofInstant",
        "ZonedDateTime.ofLocal",
        "ZonedDateTime.ofStrict",
        "ZonedDateTime.of",
        "ZonedDateTime.of",
        "ZonedDateTime.of",
        "ZonedDateTime.parse",
        "ZonedDateTime.parse",
        "ZonedDateTime.plusDays",
        "ZonedDateTime.plusHours",
        "ZonedDateTime.plusMinutes",
        "ZonedDateTime.plusMonths",
        "ZonedDateTime.plusNanos",
        "ZonedDateTime.plusSeconds",
        "ZonedDateTime.plusWeeks",
        "ZonedDateTime.plusYears",
        "ZonedDateTime.plus",
        "ZonedDateTime.plus",
        "ZonedDateTime.query",
        "ZonedDateTime.range",
        "ZonedDateTime.toLocalDateTime",
        "ZonedDateTime.toLocalDate",
        "ZonedDateTime.toLocalTime",
        "ZonedDateTime.toOffsetDateTime",
        "ZonedDateTime.toString",
        "ZonedDateTime.truncatedTo",
        "ZonedDateTime.until",
        "ZonedDateTime.withDayOfMonth",
        "ZonedDateTime.withDayOfYear",
        "ZonedDateTime.withEarlierOffsetAtOverlap",
        "ZonedDateTime.withFixedOffsetZone",
        "ZonedDateTime.withHour",
        "ZonedDateTime.withLaterOffsetAtOverlap",
        "ZonedDateTime.withMinute",
        "ZonedDateTime.withMonth",
        "ZonedDateTime.withNano",
        "ZonedDateTime.withSecond",
        "ZonedDateTime.withYear",
        "ZonedDateTime.withZoneSameInstant",
        "ZonedDateTime.withZoneSameLocal",
        "ZonedDateTime.with",
        "ZonedDateTime.with",
        "OffsetDateTime.adjustInto",
        "OffsetDateTime.atZoneSameInstant",
        "OffsetDateTime.atZoneSimilarLocal",
        "OffsetDateTime.compareTo",
        "OffsetDateTime.equals",
        "OffsetDateTime.format",
        "OffsetDateTime.from",
        "OffsetDateTime.getDayOfMonth",
        "OffsetDateTime.getDayOfWeek",
        "OffsetDateTime.getDayOfYear",
        "OffsetDateTime.getHour",
        "OffsetDateTime.getLong",
        "OffsetDateTime.getMinute",
        "OffsetDateTime.getMonthValue",
        "OffsetDateTime.getMonth",
        "OffsetDateTime.getNano",
        "OffsetDateTime.getOffset",
        "OffsetDateTime.getSecond",
        "OffsetDateTime.getYear",
        "OffsetDateTime.get",
        "OffsetDateTime.hashCode",
        "OffsetDateTime.isAfter",
        "OffsetDateTime.isBefore",
        "OffsetDateTime.isEqual",
        "OffsetDateTime.isSupported",
        "OffsetDateTime.isSupported",
        "OffsetDateTime.minusDays",
        "OffsetDateTime.minusHours",
        "OffsetDateTime.minusMinutes",
        "OffsetDateTime.minusMonths",
        "OffsetDateTime.minusNanos",
        "OffsetDateTime.minusSeconds",
        "OffsetDateTime.minusWeeks",
        "OffsetDateTime.minusYears",
        "OffsetDateTime.minus",
        "OffsetDateTime.minus",
        "OffsetDateTime.now",
        "OffsetDateTime.ofInstant",
        "OffsetDateTime.of",
        "OffsetDateTime.of",
        "OffsetDateTime.of",
        "OffsetDateTime.parse",
        "OffsetDateTime.parse",
        "OffsetDateTime.plusDays",
        "OffsetDateTime.plusHours",
        "OffsetDateTime.plusMinutes",
        "OffsetDateTime.plusMonths",
        "OffsetDateTime.plusNanos",
        "OffsetDateTime.plusSeconds",
        "OffsetDateTime.plusWeeks",
        "OffsetDateTime.plusYears",
        "OffsetDateTime.plus",
        "OffsetDateTime.plus",
        "OffsetDateTime.query",
        "OffsetDateTime.range",
        "OffsetDateTime.timeLineOrder",
        "OffsetDateTime.toEpochSecond",
        "OffsetDateTime.toInstant",
        "OffsetDateTime.toLocalDateTime",
        "OffsetDateTime.toLocalDate",
        "OffsetDateTime.toLocalTime",
        "OffsetDateTime.toOffsetTime",
        "OffsetDateTime.toString",
        "OffsetDateTime.toZonedDateTime",
        "OffsetDateTime.truncatedTo",
        "OffsetDateTime.until",
        "OffsetDateTime.withDayOfMonth",
        "OffsetDateTime.withDayOfYear",
        "OffsetDateTime.withHour",
        "OffsetDateTime.withMinute",
        "OffsetDateTime.withMonth",
        "OffsetDateTime.withNano",
        "OffsetDateTime.withOffsetSameInstant",
        "OffsetDateTime.withOffsetSameLocal",
        "OffsetDateTime.withSecond",
        "OffsetDateTime.withYear",
        "OffsetDateTime.with",
        "OffsetDateTime.with",
        "OffsetTime.adjustInto",
        "OffsetTime.atDate",
        "OffsetTime.compareTo",
        "OffsetTime.equals",
        "OffsetTime.format",
        "OffsetTime.from",
        "OffsetTime.getHour",
        "OffsetTime.getLong",
        "OffsetTime.getMinute",
        "OffsetTime.getNano",
        "OffsetTime.getOffset",
        "OffsetTime.getSecond",
        "OffsetTime.get",
        "OffsetTime.hashCode",
        "OffsetTime.isAfter",
        "OffsetTime.isBefore",
        "OffsetTime.isEqual",
        "OffsetTime.isSupported",
        "OffsetTime.isSupported",
        "OffsetTime.minusHours",
        "OffsetTime.minusMinutes",
        "OffsetTime.minusNanos",
        "OffsetTime.minusSeconds",
        "OffsetTime.minus",
        "OffsetTime.minus",
        "OffsetTime.now",
        "OffsetTime.ofInstant",
        "OffsetTime.of",
        "OffsetTime.of",
        "OffsetTime.parse",
        "OffsetTime.parse",
        "OffsetTime.plusHours",
        "OffsetTime.plusMinutes",
        "OffsetTime.plusNanos",
        "OffsetTime.plusSeconds",
        "OffsetTime.plus",
        "OffsetTime.plus",
        "OffsetTime.query",
        "OffsetTime.range",
        "OffsetTime.toEpochSecond",
        "OffsetTime.toLocalTime",
        "OffsetTime.toString",
        "OffsetTime.truncatedTo",
        "OffsetTime.until",
        "OffsetTime.withHour",
        "OffsetTime.withMinute",
        "OffsetTime.withNano",
        "OffsetTime.withOffsetSameInstant",
        "OffsetTime.withOffsetSameLocal",
        "OffsetTime.withSecond",
        "OffsetTime.with",
        "OffsetTime.with",
        "ZoneId.equals",
        "ZoneId.from",
        "ZoneId.getDisplayName",
        "ZoneId.getId",
        "ZoneId.getRules",
        "ZoneId.hashCode",
        "ZoneId.normalized",
        "ZoneId.ofOffset",
        "ZoneId.of",
        "ZoneId.of",
        "ZoneId.toString",
        "ZoneOffset.adjustInto",
        "ZoneOffset.compareTo",
        "ZoneOffset.equals",
        "ZoneOffset.from",
        "ZoneOffset.getId",
        "ZoneOffset.getLong",
        "ZoneOffset.getRules",
        "ZoneOffset.getTotalSeconds",
        "ZoneOffset.get",
        "ZoneOffset.hashCode",
        "ZoneOffset.isSupported",
        "ZoneOffset.ofHoursMinutesSeconds",
        "ZoneOffset.ofHoursMinutes",
        "ZoneOffset.ofHours",
        "ZoneOffset.ofTotalSeconds",
        "ZoneOffset.of",
        "ZoneOffset.query",
        "ZoneOffset.range",
        "ZoneOffset.toString"
    };

    @Override
    Object call(int member, int v) throws Throwable {
        switch (member) {
            case 0:
                return ZDT[v].equals(O[(v + 1) % N]);
            case 1:
                return ZDT[v].format(FO[(v + 1) % N]);
            case 2:
                return ZonedDateTime.from(TC[v]);
            case 3:
                return ZDT[v].getDayOfMonth();
            case 4:
                return ZDT[v].getDayOfWeek();
            case 5:
                return ZDT[v].getDayOfYear();
            case 6:
                return ZDT[v].getHour();
            case 7:
                return ZDT[v].getLong(F[(v + 1) % N]);
            case 8:
                return ZDT[v].getMinute();
            case 9:
                return ZDT[v].getMonthValue();
            case 10:
                return ZDT[v].getMonth();
            case 11:
                return ZDT[v].getNano();
            case 12:
                return ZDT[v].getOffset();
            case 13:
                return ZDT[v].getSecond();
            case 14:
                return ZDT[v].getYear();
            case 15:
                return ZDT[v].getZone();
            case 16:
                return ZDT[v].get(F[(v + 1) % N]);
            case 17:
                return ZDT[v].hashCode();
            case 18:
                return ZDT[v].isSupported(F[(v + 1) % N]);
            case 19:
                return ZDT[v].isSupported(U[(v + 1) % N]);
            case 20:
                return ZDT[v].minusDays(L[(v + 1) % N]);
            case 21:
                return ZDT[v].minusHours(L[(v + 1) % N]);
            case 22:
                return ZDT[v].minusMinutes(L[(v + 1) % N]);
            case 23:
                return ZDT[v].minusMonths(L[(v + 1) % N]);
            case 24:
                return ZDT[v].minusNanos(L[(v + 1) % N]);
            case 25:
                return ZDT[v].minusSeconds(L[(v + 1) % N]);
            case 26:
                return ZDT[v].minusWeeks(L[(v + 1) % N]);
            case 27:
                return ZDT[v].minusYears(L[(v + 1) % N]);
            case 28:
                return ZDT[v].minus(TA[(v + 1) % N]);
            case 29:
                return ZDT[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 30:
                return ZonedDateTime.now(CL[v]);
            case 31:
                return ZonedDateTime.ofInstant(IN[v], ZI[(v + 1) % N]);
            case 32:
                return ZonedDateTime.ofInstant(LDT[v], ZO[(v + 1) % N], ZI[(v + 2) % N]);
            case 33:
                return ZonedDateTime.ofLocal(LDT[v], ZI[(v + 1) % N], ZO[(v + 2) % N]);
            case 34:
                return ZonedDateTime.ofStrict(LDT[v], ZO[(v + 1) % N], ZI[(v + 2) % N]);
            case 35:
                return ZonedDateTime.of(LD[v], LT[(v + 1) % N], ZI[(v + 2) % N]);
            case 36:
                return ZonedDateTime.of(LDT[v], ZI[(v + 1) % N]);
            case 37:
                return ZonedDateTime.of(
                    I[v],
                    I[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N],
                    I[(v + 6) % N],
                    ZI[(v + 7) % N]
                );
            case 38:
                return ZonedDateTime.parse(T[v], FO[(v + 1) % N]);
            case 39:
                return ZonedDateTime.parse(T[v]);
            case 40:
                return ZDT[v].plusDays(L[(v + 1) % N]);
            case 41:
                return ZDT[v].plusHours(L[(v + 1) % N]);
            case 42:
                return ZDT[v].plusMinutes(L[(v + 1) % N]);
            case 43:
                return ZDT[v].plusMonths(L[(v + 1) % N]);
            case 44:
                return ZDT[v].plusNanos(L[(v + 1) % N]);
            case 45:
                return ZDT[v].plusSeconds(L[(v + 1) % N]);
            case 46:
                return ZDT[v].plusWeeks(L[(v + 1) % N]);
            case 47:
                return ZDT[v].plusYears(L[(v + 1) % N]);
            case 48:
                return ZDT[v].plus(TA[(v + 1) % N]);
            case 49:
                return ZDT[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 50:
                return ZDT[v].query(Q[(v + 1) % N]);
            case 51:
                return ZDT[v].range(F[(v + 1) % N]);
            case 52:
                return ZDT[v].toLocalDateTime();
            case 53:
                return ZDT[v].toLocalDate();
            case 54:
                return ZDT[v].toLocalTime();
            case 55:
                return ZDT[v].toOffsetDateTime();
            case 56:
                return ZDT[v].toString();
            case 57:
                return ZDT[v].truncatedTo(U[(v + 1) % N]);
            case 58:
                return ZDT[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 59:
                return ZDT[v].withDayOfMonth(I[(v + 1) % N]);
            case 60:
                return ZDT[v].withDayOfYear(I[(v + 1) % N]);
            case 61:
                return ZDT[v].withEarlierOffsetAtOverlap();
            case 62:
                return ZDT[v].withFixedOffsetZone();
            case 63:
                return ZDT[v].withHour(I[(v + 1) % N]);
            case 64:
                return ZDT[v].withLaterOffsetAtOverlap();
            case 65:
                return ZDT[v].withMinute(I[(v + 1) % N]);
            case 66:
                return ZDT[v].withMonth(I[(v + 1) % N]);
            case 67:
                return ZDT[v].withNano(I[(v + 1) % N]);
            case 68:
                return ZDT[v].withSecond(I[(v + 1) % N]);
            case 69:
                return ZDT[v].withYear(I[(v + 1) % N]);
            case 70:
                return ZDT[v].withZoneSameInstant(ZI[(v + 1) % N]);
            case 71:
                return ZDT[v].withZoneSameLocal(ZI[(v + 1) % N]);
            case 72:
                return ZDT[v].with(AD[(v + 1) % N]);
            case 73:
                return ZDT[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 74:
                return ODT[v].adjustInto(TE[(v + 1) % N]);
            case 75:
                return ODT[v].atZoneSameInstant(ZI[(v + 1) % N]);
            case 76:
                return ODT[v].atZoneSimilarLocal(ZI[(v + 1) % N]);
            case 77:
                return ODT[v].compareTo(ODT[(v + 1) % N]);
            case 78:
                return ODT[v].equals(O[(v + 1) % N]);
            case 79:
                return ODT[v].format(FO[(v + 1) % N]);
            case 80:
                return OffsetDateTime.from(TC[v]);
            case 81:
                return ODT[v].getDayOfMonth();
            case 82:
                return ODT[v].getDayOfWeek();
            case 83:
                return ODT[v].getDayOfYear();
            case 84:
                return ODT[v].getHour();
            case 85:
                return ODT[v].getLong(F[(v + 1) % N]);
            case 86:
                return ODT[v].getMinute();
            case 87:
                return ODT[v].getMonthValue();
            case 88:
                return ODT[v].getMonth();
            case 89:
                return ODT[v].getNano();
            case 90:
                return ODT[v].getOffset();
            case 91:
                return ODT[v].getSecond();
            case 92:
                return ODT[v].getYear();
            case 93:
                return ODT[v].get(F[(v + 1) % N]);
            case 94:
                return ODT[v].hashCode();
            case 95:
                return ODT[v].isAfter(ODT[(v + 1) % N]);
            case 96:
                return ODT[v].isBefore(ODT[(v + 1) % N]);
            case 97:
                return ODT[v].isEqual(ODT[(v + 1) % N]);
            case 98:
                return ODT[v].isSupported(F[(v + 1) % N]);
            case 99:
                return ODT[v].isSupported(U[(v + 1) % N]);
            case 100:
                return ODT[v].minusDays(L[(v + 1) % N]);
            case 101:
                return ODT[v].minusHours(L[(v + 1) % N]);
            case 102:
                return ODT[v].minusMinutes(L[(v + 1) % N]);
            case 103:
                return ODT[v].minusMonths(L[(v + 1) % N]);
            case 104:
                return ODT[v].minusNanos(L[(v + 1) % N]);
            case 105:
                return ODT[v].minusSeconds(L[(v + 1) % N]);
            case 106:
                return ODT[v].minusWeeks(L[(v + 1) % N]);
            case 107:
                return ODT[v].minusYears(L[(v + 1) % N]);
            case 108:
                return ODT[v].minus(TA[(v + 1) % N]);
            case 109:
                return ODT[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 110:
                return OffsetDateTime.now(CL[v]);
            case 111:
                return OffsetDateTime.ofInstant(IN[v], ZI[(v + 1) % N]);
            case 112:
                return OffsetDateTime.of(LD[v], LT[(v + 1) % N], ZO[(v + 2) % N]);
            case 113:
                return OffsetDateTime.of(LDT[v], ZO[(v + 1) % N]);
            case 114:
                return OffsetDateTime.of(
                    I[v],
                    I[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N],
                    I[(v + 6) % N],
                    ZO[(v + 7) % N]
                );
            case 115:
                return OffsetDateTime.parse(T[v], FO[(v + 1) % N]);
            case 116:
                return OffsetDateTime.parse(T[v]);
            case 117:
                return ODT[v].plusDays(L[(v + 1) % N]);
            case 118:
                return ODT[v].plusHours(L[(v + 1) % N]);
            case 119:
                return ODT[v].plusMinutes(L[(v + 1) % N]);
            case 120:
                return ODT[v].plusMonths(L[(v + 1) % N]);
            case 121:
                return ODT[v].plusNanos(L[(v + 1) % N]);
            case 122:
                return ODT[v].plusSeconds(L[(v + 1) % N]);
            case 123:
                return ODT[v].plusWeeks(L[(v + 1) % N]);
            case 124:
                return ODT[v].plusYears(L[(v + 1) % N]);
            case 125:
                return ODT[v].plus(TA[(v + 1) % N]);
            case 126:
                return ODT[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 127:
                return ODT[v].query(Q[(v + 1) % N]);
            case 128:
                return ODT[v].range(F[(v + 1) % N]);
            case 129:
                return OffsetDateTime.timeLineOrder();
            case 130:
                return ODT[v].toEpochSecond();
            case 131:
                return ODT[v].toInstant();
            case 132:
                return ODT[v].toLocalDateTime();
            case 133:
                return ODT[v].toLocalDate();
            case 134:
                return ODT[v].toLocalTime();
            case 135:
                return ODT[v].toOffsetTime();
            case 136:
                return ODT[v].toString();
            case 137:
                return ODT[v].toZonedDateTime();
            case 138:
                return ODT[v].truncatedTo(U[(v + 1) % N]);
            case 139:
                return ODT[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 140:
                return ODT[v].withDayOfMonth(I[(v + 1) % N]);
            case 141:
                return ODT[v].withDayOfYear(I[(v + 1) % N]);
            case 142:
                return ODT[v].withHour(I[(v + 1) % N]);
            case 143:
                return ODT[v].withMinute(I[(v + 1) % N]);
            case 144:
                return ODT[v].withMonth(I[(v + 1) % N]);
            case 145:
                return ODT[v].withNano(I[(v + 1) % N]);
            case 146:
                return ODT[v].withOffsetSameInstant(ZO[(v + 1) % N]);
            case 147:
                return ODT[v].withOffsetSameLocal(ZO[(v + 1) % N]);
            case 148:
                return ODT[v].withSecond(I[(v + 1) % N]);
            case 149:
                return ODT[v].withYear(I[(v + 1) % N]);
            case 150:
                return ODT[v].with(AD[(v + 1) % N]);
            case 151:
                return ODT[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 152:
                return OT[v].adjustInto(TE[(v + 1) % N]);
            case 153:
                return OT[v].atDate(LD[(v + 1) % N]);
            case 154:
                return OT[v].compareTo(OT[(v + 1) % N]);
            case 155:
                return OT[v].equals(O[(v + 1) % N]);
            case 156:
                return OT[v].format(FO[(v + 1) % N]);
            case 157:
                return OffsetTime.from(TC[v]);
            case 158:
                return OT[v].getHour();
            case 159:
                return OT[v].getLong(F[(v + 1) % N]);
            case 160:
                return OT[v].getMinute();
            case 161:
                return OT[v].getNano();
            case 162:
                return OT[v].getOffset();
            case 163:
                return OT[v].getSecond();
            case 164:
                return OT[v].get(F[(v + 1) % N]);
            case 165:
                return OT[v].hashCode();
            case 166:
                return OT[v].isAfter(OT[(v + 1) % N]);
            case 167:
                return OT[v].isBefore(OT[(v + 1) % N]);
            case 168:
                return OT[v].isEqual(OT[(v + 1) % N]);
            case 169:
                return OT[v].isSupported(F[(v + 1) % N]);
            case 170:
                return OT[v].isSupported(U[(v + 1) % N]);
            case 171:
                return OT[v].minusHours(L[(v + 1) % N]);
            case 172:
                return OT[v].minusMinutes(L[(v + 1) % N]);
            case 173:
                return OT[v].minusNanos(L[(v + 1) % N]);
            case 174:
                return OT[v].minusSeconds(L[(v + 1) % N]);
            case 175:
                return OT[v].minus(TA[(v + 1) % N]);
            case 176:
                return OT[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 177:
                return OffsetTime.now(CL[v]);
            case 178:
                return OffsetTime.ofInstant(IN[v], ZI[(v + 1) % N]);
            case 179:
                return OffsetTime.of(LT[v], ZO[(v + 1) % N]);
            case 180:
                return OffsetTime.of(
                    I[v],
                    I[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    ZO[(v + 4) % N]
                );
            case 181:
                return OffsetTime.parse(T[v], FO[(v + 1) % N]);
            case 182:
                return OffsetTime.parse(T[v]);
            case 183:
                return OT[v].plusHours(L[(v + 1) % N]);
            case 184:
                return OT[v].plusMinutes(L[(v + 1) % N]);
            case 185:
                return OT[v].plusNanos(L[(v + 1) % N]);
            case 186:
                return OT[v].plusSeconds(L[(v + 1) % N]);
            case 187:
                return OT[v].plus(TA[(v + 1) % N]);
            case 188:
                return OT[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 189:
                return OT[v].query(Q[(v + 1) % N]);
            case 190:
                return OT[v].range(F[(v + 1) % N]);
            case 191:
                return OT[v].toEpochSecond(LD[(v + 1) % N]);
            case 192:
                return OT[v].toLocalTime();
            case 193:
                return OT[v].toString();
            case 194:
                return OT[v].truncatedTo(U[(v + 1) % N]);
            case 195:
                return OT[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 196:
                return OT[v].withHour(I[(v + 1) % N]);
            case 197:
                return OT[v].withMinute(I[(v + 1) % N]);
            case 198:
                return OT[v].withNano(I[(v + 1) % N]);
            case 199:
                return OT[v].withOffsetSameInstant(ZO[(v + 1) % N]);
            case 200:
                return OT[v].withOffsetSameLocal(ZO[(v + 1) % N]);
            case 201:
                return OT[v].withSecond(I[(v + 1) % N]);
            case 202:
                return OT[v].with(AD[(v + 1) % N]);
            case 203:
                return OT[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 204:
                return ZI[v].equals(O[(v + 1) % N]);
            case 205:
                return ZoneId.from(TC[v]);
            case 206:
                return ZI[v].getDisplayName(TS[(v + 1) % N], LO[(v + 2) % N]);
            case 207:
                return ZI[v].getId();
            case 208:
                return ZI[v].getRules();
            case 209:
                return ZI[v].hashCode();
            case 210:
                return ZI[v].normalized();
            case 211:
                return ZoneId.ofOffset(S[v], ZO[(v + 1) % N]);
            case 212:
                return ZoneId.of(S[v], Map.of());
            case 213:
                return ZoneId.of(S[v]);
            case 214:
                return ZI[v].toString();
            case 215:
                return ZO[v].adjustInto(TE[(v + 1) % N]);
            case 216:
                return ZO[v].compareTo(ZO[(v + 1) % N]);
            case 217:
                return ZO[v].equals(O[(v + 1) % N]);
            case 218:
                return ZoneOffset.from(TC[v]);
            case 219:
                return ZO[v].getId();
            case 220:
                return ZO[v].getLong(F[(v + 1) % N]);
            case 221:
                return ZO[v].getRules();
            case 222:
                return ZO[v].getTotalSeconds();
            case 223:
                return ZO[v].get(F[(v + 1) % N]);
            case 224:
                return ZO[v].hashCode();
            case 225:
                return ZO[v].isSupported(F[(v + 1) % N]);
            case 226:
                return ZoneOffset.ofHoursMinutesSeconds(I[v], I[(v + 1) % N], I[(v + 2) % N]);
            case 227:
                return ZoneOffset.ofHoursMinutes(I[v], I[(v + 1) % N]);
            case 228:
                return ZoneOffset.ofHours(I[v]);
            case 229:
                return ZoneOffset.ofTotalSeconds(I[v]);
            case 230:
                return ZoneOffset.of(S[v]);
            case 231:
                return ZO[v].query(Q[(v + 1) % N]);
            case 232:
                return ZO[v].range(F[(v + 1) % N]);
            case 233:
                return ZO[v].toString();
            default:
                throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new TimeZonedMembers().run(NAMES);
    }
}
