/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.Map;

/** Each public member of some classes, with six values. */
public class TimeAmountMembers extends TimeSamples {

    private static final String[] NAMES = {
        "Duration.abs",
        "Duration.addTo",
        "Duration.between",
        "Duration.compareTo",
        "Duration.dividedBy",
        "Duration.dividedBy",
        "Duration.equals",
        "Duration.from",
        "Duration.getNano",
        "Duration.getSeconds",
        "Duration.getUnits",
        "Duration.get",
        "Duration.hashCode",
        "Duration.isNegative",
        "Duration.isZero",
        "Duration.minusDays",
        "Duration.minusHours",
        "Duration.minusMillis",
        "Duration.minusMinutes",
        "Duration.minusNanos",
        "Duration.minusSeconds",
        "Duration.minus",
        "Duration.minus",
        "Duration.multipliedBy",
        "Duration.negated",
        "Duration.ofDays",
        "Duration.ofHours",
        "Duration.ofMillis",
        "Duration.ofMinutes",
        "Duration.ofNanos",
        "Duration.ofSeconds",
        "Duration.ofSeconds",
        "Duration.of",
        "Duration.parse",
        "Duration.plusDays",
        "Duration.plusHours",
        "Duration.plusMillis",
        "Duration.plusMinutes",
        "Duration.plusNanos",
        "Duration.plusSeconds",
        "Duration.plus",
        "Duration.plus",
        "Duration.subtractFrom",
        "Duration.toDaysPart",
        "Duration.toDays",
        "Duration.toHoursPart",
        "Duration.toHours",
        "Duration.toMillisPart",
        "Duration.toMillis",
        "Duration.toMinutesPart",
        "Duration.toMinutes",
        "Duration.toNanosPart",
        "Duration.toNanos",
        "Duration.toSecondsPart",
        "Duration.toSeconds",
        "Duration.toString",
        "Duration.truncatedTo",
        "Duration.withNanos",
        "Duration.withSeconds",
        "Period.addTo",
        "Period.between",
        "Period.equals",
        "Period.from",
        "Period.getChronology",
        "Period.getDays",
        "Period.getMonths",
        "Period.getUnits",
        "Period.getYears",
        "Period.get",
        "Period.hashCode",
        "Period.isNegative",
        "Period.isZero",
        "Period.minusDays",
        "Period.minusMonths",
        "Period.minusYears",
        "Period.minus",
        "Period.multipliedBy",
        "Period.negated",
        "Period.normalized",
        "Period.ofDays",
        "Period.ofMonths",
        "Period.ofWeeks",
        "Period.ofYears",
        "Period.of",
        "Period.parse",
        "Period.plusDays",
        "Period.plusMonths",
        "Period.plusYears",
        "Period.plus",
        "Period.subtractFrom",
        "Period.toString",
        "Period.toTotalMonths",
        "Period.withDays",
        "Period.withMonths",
        "Period.withYears",
        "Instant.adjustInto",
        "Instant.atOffset",
        "Instant.atZone",
        "Instant.compareTo",
        "Instant.equals",
        "Instant.from",
        "Instant.getEpochSecond",
        "Instant.getLong",
        "Instant.getNano",
        "Instant.get",
        "Instant.hashCode",
        "Instant.isAfter",
        "Instant.isBefore",
        "Instant.isSupported",
        "Instant.isSupported",
        "Instant.minusMillis",
        "Instant.minusNanos",
        "Instant.minusSeconds",
        "Instant.minus",
        "Instant.minus",
        "Instant.now",
        "Instant.ofEpochMilli",
        "Instant.ofEpochSecond",
        "Instant.ofEpochSecond",
        "Instant.parse",
        "Instant.plusMillis",
        "Instant.plusNanos",
        "Instant.plusSeconds",
        "Instant.plus",
        "Instant.plus",
        "Instant.query",
        "Instant.range",
        "Instant.toEpochMilli",
        "Instant.toString",
        "Instant.truncatedTo",
        "Instant.until",
        "Instant.with",
        "Instant.with",
        "Year.adjustInto",
        "Year.atDay",
        "Year.atMonthDay",
        "Year.atMonth",
        "Year.atMonth",
        "Year.compareTo",
        "Year.equals",
        "Year.format",
        "Year.from",
        "Year.getLong",
        "Year.getValue",
        "Year.get",
        "Year.hashCode",
        "Year.isAfter",
        "Year.isBefore",
        "Year.isLeap",
        "Year.isLeap",
        "Year.isSupported",
        "Year.isSupported",
        "Year.isValidMonthDay",
        "Year.length",
        "Year.minusYears",
        "Year.minus",
        "Year.minus",
        "Year.now",
        "Year.of",
        "Year.parse",
        "Year.parse",
        "Year.plusYears",
        "Year.plus",
        "Year.plus",
        "Year.query",
        "Year.range",
        "Year.toString",
        "Year.until",
        "Year.with",
        "Year.with",
        "YearMonth.adjustInto",
        "YearMonth.atDay",
        "YearMonth.atEndOfMonth",
        "YearMonth.compareTo",
        "YearMonth.equals",
        "YearMonth.format",
        "YearMonth.from",
        "YearMonth.getLong",
        "YearMonth.getMonthValue",
        "YearMonth.getMonth",
        "YearMonth.getYear",
        "YearMonth.get",
        "YearMonth.hashCode",
        "YearMonth.isAfter",
        "YearMonth.isBefore",
        "YearMonth.isLeapYear",
        "YearMonth.isSupported",
        "YearMonth.isSupported",
        "YearMonth.isValidDay",
        "YearMonth.lengthOfMonth",
        "YearMonth.lengthOfYear",
        "YearMonth.minusMonths",
        "YearMonth.minusYears",
        "YearMonth.minus",
        "YearMonth.minus",
        "YearMonth.now",
        "YearMonth.of",
        "YearMonth.of",
        "YearMonth.parse",
        "YearMonth.parse",
        "YearMonth.plusMonths",
        "YearMonth.plusYears",
        "YearMonth.plus",
        "YearMonth.plus",
        "YearMonth.query",
        "YearMonth.range",
        "YearMonth.toString",
        "YearMonth.until",
        "YearMonth.withMonth",
        "YearMonth.withYear",
        "YearMonth.with",
        "YearMonth.with",
        "MonthDay.adjustInto",
        "MonthDay.atYear",
        "MonthDay.compareTo",
        "MonthDay.equals",
        "MonthDay.format",
        "MonthDay.from",
        "MonthDay.getDayOfMonth",
        "MonthDay.getLong",
        "MonthDay.getMonthValue",
        "MonthDay.getMonth",
        "MonthDay.get",
        "MonthDay.hashCode",
        "MonthDay.isAfter",
        "MonthDay.isBefore",
        "MonthDay.isSupported",
        "MonthDay.isValidYear",
        "MonthDay.now",
        "MonthDay.of",
        "MonthDay.of",
        "MonthDay.parse",
        "MonthDay.parse",
        "MonthDay.query",
        "MonthDay.range",
        "MonthDay.toString",
        "MonthDay.withDayOfMonth",
        "MonthDay.withMonth",
        "MonthDay.with",
        "Clock.equals",
        "Clock.fixed",
        "Clock.getZone",
        "Clock.hashCode",
        "Clock.instant",
        "Clock.millis",
        "Clock.offset",
        "Clock.tick",
        "Clock.withZone",
        "InstantSource.fixed",
        "InstantSource.instant",
        "InstantSource.millis",
        "InstantSource.offset",
        "InstantSource.tick",
        "InstantSource.withZone"
    };

