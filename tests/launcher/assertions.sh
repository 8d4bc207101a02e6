# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Assertions. Sourced by tests/launcher/run.

same "assertions are off" -cp "$C" Asserts
same "-ea" -ea -cp "$C" Asserts
same "-enableassertions" -enableassertions -cp "$C" Asserts
same "-ea -da of a package" -ea -da:a... -cp "$C" Asserts
same "-ea of a package" -ea:a... -cp "$C" Asserts
same "-ea of a deeper package" -ea:a.b... -cp "$C" Asserts
same "-ea of a class" -ea:a.One -cp "$C" Asserts
same "-ea of a class covers its nested ones" -ea:Asserts -cp "$C" Asserts
same "-ea of the unnamed package" -ea:... -cp "$C" Asserts
same "-ea of nothing" -ea: -cp "$C" Asserts
same "-ea and -da of nothing" -ea -da: -cp "$C" Asserts
same "-ea of an array" '-ea:[LAsserts;' -cp "$C" Asserts
same "-ea with the library's" -ea -esa -cp "$C" Asserts
same "-esa" -esa -cp "$C" Asserts
same "-esa -da of a package of the library" -esa -da:java.lang... -cp "$C" Asserts
same "the class is stronger than the package" -ea:a.b... -da:a.b.Two -ea -cp "$C" Asserts
same "-esa leaves programs alone" -esa -cp "$C" Asserts
same "an assertion that fails" -ea -cp "$C" Asserts x
