// SPDX-License-Identifier: MIT
package java.util;

/** No class of a JDK. */
public class Extra { }
