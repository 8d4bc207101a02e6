/* SPDX-License-Identifier: MIT */
/* A main that a superclass has. */
public class InheritedMain extends Hello {
}
