/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

/** A view of the attributes of a file store. */
public interface FileStoreAttributeView extends AttributeView {
}
