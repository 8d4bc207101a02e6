/* SPDX-License-Identifier: MIT */
import java.time.Duration;
import java.time.Period;
import java.time.format.DateTimeParseException;
import java.util.function.Function;

/** What a period or a duration whose numbers are too large says, and what it says caused it. */
public class AmountsOutOfRange {

    private static void row(String text, Function<String, ?> parse) {
        String result;
        try {
            result = String.valueOf(parse.apply(text));
        } catch (DateTimeParseException e) {
            result = e.getMessage() + " " + e.getErrorIndex() + " <- " + e.getCause();
        } catch (ArithmeticException e) {
            result = e.toString();
        }
        System.out.println(text + ": " + result);
    }

    public static void main(String[] args) {
        for (String text : (
            "P99999999999D P2147483648W -P2147483648D P-2147483648D P400000000W " +
            "-P-2147483648D P1W2147483647D P99999999999Y1W"
        ).split(" ")) {
            row(text, Period::parse);
        }
        for (String text : (
            "PT99999999999999999999H PT1H99999999999999999999M " +
            "PT9223372036854775808S -PT9223372036854775808S P106751991167301D " +
            "P106751991167300DT24H PT9223372036854775807.9S"
        ).split(" ")) {
            row(text, Duration::parse);
        }
    }
}
