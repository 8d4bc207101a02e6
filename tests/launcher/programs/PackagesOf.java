// SPDX-License-Identifier: MIT
/**
 * What is known of the packages of the classes that are named, some of which stand in jars with
 * manifests.
 */
public class PackagesOf {

    public static void main(String[] names) throws Exception {
        for (String name : names) {
            Package p = Class.forName(name).getPackage();
            System.out.println(
                p +
                    "; " +
                    p.getSpecificationTitle() +
                    ", " +
                    p.getSpecificationVersion() +
                    ", " +
                    p.getSpecificationVendor() +
                    "; " +
                    p.getImplementationTitle() +
                    ", " +
                    p.getImplementationVersion() +
                    ", " +
                    p.getImplementationVendor() +
                    "; sealed " +
                    p.isSealed()
            );
        }
    }
}
