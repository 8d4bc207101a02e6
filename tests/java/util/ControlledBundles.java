/* SPDX-License-Identifier: MIT */
import java.util.Arrays;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * What ResourceBundle asks a Control, and when: of bundles that are new, kept, out of date,
 * nowhere.
 */
public class ControlledBundles {

    static int made;
    static long life;
    static boolean needsReload;

    static ResourceBundle.Control control(List<String> formats, List<Locale> candidates) {
        return new ResourceBundle.Control() {
            @Override
            public List<String> getFormats(String base) {
                System.out.print("formats ");
                return formats;
            }

            @Override
            public List<Locale> getCandidateLocales(String base, Locale l) {
                System.out.print("candidates:" + l + " ");
                return candidates != null ? candidates : super.getCandidateLocales(base, l);
            }

            @Override
            public Locale getFallbackLocale(String base, Locale l) {
                Locale next = super.getFallbackLocale(base, l);
                System.out.print("fallback:" + l + "->" + next + " ");
                return next;
            }

            @Override
            public long getTimeToLive(String base, Locale l) {
                System.out.print("life ");
                return life;
            }

            @Override
            public boolean needsReload(
                String base,
                Locale l,
                String format,
                ClassLoader loader,
                ResourceBundle b,
                long time
            ) {
                System.out.print("needsReload:" + l + " ");
                return needsReload;
            }

            @Override
            public ResourceBundle newBundle(
                String base,
                Locale l,
                String format,
                ClassLoader loader,
                boolean reload
            ) {
                System.out.print("new:" + l + "," + format + "," + reload + " ");
                if (l.getLanguage().equals("xx")) return null;
                int n = ++made;
                return new ListResourceBundle() {
                    @Override
                    protected Object[][] getContents() {
                        return new Object[][] { { "k", l + "#" + n } };
                    }
                };
            }
        };
    }

    static void get(String name, Locale l, ResourceBundle.Control c) {
        try {
            ResourceBundle b = ResourceBundle.getBundle(name, l, c);
            System.out.println("=> " + b.getString("k") + " " + b.getLocale());
        } catch (RuntimeException e) {
            System.out.println("=> " + e);
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        ResourceBundle.Control c = control(List.of("f", "g"), null);
        for (long t : new long[] { -1, -2, 0, 1000000000 }) {
            for (boolean r : new boolean[] { false, true }) {
                life = t;
                needsReload = r;
                System.out.println("-- " + t + " " + r);
                for (int i = 0; i < 3; i++) get("n" + t + r, Locale.GERMANY, c);
            }
        }
        life = -2;
        System.out.println("--");
        get("m", new Locale("xx"), c);
        get("m", new Locale("xx", "YY"), c);
        life = -5;
        get("z", Locale.US, c);
        life = 0;
        get("y", Locale.US, control(null, null));
        get("y", Locale.US, control(List.of(), null));
        get("y", Locale.US, control(Arrays.asList((String) null), null));
        get("y", Locale.US, control(List.of("f"), List.of()));
        get("y", Locale.US, control(List.of("f"), Arrays.asList((Locale) null)));
    }
}
