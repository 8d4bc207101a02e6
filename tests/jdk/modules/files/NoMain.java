// SPDX-License-Identifier: MIT
class NoMain { }
