# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What the system and the user have set. Sourced by tests/launcher/run.

for zone in UTC GMT0 EST5EDT PST IST GMT+2 UTC+3 XYZ-5:30 ABC3:15DEF,0/0,J365/25 \
    CET-1CEST,M3.5.0,M10.5.0/3 '<+03>-3' AEST-10AEDT,M10.1.0,M4.1.0/3 '<-0330>3:30<-0230>' \
    EST5EDT4,M3.2.0/2,M11.1.0/2 UTC0 JST-9 MST7MDT "" nonsense :/nonexistent Asia/Kolkata \
    :Europe/Berlin /usr/share/zoneinfo/America/New_York; do
    # Of the package tzdata.
    case $zone in
    Asia/* | :Europe/* | /usr/* | EST5EDT | MST7MDT | PST | IST)
        [ -d /usr/share/zoneinfo/Asia ] || continue
        ;;
    esac
    TZ=$zone same "the zone of TZ=$zone" -cp "$C" Surroundings zone
done
same "the user's home" -cp "$C" Surroundings home
HOME=/nonexistent same "the user's home is not what HOME says" -cp "$C" Surroundings home
(unset HOME; same "the user's home without HOME" -cp "$C" Surroundings home)
files_open() { # as many as the hard limit allows
    (
        ulimit -Sn 64 && "$JAVA" -cp "$C" Surroundings files > "$WORK/java.out" &&
            "$MINIJVM" -cp "$C" Surroundings files > "$WORK/mini.out" &&
            diff "$WORK/java.out" "$WORK/mini.out"
    )
}
check "more files are open than the soft limit says" files_open
