/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

/** A view of attributes under a name. */
public interface AttributeView {
    String name();
}
