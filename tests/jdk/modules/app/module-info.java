// SPDX-License-Identifier: MIT
module app {
    requires lib;
    uses lib.api.Greeter;
}
