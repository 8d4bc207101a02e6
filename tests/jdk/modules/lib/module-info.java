// SPDX-License-Identifier: MIT
module lib {
    exports lib.api;
    opens lib.data;
    provides lib.api.Greeter with lib.inner.Polite;
}
