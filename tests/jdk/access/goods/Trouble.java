// SPDX-License-Identifier: MIT
package goods;

public class Trouble extends RuntimeException {
}
