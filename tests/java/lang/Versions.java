// SPDX-License-Identifier: MIT
/** Runtime.Version: each pair of versions by both orders and both equalities. */
public class Versions {

    public static void main(String[] args) {
        String[] texts = {
            "9",
            "9-ea",
            "9-ea+7",
            "9+7",
            "9+7-opt",
            "9+-opt",
            "9-ea-opt",
            "9.0.1",
            "9.1",
            "10",
            "17.0.2+8-LTS"
        };
        for (String a : texts) {
            StringBuilder line = new StringBuilder(a);
            for (String b : texts) {
                Runtime.Version x = Runtime.Version.parse(a),
                    y = Runtime.Version.parse(b);
                line.append(' ')
                    .append(Integer.signum(x.compareTo(y)))
                    .append(Integer.signum(x.compareToIgnoreOptional(y)));
                line.append(x.equals(y) ? 'e' : '-').append(x.equalsIgnoreOptional(y) ? 'i' : '-');
            }
            System.out.println(line);
        }
        System.out.println(
            Runtime.Version.parse("9").equalsIgnoreOptional(null) +
                " " +
                Runtime.Version.parse("9").equalsIgnoreOptional("9")
        );
    }
}
