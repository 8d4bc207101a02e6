/* SPDX-License-Identifier: MIT */
package java.util;

/** Is told of changes of an Observable. */
@Deprecated(since = "9")
public interface Observer {
    void update(Observable o, Object arg);
}
