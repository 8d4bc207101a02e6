// SPDX-License-Identifier: MIT
package goods;

public interface Rule {
    int LIMIT = Integer.parseInt("7");
}
