/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.IOException;

/** Something to which characters can be appended. */
public interface Appendable {
    Appendable append(CharSequence csq) throws IOException;

    Appendable append(CharSequence csq, int start, int end) throws IOException;

    Appendable append(char c) throws IOException;
}
