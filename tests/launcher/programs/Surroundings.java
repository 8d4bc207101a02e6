/* SPDX-License-Identifier: MIT */
import java.io.FileInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;

/** What a program finds of what the system and the user have set. */
public class Surroundings {

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "zone" -> {
                TimeZone zone = TimeZone.getDefault();
                System.out.println(
                    zone.getID() +
                        " " +
                        zone.getOffset(System.currentTimeMillis()) +
                        " " +
                        java.time.ZoneId.systemDefault()
                );
            }
            case "home" -> System.out.println(
                System.getProperty("user.home") + " " + System.getProperty("user.name")
            );
            default -> {
                List<FileInputStream> open = new ArrayList<>();
                for (int i = 0; i < 300; i++) open.add(new FileInputStream("/dev/null"));
                System.out.println(open.size() + " files");
            }
        }
    }
}
