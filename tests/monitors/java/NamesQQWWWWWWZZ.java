// SPDX-License-Identifier: MIT
/** Names.java writes other characters into the class file, where its names have capitals twice. */
public class NamesQQWWWWWWZZ {
    public int fQQWWWWWWZZ;

    public void mQQWWWWWWZZ() {
        fQQWWWWWWZZ++;
    }
}