    @Override
    Object call(int member, int v) throws Throwable {
        switch (member) {
            case 0:
                return DU[v].abs();
            case 1:
                return DU[v].addTo(TE[(v + 1) % N]);
            case 2:
                return Duration.between(TE[v], TE[(v + 1) % N]);
            case 3:
                return DU[v].compareTo(DU[(v + 1) % N]);
            case 4:
                return DU[v].dividedBy(DU[(v + 1) % N]);
            case 5:
                return DU[v].dividedBy(L[(v + 1) % N]);
            case 6:
                return DU[v].equals(O[(v + 1) % N]);
            case 7:
                return Duration.from(TA[v]);
            case 8:
                return DU[v].getNano();
            case 9:
                return DU[v].getSeconds();
            case 10:
                return DU[v].getUnits();
            case 11:
                return DU[v].get(U[(v + 1) % N]);
            case 12:
                return DU[v].hashCode();
            case 13:
                return DU[v].isNegative();
            case 14:
                return DU[v].isZero();
            case 15:
                return DU[v].minusDays(L[(v + 1) % N]);
            case 16:
                return DU[v].minusHours(L[(v + 1) % N]);
            case 17:
                return DU[v].minusMillis(L[(v + 1) % N]);
            case 18:
                return DU[v].minusMinutes(L[(v + 1) % N]);
            case 19:
                return DU[v].minusNanos(L[(v + 1) % N]);
            case 20:
                return DU[v].minusSeconds(L[(v + 1) % N]);
            case 21:
                return DU[v].minus(DU[(v + 1) % N]);
            case 22:
                return DU[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 23:
                return DU[v].multipliedBy(L[(v + 1) % N]);
            case 24:
                return DU[v].negated();
            case 25:
                return Duration.ofDays(L[v]);
            case 26:
                return Duration.ofHours(L[v]);
            case 27:
                return Duration.ofMillis(L[v]);
            case 28:
                return Duration.ofMinutes(L[v]);
            case 29:
                return Duration.ofNanos(L[v]);
            case 30:
                return Duration.ofSeconds(L[v], L[(v + 1) % N]);
            case 31:
                return Duration.ofSeconds(L[v]);
            case 32:
                return Duration.of(L[v], U[(v + 1) % N]);
            case 33:
                return Duration.parse(T[v]);
            case 34:
                return DU[v].plusDays(L[(v + 1) % N]);
            case 35:
                return DU[v].plusHours(L[(v + 1) % N]);
            case 36:
                return DU[v].plusMillis(L[(v + 1) % N]);
            case 37:
                return DU[v].plusMinutes(L[(v + 1) % N]);
            case 38:
                return DU[v].plusNanos(L[(v + 1) % N]);
            case 39:
                return DU[v].plusSeconds(L[(v + 1) % N]);
            case 40:
                return DU[v].plus(DU[(v + 1) % N]);
            case 41:
                return DU[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 42:
                return DU[v].subtractFrom(TE[(v + 1) % N]);
            case 43:
                return DU[v].toDaysPart();
            case 44:
                return DU[v].toDays();
            case 45:
                return DU[v].toHoursPart();
            case 46:
                return DU[v].toHours();
            case 47:
                return DU[v].toMillisPart();
            case 48:
                return DU[v].toMillis();
            case 49:
                return DU[v].toMinutesPart();
            case 50:
                return DU[v].toMinutes();
            case 51:
                return DU[v].toNanosPart();
            case 52:
                return DU[v].toNanos();
            case 53:
                return DU[v].toSecondsPart();
            case 54:
                return DU[v].toSeconds();
            case 55:
                return DU[v].toString();
            case 56:
                return DU[v].truncatedTo(U[(v + 1) % N]);
            case 57:
                return DU[v].withNanos(I[(v + 1) % N]);
            case 58:
                return DU[v].withSeconds(L[(v + 1) % N]);
            case 59:
                return PE[v].addTo(TE[(v + 1) % N]);
            case 60:
                return Period.between(LD[v], LD[(v + 1) % N]);
            case 61:
                return PE[v].equals(O[(v + 1) % N]);
            case 62:
                return Period.from(TA[v]);
            case 63:
                return PE[v].getChronology();
            case 64:
                return PE[v].getDays();
            case 65:
                return PE[v].getMonths();
            case 66:
                return PE[v].getUnits();
            case 67:
                return PE[v].getYears();
            case 68:
                return PE[v].get(U[(v + 1) % N]);
            case 69:
                return PE[v].hashCode();
            case 70:
                return PE[v].isNegative();
            case 71:
                return PE[v].isZero();
            case 72:
                return PE[v].minusDays(L[(v + 1) % N]);
            case 73:
                return PE[v].minusMonths(L[(v + 1) % N]);
            case 74:
                return PE[v].minusYears(L[(v + 1) % N]);
            case 75:
                return PE[v].minus(TA[(v + 1) % N]);
            case 76:
                return PE[v].multipliedBy(I[(v + 1) % N]);
            case 77:
                return PE[v].negated();
            case 78:
                return PE[v].normalized();
            case 79:
                return Period.ofDays(I[v]);
            case 80:
                return Period.ofMonths(I[v]);
            case 81:
                return Period.ofWeeks(I[v]);
            case 82:
                return Period.ofYears(I[v]);
            case 83:
                return Period.of(I[v], I[(v + 1) % N], I[(v + 2) % N]);
            case 84:
                return Period.parse(T[v]);
            case 85:
                return PE[v].plusDays(L[(v + 1) % N]);
            case 86:
                return PE[v].plusMonths(L[(v + 1) % N]);
            case 87:
                return PE[v].plusYears(L[(v + 1) % N]);
            case 88:
                return PE[v].plus(TA[(v + 1) % N]);
            case 89:
                return PE[v].subtractFrom(TE[(v + 1) % N]);
            case 90:
                return PE[v].toString();
            case 91:
                return PE[v].toTotalMonths();
            case 92:
                return PE[v].withDays(I[(v + 1) % N]);
            case 93:
                return PE[v].withMonths(I[(v + 1) % N]);
            case 94:
                return PE[v].withYears(I[(v + 1) % N]);
            case 95:
                return IN[v].adjustInto(TE[(v + 1) % N]);
            case 96:
                return IN[v].atOffset(ZO[(v + 1) % N]);
            case 97:
                return IN[v].atZone(ZI[(v + 1) % N]);
            case 98:
                return IN[v].compareTo(IN[(v + 1) % N]);
            case 99:
                return IN[v].equals(O[(v + 1) % N]);
            case 100:
                return Instant.from(TC[v]);
            case 101:
                return IN[v].getEpochSecond();
            case 102:
                return IN[v].getLong(F[(v + 1) % N]);
            case 103:
                return IN[v].getNano();
            case 104:
                return IN[v].get(F[(v + 1) % N]);
            case 105:
                return IN[v].hashCode();
            case 106:
                return IN[v].isAfter(IN[(v + 1) % N]);
            case 107:
                return IN[v].isBefore(IN[(v + 1) % N]);
            case 108:
                return IN[v].isSupported(F[(v + 1) % N]);
            case 109:
                return IN[v].isSupported(U[(v + 1) % N]);
            case 110:
                return IN[v].minusMillis(L[(v + 1) % N]);
            case 111:
                return IN[v].minusNanos(L[(v + 1) % N]);
            case 112:
                return IN[v].minusSeconds(L[(v + 1) % N]);
            case 113:
                return IN[v].minus(TA[(v + 1) % N]);
            case 114:
                return IN[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 115:
                return Instant.now(CL[v]);
            case 116:
                return Instant.ofEpochMilli(L[v]);
            case 117:
                return Instant.ofEpochSecond(L[v], L[(v + 1) % N]);
            case 118:
                return Instant.ofEpochSecond(L[v]);
            case 119:
                return Instant.parse(T[v]);
            case 120:
                return IN[v].plusMillis(L[(v + 1) % N]);
            case 121:
                return IN[v].plusNanos(L[(v + 1) % N]);
            case 122:
                return IN[v].plusSeconds(L[(v + 1) % N]);
            case 123:
                return IN[v].plus(TA[(v + 1) % N]);
            case 124:
                return IN[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 125:
                return IN[v].query(Q[(v + 1) % N]);
            case 126:
                return IN[v].range(F[(v + 1) % N]);
            case 127:
                return IN[v].toEpochMilli();
            case 128:
                return IN[v].toString();
            case 129:
                return IN[v].truncatedTo(U[(v + 1) % N]);
            case 130:
                return IN[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 131:
                return IN[v].with(AD[(v + 1) % N]);
            case 132:
                return IN[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 133:
                return YE[v].adjustInto(TE[(v + 1) % N]);
            case 134:
                return YE[v].atDay(I[(v + 1) % N]);
            case 135:
                return YE[v].atMonthDay(MD[(v + 1) % N]);
            case 136:
                return YE[v].atMonth(M[(v + 1) % N]);
            case 137:
                return YE[v].atMonth(I[(v + 1) % N]);
            case 138:
                return YE[v].compareTo(YE[(v + 1) % N]);
            case 139:
                return YE[v].equals(O[(v + 1) % N]);
            case 140:
                return YE[v].format(FO[(v + 1) % N]);
            case 141:
                return Year.from(TC[v]);
            case 142:
                return YE[v].getLong(F[(v + 1) % N]);
            case 143:
                return YE[v].getValue();
            case 144:
                return YE[v].get(F[(v + 1) % N]);
            case 145:
                return YE[v].hashCode();
            case 146:
                return YE[v].isAfter(YE[(v + 1) % N]);
            case 147:
                return YE[v].isBefore(YE[(v + 1) % N]);
            case 148:
                return YE[v].isLeap();
            case 149:
                return Year.isLeap(L[v]);
            case 150:
                return YE[v].isSupported(F[(v + 1) % N]);
            case 151:
                return YE[v].isSupported(U[(v + 1) % N]);
            case 152:
                return YE[v].isValidMonthDay(MD[(v + 1) % N]);
            case 153:
                return YE[v].length();
            case 154:
                return YE[v].minusYears(L[(v + 1) % N]);
            case 155:
                return YE[v].minus(TA[(v + 1) % N]);
            case 156:
                return YE[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 157:
                return Year.now(CL[v]);
            case 158:
                return Year.of(I[v]);
            case 159:
                return Year.parse(T[v], FO[(v + 1) % N]);
            case 160:
                return Year.parse(T[v]);
            case 161:
                return YE[v].plusYears(L[(v + 1) % N]);
            case 162:
                return YE[v].plus(TA[(v + 1) % N]);
            case 163:
                return YE[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 164:
                return YE[v].query(Q[(v + 1) % N]);
            case 165:
                return YE[v].range(F[(v + 1) % N]);
            case 166:
                return YE[v].toString();
            case 167:
                return YE[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 168:
                return YE[v].with(AD[(v + 1) % N]);
            case 169:
                return YE[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 170:
                return YM[v].adjustInto(TE[(v + 1) % N]);
            case 171:
                return YM[v].atDay(I[(v + 1) % N]);
            case 172:
                return YM[v].atEndOfMonth();
            case 173:
                return YM[v].compareTo(YM[(v + 1) % N]);
            case 174:
                return YM[v].equals(O[(v + 1) % N]);
            case 175:
                return YM[v].format(FO[(v + 1) % N]);
            case 176:
                return YearMonth.from(TC[v]);
            case 177:
                return YM[v].getLong(F[(v + 1) % N]);
            case 178:
                return YM[v].getMonthValue();
            case 179:
                return YM[v].getMonth();
            case 180:
                return YM[v].getYear();
            case 181:
                return YM[v].get(F[(v + 1) % N]);
            case 182:
                return YM[v].hashCode();
            case 183:
                return YM[v].isAfter(YM[(v + 1) % N]);
            case 184:
                return YM[v].isBefore(YM[(v + 1) % N]);
            case 185:
                return YM[v].isLeapYear();
            case 186:
                return YM[v].isSupported(F[(v + 1) % N]);
            case 187:
                return YM[v].isSupported(U[(v + 1) % N]);
            case 188:
                return YM[v].isValidDay(I[(v + 1) % N]);
            case 189:
                return YM[v].lengthOfMonth();
            case 190:
                return YM[v].lengthOfYear();
            case 191:
                return YM[v].minusMonths(L[(v + 1) % N]);
            case 192:
                return YM[v].minusYears(L[(v + 1) % N]);
            case 193:
                return YM[v].minus(TA[(v + 1) % N]);
            case 194:
                return YM[v].minus(L[(v + 1) % N], U[(v + 2) % N]);
            case 195:
                return YearMonth.now(CL[v]);
            case 196:
                return YearMonth.of(I[v], M[(v + 1) % N]);
            case 197:
                return YearMonth.of(I[v], I[(v + 1) % N]);
            case 198:
                return YearMonth.parse(T[v], FO[(v + 1) % N]);
            case 199:
                return YearMonth.parse(T[v]);
            case 200:
                return YM[v].plusMonths(L[(v + 1) % N]);
            case 201:
                return YM[v].plusYears(L[(v + 1) % N]);
            case 202:
                return YM[v].plus(TA[(v + 1) % N]);
            case 203:
                return YM[v].plus(L[(v + 1) % N], U[(v + 2) % N]);
            case 204:
                return YM[v].query(Q[(v + 1) % N]);
            case 205:
                return YM[v].range(F[(v + 1) % N]);
            case 206:
                return YM[v].toString();
            case 207:
                return YM[v].until(TE[(v + 1) % N], U[(v + 2) % N]);
            case 208:
                return YM[v].withMonth(I[(v + 1) % N]);
            case 209:
                return YM[v].withYear(I[(v + 1) % N]);
            case 210:
                return YM[v].with(AD[(v + 1) % N]);
            case 211:
                return YM[v].with(F[(v + 1) % N], L[(v + 2) % N]);
            case 212:
                return MD[v].adjustInto(TE[(v + 1) % N]);
            case 213:
                return MD[v].atYear(I[(v + 1) % N]);
            case 214:
                return MD[v].compareTo(MD[(v + 1) % N]);
            case 215:
                return MD[v].equals(O[(v + 1) % N]);
            case 216:
                return MD[v].format(FO[(v + 1) % N]);
            case 217:
                return MonthDay.from(TC[v]);
            case 218:
                return MD[v].getDayOfMonth();
            case 219:
                return MD[v].getLong(F[(v + 1) % N]);
            case 220:
                return MD[v].getMonthValue();
            case 221:
                return MD[v].getMonth();
            case 222:
                return MD[v].get(F[(v + 1) % N]);
            case 223:
                return MD[v].hashCode();
            case 224:
                return MD[v].isAfter(MD[(v + 1) % N]);
            case 225:
                return MD[v].isBefore(MD[(v + 1) % N]);
            case 226:
                return MD[v].isSupported(F[(v + 1) % N]);
            case 227:
                return MD[v].isValidYear(I[(v + 1) % N]);
            case 228:
                return MonthDay.now(CL[v]);
            case 229:
                return MonthDay.of(M[v], I[(v + 1) % N]);
            case 230:
                return MonthDay.of(I[v], I[(v + 1) % N]);
            case 231:
                return MonthDay.parse(T[v], FO[(v + 1) % N]);
            case 232:
                return MonthDay.parse(T[v]);
            case 233:
                return MD[v].query(Q[(v + 1) % N]);
            case 234:
                return MD[v].range(F[(v + 1) % N]);
            case 235:
                return MD[v].toString();
            case 236:
                return MD[v].withDayOfMonth(I[(v + 1) % N]);
            case 237:
                return MD[v].withMonth(I[(v + 1) % N]);
            case 238:
                return MD[v].with(M[(v + 1) % N]);
            case 239:
                return CL[v].equals(O[(v + 1) % N]);
            case 240:
                return Clock.fixed(IN[v], ZI[(v + 1) % N]);
            case 241:
                return CL[v].getZone();
            case 242:
                return CL[v].hashCode();
            case 243:
                return CL[v].instant();
            case 244:
                return CL[v].millis();
            case 245:
                return Clock.offset(CL[v], DU[(v + 1) % N]);
            case 246:
                return Clock.tick(CL[v], DU[(v + 1) % N]);
            case 247:
                return CL[v].withZone(ZI[(v + 1) % N]);
            case 248:
                return InstantSource.fixed(IN[v]);
            case 249:
                return ((InstantSource) IS[v]).instant();
            case 250:
                return ((InstantSource) IS[v]).millis();
            case 251:
                return InstantSource.offset(IS[v], DU[(v + 1) % N]);
            case 252:
                return InstantSource.tick(IS[v], DU[(v + 1) % N]);
            case 253:
                return ((InstantSource) IS[v]).withZone(ZI[(v + 1) % N]);
            default:
                throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new TimeAmountMembers().run(NAMES);
    }
}
