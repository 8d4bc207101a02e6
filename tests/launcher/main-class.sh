# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Which class runs, and which main. Sourced by tests/launcher/run.

same "hello" -cp "$C" Hello
same "arguments are passed as they are" -cp "$C" Hello one "two words" "" -cp @none \
    'grüße' '*'
same "the current directory is the default class path" Hello
same "a missing class" -cp "$C" NotThere
same "a missing class in a package" -cp "$C" not.there.At.All
same "a class name with slashes" -cp "$C" a/b/Two
same "a class in a package" -cp "$C" a.b.Two
same "a class asked for without its package" -cp "$C/a/b" Two
same "a class without main" -cp "$C" NoMain
same "a main that is not static" -cp "$C" NonStaticMain
same "a main with a wrong signature" -cp "$C" WrongSignature
same "a main that is not public" -cp "$C" HiddenMain
same "a main that answers an int" -cp "$C" IntMain
same "a main whose class fails for want of another method" -cp "$C" FailsWithoutMethod
same "an inherited main" -cp "$C" InheritedMain
same "a superclass that is missing" -cp "$C" Extends
same "a class that is missing when first used" -cp "$C" Uses
no_main='Main method not found in'
gives "an interface of the library without main" 1 \
    "$no_main interface java\.lang\.Runnable|Error: $no_main class java\.lang\.Runnable" \
    java.lang.Runnable
