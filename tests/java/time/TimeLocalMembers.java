/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.Map;

/** Each public member of some classes, with six values. */
public class TimeLocalMembers extends TimeSamples {

    private static final String[] NAMES = {
        "LocalDate.adjustInto",
        "LocalDate.atStartOfDay",
        "LocalDate.atStartOfDay",
        "LocalDate.atTime",
        "LocalDate.atTime",
        "LocalDate.atTime",
        "LocalDate.atTime",
        "LocalDate.atTime",
        "LocalDate.compareTo",
        "LocalDate.datesUntil",
        "LocalDate.datesUntil",
        "LocalDate.equals",
        "LocalDate.format",
        "LocalDate.from",
        "LocalDate.getChronology",
        "LocalDate.getDayOfMonth",
        "LocalDate.getDayOfWeek",
        "LocalDate.getDayOfYear",
        "LocalDate.getEra",
        "LocalDate.getLong",
        "LocalDate.getMonthValue",
        "LocalDate.getMonth",
        "LocalDate.getYear",
        "LocalDate.get",
        "LocalDate.hashCode",
        "LocalDate.isAfter",
        "LocalDate.isBefore",
        "LocalDate.isEqual",
        "LocalDate.isLeapYear",
        "LocalDate.isSupported",
        "LocalDate.isSupported",
        "LocalDate.lengthOfMonth",
        "LocalDate.lengthOfYear",
        "LocalDate.minusDays",
        "LocalDate.minusMonths",
        "LocalDate.minusWeeks",
        "LocalDate.minusYears",
        "LocalDate.minus",
        "LocalDate.minus",
        "LocalDate.now",
        "LocalDate.ofEpochDay",
        "LocalDate.ofInstant",
        "LocalDate.ofYearDay",
        "LocalDate.of",
        "LocalDate.of",
        "LocalDate.parse",
        "LocalDate.parse",
        "LocalDate.plusDays",
        "LocalDate.plusMonths",
        "LocalDate.plusWeeks",
        "LocalDate.plusYears",
        "LocalDate.plus",
        "LocalDate.plus",
        "LocalDate.query",
        "LocalDate.range",
        "LocalDate.toEpochDay",
        "LocalDate.toEpochSecond",
        "LocalDate.toString",
        "LocalDate.until",
        "LocalDate.until",
        "LocalDate.withDayOfMonth",
        "LocalDate.withDayOfYear",
        "LocalDate.withMonth",
        "LocalDate.withYear",
        "LocalDate.with",
        "LocalDate.with",
        "LocalTime.adjustInto",
        "LocalTime.atDate",
        "LocalTime.atOffset",
        "LocalTime.compareTo",
        "LocalTime.equals",
        "LocalTime.format",
        "LocalTime.from",
        "LocalTime.getHour",
        "LocalTime.getLong",
        "LocalTime.getMinute",
        "LocalTime.getNano",
        "LocalTime.getSecond",
        "LocalTime.get",
        "LocalTime.hashCode",
        "LocalTime.isAfter",
        "LocalTime.isBefore",
        "LocalTime.isSupported",
        "LocalTime.isSupported",
        "LocalTime.minusHours",
        "LocalTime.minusMinutes",
        "LocalTime.minusNanos",
        "LocalTime.minusSeconds",
        "LocalTime.minus",
        "LocalTime.minus",
        "LocalTime.now",
        "LocalTime.ofInstant",
        "LocalTime.ofNanoOfDay",
        "LocalTime.ofSecondOfDay",
        "LocalTime.of",
        "LocalTime.of",
        "LocalTime.of",
        "LocalTime.parse",
        "LocalTime.parse",
        "LocalTime.plusHours",
        "LocalTime.plusMinutes",
        "LocalTime.plusNanos",
        "LocalTime.plusSeconds",
        "LocalTime.plus",
        "LocalTime.plus",
        "LocalTime.query",
        "LocalTime.range",
        "LocalTime.toEpochSecond",
        "LocalTime.toNanoOfDay",
        "LocalTime.toSecondOfDay",
        "LocalTime.toString",
        "LocalTime.truncatedTo",
        "LocalTime.until",
        "LocalTime.withHour",
        "LocalTime.withMinute",
        "LocalTime.withNano",
        "LocalTime.withSecond",
        "LocalTime.with",
        "LocalTime.with",
        "LocalDateTime.adjustInto",
        "LocalDateTime.atOffset",
        "LocalDateTime.atZone",
        "LocalDateTime.compareTo",
        "LocalDateTime.equals",
        "LocalDateTime.format",
        "LocalDateTime.from",
        "LocalDateTime.getDayOfMonth",
        "LocalDateTime.getDayOfWeek",
        "LocalDateTime.getDayOfYear",
        "LocalDateTime.getHour",
        "LocalDateTime.getLong",
        "LocalDateTime.getMinute",
        "LocalDateTime.getMonthValue",
        "LocalDateTime.getMonth",
        "LocalDateTime.getNano",
        "LocalDateTime.getSecond",
        "LocalDateTime.getYear",
        "LocalDateTime.get",
        "LocalDateTime.hashCode",
        "LocalDateTime.isAfter",
        "LocalDateTime.isBefore",
        "LocalDateTime.isEqual",
        "LocalDateTime.isSupported",
        "LocalDateTime.isSupported",
        "LocalDateTime.minusDays",
        "LocalDateTime.minusHours",
        "LocalDateTime.minusMinutes",
        "LocalDateTime.minusMonths",
        "LocalDateTime.minusNanos",
        "LocalDateTime.minusSeconds",
        "LocalDateTime.minusWeeks",
        "LocalDateTime.minusYears",
        "LocalDateTime.minus",
        "LocalDateTime.minus",
        "LocalDateTime.now",
        "LocalDateTime.ofEpochSecond",
        "LocalDateTime.ofInstant",
        "LocalDateTime.of",
        "LocalDateTime.of",
        "LocalDateTime.of",
        "LocalDateTime.of",
        "LocalDateTime.of",
        "LocalDateTime.of",
        "LocalDateTime.of",
        "LocalDateTime.parse",
        "LocalDateTime.parse",
        "LocalDateTime.plusDays",
        "LocalDateTime.plusHours",
        "LocalDateTime.plusMinutes",
        "LocalDateTime.plusMonths",
        "LocalDateTime.plusNanos",
        "LocalDateTime.plusSeconds",
        "LocalDateTime.plusWeeks",
        "LocalDateTime.plusYears",
        "LocalDateTime.plus",
        "LocalDateTime.plus",
        "LocalDateTime.query",
        "LocalDateTime.range",
        "LocalDateTime.toLocalDate",
        "LocalDateTime.toLocalTime",
        "LocalDateTime.toString",
        "LocalDateTime.truncatedTo",
        "LocalDateTime.until",
        "LocalDateTime.withDayOfMonth",
        "LocalDateTime.withDayOfYear",
        "LocalDateTime.withHour",
        "LocalDateTime.withMinute",
        "LocalDateTime.withMonth",
        "LocalDateTime.withNano",
        "LocalDateTime.withSecond",
        "LocalDateTime.withYear",
        "LocalDateTime.with",
        "LocalDateTime.with",
        "Month.adjustInto",
        "Month.firstDayOfYear",
        "Month.firstMonthOfQuarter",
        "Month.from",
        "Month.getDisplayName",
        "Month.getLong",
        "Month.getValue",
        "Month.get",
        "Month.isSupported",
        "Month.length",
        "Month.maxLength",
        "Month.minLength",
        "Month.minus",
        "Month.of",
        "Month.plus",
        "Month.query",
        "Month.range",
        "Month.valueOf",
        "Month.values",
        "DayOfWeek.adjustInto",
        "DayOfWeek.from",
        "DayOfWeek.getDisplayName",
        "DayOfWeek.getLong",
        "DayOfWeek.getValue",
        "DayOfWeek.get",
        "DayOfWeek.isSupported",
        "DayOfWeek.minus",
        "DayOfWeek.of",
        "DayOfWeek.plus",
        "DayOfWeek.query",
        "DayOfWeek.range",
        "DayOfWeek.valueOf",
        "DayOfWeek.values"
    };

