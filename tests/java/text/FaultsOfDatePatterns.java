/* SPDX-License-Identifier: MIT */
import java.text.SimpleDateFormat;

/** Which fault of a pattern with several is told. */
public class FaultsOfDatePatterns {
    public static void main(String[] args) {
        String[] patterns = {
            "XXXX", "XXXXb", "XXXX'", "yXXXXX XXXX", "XXXX XXXXX", "bXXXX", "'XXXX'", "X XXXX b'",
            "'b XXXX", "X'", "jX"
        };
        for (String pattern : patterns) {
            String result;
            try {
                result = new SimpleDateFormat(pattern).toPattern();
            } catch (IllegalArgumentException e) {
                result = e.getMessage();
            }
            System.out.println(pattern + ": " + result);
        }
    }
}
