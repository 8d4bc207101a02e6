// SPDX-License-Identifier: MIT
package goods;

public class Base {
}