    @Override
    Object call(int member, int v) throws Throwable {
        switch (member) {
            case 0:
                return LD[v].adjustInto(TE[(v + 1) % N]);
            case 1:
                return LD[v].atStartOfDay();
            case 2:
                return LD[v].atStartOfDay(ZI[(v + 1) % N]);
            case 3:
                return LD[v].atTime(LT[(v + 1) % N]);
            case 4:
                return LD[v].atTime(OT[(v + 1) % N]);
            case 5:
                return LD[v].atTime(I[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N], I[(v + 4) % N]);
            case 6:
                return LD[v].atTime(I[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N]);
            case 7:
                return LD[v].atTime(I[(v + 1) % N], I[(v + 2) % N]);
            case 8:
                return LD[v].compareTo(LD[(v + 1) % N]);
            case 9:
                return LD[v].datesUntil(LD[(v + 1) % N], PE[(v + 2) % N]);
            case 10:
                return LD[v].datesUntil(LD[(v + 1) % N]);
            case 11:
                return LD[v].equals(O[(v + 1) % N]);
            case 12:
                return LD[v].format(FO[(v + 1) % N]);
            case 13:
                return LocalDate.from(TC[v]);
            case 14:
                return LD[v].getChronology();
            case 15:
                return LD[v].getDayOfMonth();
            case 16:
                return LD[v].getDayOfWeek();
            case 17:
                return LD[v].getDayOfYear();
            case 18:
                return LD[v].getEra();
            case 19:
                return LD[v].getLong(F[(v + 1) % N]);
            case 20:
                return LD[v].getMonthValue();
            case 21:
                return LD[v].getMonth();
            case 22:
                return LD[v].getYear();
            case 23:
                return LD[v].get(F[(v + 1) % N]);
            case 24:
                return LD[v].hashCode();
            case 25:
                return LD[v].isAfter(LD[(v + 1) % N]);
            case 26:
                return LD[v].isBefore(LD[(v + 1) % N]);
            case 27:
                return LD[v].isEqual(LD[(v + 1) % N]);
            case 28:
                return LD[v].isLeapYear();
            case 29:
                return LD[v].isSupported(F[(v + 1) % N]);
            case 30:
                return LD[v].isSupported(U[(v + 1) % N]);
            case 31:
                return LD[v].lengthOfMonth();
            case 32:
                return LD[v].lengthOfYear();
            case 33:
                return LD[v].minusDays(L[(v + 1) % N]);
            case 34:
                return LD[v].minusMonths(L[(v + 1) % N]);
            case 35:
                return LD[v].minusWeeks(L[(v + 1) % N]);
            case 36:
                return LD[v].minusYears(L[(v + 1) % N]);
            case 37:
                return LD[v].minus(TA[(v + 1) % N]);
            case 38:
                return LD[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 39:
                return LocalDate.now(CL[v]);
            case 40:
                return LocalDate.ofEpochDay(L[v]);
            case 41:
                return LocalDate.ofInstant(IN[v], ZI[(v + 1) % N]);
            case 42:
                return LocalDate.ofYearDay(I[v], I[(v + 1) % N]);
            case 43:
                return LocalDate.of(I[v], M[(v + 1) % N], I[(v + 2) % N]);
            case 44:
                return LocalDate.of(I[v], I[(v + 1) % N], I[(v + 2) % N]);
            case 45:
                return LocalDate.parse(T[v], FO[(v + 1) % N]);
            case 46:
                return LocalDate.parse(T[v]);
            case 47:
                return LD[v].plusDays(L[(v + 1) % N]);
            case 48:
                return LD[v].plusMonths(L[(v + 1) % N]);
            case 49:
                return LD[v].plusWeeks(L[(v + 1) % N]);
            case 50:
                return LD[v].plusYears(L[(v + 1) % N]);
            case 51:
                return LD[v].plus(TA[(v + 1) % N]);
            case 52:
                return LD[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 53:
                return LD[v].query(Q[(v + 1) % N]);
            case 54:
                return LD[v].range(F[(v + 1) % N]);
            case 55:
                return LD[v].toEpochDay();
            case 56:
                return LD[v].toEpochSecond(LT[(v + 1) % N], ZO[(v + 2) % N]);
            case 57:
                return LD[v].toString();
            case 58:
                return LD[v].until(LD[(v + 1) % N]);
            case 59:
                return LD[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 60:
                return LD[v].withDayOfMonth(I[(v + 1) % N]);
            case 61:
                return LD[v].withDayOfYear(I[(v + 1) % N]);
            case 62:
                return LD[v].withMonth(I[(v + 1) % N]);
            case 63:
                return LD[v].withYear(I[(v + 1) % N]);
            case 64:
                return LD[v].with(AD[(v + 1) % N]);
            case 65:
                return LD[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 66:
                return LT[v].adjustInto(TE[(v + 1) % N]);
            case 67:
                return LT[v].atDate(LD[(v + 1) % N]);
            case 68:
                return LT[v].atOffset(ZO[(v + 1) % N]);
            case 69:
                return LT[v].compareTo(LT[(v + 1) % N]);
            case 70:
                return LT[v].equals(O[(v + 1) % N]);
            case 71:
                return LT[v].format(FO[(v + 1) % N]);
            case 72:
                return LocalTime.from(TC[v]);
            case 73:
                return LT[v].getHour();
            case 74:
                return LT[v].getLong(F[(v + 1) % N]);
            case 75:
                return LT[v].getMinute();
            case 76:
                return LT[v].getNano();
            case 77:
                return LT[v].getSecond();
            case 78:
                return LT[v].get(F[(v + 1) % N]);
            case 79:
                return LT[v].hashCode();
            case 80:
                return LT[v].isAfter(LT[(v + 1) % N]);
            case 81:
                return LT[v].isBefore(LT[(v + 1) % N]);
            case 82:
                return LT[v].isSupported(F[(v + 1) % N]);
            case 83:
                return LT[v].isSupported(U[(v + 1) % N]);
            case 84:
                return LT[v].minusHours(L[(v + 1) % N]);
            case 85:
                return LT[v].minusMinutes(L[(v + 1) % N]);
            case 86:
                return LT[v].minusNanos(L[(v + 1) % N]);
            case 87:
                return LT[v].minusSeconds(L[(v + 1) % N]);
            case 88:
                return LT[v].minus(TA[(v + 1) % N]);
            case 89:
                return LT[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 90:
                return LocalTime.now(CL[v]);
            case 91:
                return LocalTime.ofInstant(IN[v], ZI[(v + 1) % N]);
            case 92:
                return LocalTime.ofNanoOfDay(L[v]);
            case 93:
                return LocalTime.ofSecondOfDay(L[v]);
            case 94:
                return LocalTime.of(I[v], I[(v + 1) % N], I[(v + 2) % N], I[(v + 3) % N]);
            case 95:
                return LocalTime.of(I[v], I[(v + 1) % N], I[(v + 2) % N]);
            case 96:
                return LocalTime.of(I[v], I[(v + 1) % N]);
            case 97:
                return LocalTime.parse(T[v], FO[(v + 1) % N]);
            case 98:
                return LocalTime.parse(T[v]);
            case 99:
                return LT[v].plusHours(L[(v + 1) % N]);
            case 100:
                return LT[v].plusMinutes(L[(v + 1) % N]);
            case 101:
                return LT[v].plusNanos(L[(v + 1) % N]);
            case 102:
                return LT[v].plusSeconds(L[(v + 1) % N]);
            case 103:
                return LT[v].plus(TA[(v + 1) % N]);
            case 104:
                return LT[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 105:
                return LT[v].query(Q[(v + 1) % N]);
            case 106:
                return LT[v].range(F[(v + 1) % N]);
            case 107:
                return LT[v].toEpochSecond(LD[(v + 1) % N], ZO[(v + 2) % N]);
            case 108:
                return LT[v].toNanoOfDay();
            case 109:
                return LT[v].toSecondOfDay();
            case 110:
                return LT[v].toString();
            case 111:
                return LT[v].truncatedTo(U[(v + 1) % N]);
            case 112:
                return LT[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 113:
                return LT[v].withHour(I[(v + 1) % N]);
            case 114:
                return LT[v].withMinute(I[(v + 1) % N]);
            case 115:
                return LT[v].withNano(I[(v + 1) % N]);
            case 116:
                return LT[v].withSecond(I[(v + 1) % N]);
            case 117:
                return LT[v].with(AD[(v + 1) % N]);
            case 118:
                return LT[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 119:
                return LDT[v].adjustInto(TE[(v + 1) % N]);
            case 120:
                return LDT[v].atOffset(ZO[(v + 1) % N]);
            case 121:
                return LDT[v].atZone(ZI[(v + 1) % N]);
            case 122:
                return LDT[v].compareTo(LDT[(v + 1) % N]);
            case 123:
                return LDT[v].equals(O[(v + 1) % N]);
            case 124:
                return LDT[v].format(FO[(v + 1) % N]);
            case 125:
                return LocalDateTime.from(TC[v]);
            case 126:
                return LDT[v].getDayOfMonth();
            case 127:
                return LDT[v].getDayOfWeek();
            case 128:
                return LDT[v].getDayOfYear();
            case 129:
                return LDT[v].getHour();
            case 130:
                return LDT[v].getLong(F[(v + 1) % N]);
            case 131:
                return LDT[v].getMinute();
            case 132:
                return LDT[v].getMonthValue();
            case 133:
                return LDT[v].getMonth();
            case 134:
                return LDT[v].getNano();
            case 135:
                return LDT[v].getSecond();
            case 136:
                return LDT[v].getYear();
            case 137:
                return LDT[v].get(F[(v + 1) % N]);
            case 138:
                return LDT[v].hashCode();
            case 139:
                return LDT[v].isAfter(LDT[(v + 1) % N]);
            case 140:
                return LDT[v].isBefore(LDT[(v + 1) % N]);
            case 141:
                return LDT[v].isEqual(LDT[(v + 1) % N]);
            case 142:
                return LDT[v].isSupported(F[(v + 1) % N]);
            case 143:
                return LDT[v].isSupported(U[(v + 1) % N]);
            case 144:
                return LDT[v].minusDays(L[(v + 1) % N]);
            case 145:
                return LDT[v].minusHours(L[(v + 1) % N]);
            case 146:
                return LDT[v].minusMinutes(L[(v + 1) % N]);
            case 147:
                return LDT[v].minusMonths(L[(v + 1) % N]);
            case 148:
                return LDT[v].minusNanos(L[(v + 1) % N]);
            case 149:
                return LDT[v].minusSeconds(L[(v + 1) % N]);
            case 150:
                return LDT[v].minusWeeks(L[(v + 1) % N]);
            case 151:
                return LDT[v].minusYears(L[(v + 1) % N]);
            case 152:
                return LDT[v].minus(TA[(v + 1) % N]);
            case 153:
                return LDT[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 154:
                return LocalDateTime.now(CL[v]);
            case 155:
                return LocalDateTime.ofEpochSecond(L[v], I[(v + 1) % N], ZO[(v + 2) % N]);
            case 156:
                return LocalDateTime.ofInstant(IN[v], ZI[(v + 1) % N]);
            case 157:
                return LocalDateTime.of(LD[v], LT[(v + 1) % N]);
            case 158:
                return LocalDateTime.of(
                    I[v],
                    M[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N],
                    I[(v + 6) % N]
                );
            case 159:
                return LocalDateTime.of(
                    I[v],
                    M[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N]
                );
            case 160:
                return LocalDateTime.of(
                    I[v],
                    M[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N]
                );
            case 161:
                return LocalDateTime.of(
                    I[v],
                    I[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N],
                    I[(v + 6) % N]
                );
            case 162:
                return LocalDateTime.of(
                    I[v],
                    I[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N],
                    I[(v + 5) % N]
                );
            case 163:
                return LocalDateTime.of(
                    I[v],
                    I[(v + 1) % N],
                    I[(v + 2) % N],
                    I[(v + 3) % N],
                    I[(v + 4) % N]
                );
            case 164:
                return LocalDateTime.parse(T[v], FO[(v + 1) % N]);
            case 165:
                return LocalDateTime.parse(T[v]);
            case 166:
                return LDT[v].plusDays(L[(v + 1) % N]);
            case 167:
                return LDT[v].plusHours(L[(v + 1) % N]);
            case 168:
                return LDT[v].plusMinutes(L[(v + 1) % N]);
            case 169:
                return LDT[v].plusMonths(L[(v + 1) % N]);
            case 170:
                return LDT[v].plusNanos(L[(v + 1) % N]);
            case 171:
                return LDT[v].plusSeconds(L[(v + 1) % N]);
            case 172:
                return LDT[v].plusWeeks(L[(v + 1) % N]);
            case 173:
                return LDT[v].plusYears(L[(v + 1) % N]);
            case 174:
                return LDT[v].plus(TA[(v + 1) % N]);
            case 175:
                return LDT[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 176:
                return LDT[v].query(Q[(v + 1) % N]);
            case 177:
                return LDT[v].range(F[(v + 1) % N]);
            case 178:
                return LDT[v].toLocalDate();
            case 179:
                return LDT[v].toLocalTime();
            case 180:
                return LDT[v].toString();
            case 181:
                return LDT[v].truncatedTo(U[(v + 1) % N]);
            case 182:
                return LDT[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 183:
                return LDT[v].withDayOfMonth(I[(v + 1) % N]);
            case 184:
                return LDT[v].withDayOfYear(I[(v + 1) % N]);
            case 185:
                return LDT[v].withHour(I[(v + 1) % N]);
            case 186:
                return LDT[v].withMinute(I[(v + 1) % N]);
            case 187:
                return LDT[v].withMonth(I[(v + 1) % N]);
            case 188:
                return LDT[v].withNano(I[(v + 1) % N]);
            case 189:
                return LDT[v].withSecond(I[(v + 1) % N]);
            case 190:
                return LDT[v].withYear(I[(v + 1) % N]);
            case 191:
                return LDT[v].with(AD[(v + 1) % N]);
            case 192:
                return LDT[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 193:
                return M[v].adjustInto(TE[(v + 1) % N]);
            case 194:
                return M[v].firstDayOfYear(B[(v + 1) % N]);
            case 195:
                return M[v].firstMonthOfQuarter();
            case 196:
                return Month.from(TC[v]);
            case 197:
                return M[v].getDisplayName(TS[(v + 1) % N], LO[(v + 2) % N]);
            case 198:
                return M[v].getLong(F[(v + 1) % N]);
            case 199:
                return M[v].getValue();
            case 200:
                return M[v].get(F[(v + 1) % N]);
            case 201:
                return M[v].isSupported(F[(v + 1) % N]);
            case 202:
                return M[v].length(B[(v + 1) % N]);
            case 203:
                return M[v].maxLength();
            case 204:
                return M[v].minLength();
            case 205:
                return M[v].minus(L[(v + 1) % N]);
            case 206:
                return Month.of(I[v]);
            case 207:
                return M[v].plus(L[(v + 1) % N]);
            case 208:
                return M[v].query(Q[(v + 1) % N]);
            case 209:
                return M[v].range(F[(v + 1) % N]);
            case 210:
                return Month.valueOf(S[v]);
            case 211:
                return Month.values();
            case 212:
                return DW[v].adjustInto(TE[(v + 1) % N]);
            case 213:
                return DayOfWeek.from(TC[v]);
            case 214:
                return DW[v].getDisplayName(TS[(v + 1) % N], LO[(v + 2) % N]);
            case 215:
                return DW[v].getLong(F[(v + 1) % N]);
            case 216:
                return DW[v].getValue();
            case 217:
                return DW[v].get(F[(v + 1) % N]);
            case 218:
                return DW[v].isSupported(F[(v + 1) % N]);
            case 219:
                return DW[v].minus(L[(v + 1) % N]);
            case 220:
                return DayOfWeek.of(I[v]);
            case 221:
                return DW[v].plus(L[(v + 1) % N]);
            case 222:
                return DW[v].query(Q[(v + 1) % N]);
            case 223:
                return DW[v].range(F[(v + 1) % N]);
            case 224:
                return DayOfWeek.valueOf(S[v]);
            case 225:
                return DayOfWeek.values();
            default:
                throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new TimeLocalMembers().run(NAMES);
    }
}
