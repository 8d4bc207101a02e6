// SPDX-License-Identifier: MIT
package front;

/** Of module store, exported by every version of it. */
public class Door {
    public static void open(Module to) {
        Door.class.getModule().addExports("goods", to);
    }

    public static Object box() {
        return new goods.Box();
    }
}
