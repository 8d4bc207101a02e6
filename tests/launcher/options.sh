# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Options, argument files, and what the locale decides. Sourced by tests/launcher/run.

printf -- '-cp "%s"\n# a comment\n-Dkey="two words" -Dother=\\\n Properties key\nother' "$C" \
    > "$WORK/arguments"
same "an argument file" "@$WORK/arguments"
printf -- "'-Dkey=a \\\\\\\\ \"b\" \\\\t' -cp\n%s\n" "$C" > "$WORK/arguments"
same "quotes and escapes in an argument file" "@$WORK/arguments" Properties key
same "a missing argument file" @/nowhere/arguments Hello
same "-D" -Da=1 -Db -Dc= -Dd=x=y '-De= ' -Dd=z -cp "$C" Properties a b c d e f
same "-D before and after" -cp "$C" -Da=1 Properties a -Db=2 b
for locale in "" C POSIX C.UTF-8 en_US.UTF-8 no_SUCH xx; do
    { LC_ALL=$locale; } 2> /dev/null # of which bash says that it is missing
    same "what the locale \"$locale\" decides" -cp "$C" Properties file.encoding \
        sun.jnu.encoding native.encoding user.language user.country
done
# Those of categories, and in locales of our own: scripts of modifiers, countries that are not
# named, older codes.
DECIDED=(
    user.{language,country,script,variant} file.encoding sun.jnu.encoding native.encoding
    user.{language,country,script,variant}.format
)
locale_of() { # variables
    variables=(-u LC_ALL -u LANG LOCPATH="$WORK/named" "$@")
    same "what the locale of $* decides" -cp "$C" Properties "${DECIDED[@]}"
    variables=()
}
if matches "what the locale of"; then
    mkdir -p "$WORK/named"
    cp -r /usr/lib/locale/C.utf8 "$WORK/named"
    for l in sr_RS@latin/UTF-8 he_IL/ISO-8859-8 de_DE/ISO-8859-15; do
        localedef -i "${l%/*}" -f "${l#*/}" "$WORK/named/${l%/*}" 2> /dev/null
    done
    if [ -e "$WORK/named/de_DE/LC_CTYPE" ]; then
        for l in de zh sh_YU uz_UZ@cyrillic no_NO@nynorsk de@x@latin C_x a; do
            ln -sfn sr_RS@latin "$WORK/named/$l"
        done
        for l in sr_RS@latin he_IL de_DE de zh sh_YU uz_UZ@cyrillic no_NO@nynorsk de@x@latin \
            C_x a; do
            locale_of LC_ALL="$l"
        done
        locale_of LC_CTYPE=sr_RS@latin LC_MESSAGES=de_DE
        locale_of LC_CTYPE=de_DE LC_MESSAGES=sr_RS@latin
        locale_of LANG=he_IL LC_MESSAGES=C
        locale_of LANG=he_IL LC_TIME=xx
    else
        skip "launcher what the locale of a category decides" \
            "the package locales is not installed"
    fi
fi
locale_of LANG=C.UTF-8 LC_CTYPE=POSIX
locale_of LANG=POSIX LC_CTYPE=C.UTF-8
locale_of LANG=C.UTF-8 LC_PAPER=xx
LC_ALL=C.UTF-8
