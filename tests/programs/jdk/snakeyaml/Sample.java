// SPDX-License-Identifier: MIT
import java.util.*;
import org.yaml.snakeyaml.*;
import org.yaml.snakeyaml.constructor.Constructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;

public class Sample {

    public static class Host {

        public String name;
        public int port;
        public List<String> tags;
        public Map<String, Double> load;
        private Host peer;

        public Host getPeer() {
            return peer;
        }

        public void setPeer(Host peer) {
            this.peer = peer;
        }
    }

    public static void main(String[] args) {
        DumperOptions options = new DumperOptions();
        options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        Object o = new Yaml().load(
            (
                "a: &x [1, 2.5, 0x1F, ~, yes, 2001-12-14]\nb: *x\nc: {d: |\n    line 1\n" +
                "    line 2\n  , e: 'it''s'}\n\"\\u00e9\": >-\n  folded\n  text\n? [k, 1]\n" +
                ": v\n"
            ).replace("{d: |\n    line 1\n    line 2\n  , e: 'it''s'}", "{e: 'it''s'}")
        );
        System.out.println(o);
        Host h = new Yaml(new Constructor(Host.class)).load(
            "name: one\nport: 80\ntags: [a, b]\nload: {min: 0.5}\npeer: {name: two, port: 81}"
        );
        System.out.println(h.name + h.port + h.tags + h.load + h.getPeer().name);
        System.out.println(new Yaml(options).dump(h));
        for (Object d : new Yaml().loadAll("--- 1\n--- [x]\n--- {y: z}\n"))
            System.out.print(d + " ");
        System.out.println();
        for (String bad : new String[] {
            "a: [1, 2",
            "a: b: c",
            "\tx",
            "*none",
            "!!java.util.Nothing {}"
        }) {
            try {
                System.out.println(new Yaml().<Object>load(bad));
            } catch (MarkedYAMLException e) {
                System.out.println(
                    e.getClass().getSimpleName() +
                        " " +
                        e.getProblem() +
                        " " +
                        e.getProblemMark().getLine() +
                        ":" +
                        e.getProblemMark().getColumn()
                );
            }
        }
    }
}
