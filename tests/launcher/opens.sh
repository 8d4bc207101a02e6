# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What the library opens. Sourced by tests/launcher/run.

same "nothing is opened" Access
same "--add-opens" --add-opens java.base/java.util=ALL-UNNAMED Access
same "--add-opens=" --add-opens=java.base/java.util=ALL-UNNAMED Access
same "--add-opens of several packages, one twice" --add-opens java.base/java.util=ALL-UNNAMED \
    --add-opens=java.base/java.lang=java.base,,ALL-UNNAMED \
    --add-opens java.base/java.util=ALL-UNNAMED Access
same "--add-exports does not open" --add-exports java.base/jdk.internal.misc=ALL-UNNAMED \
    --add-exports=java.base/java.util=ALL-UNNAMED Access
same "exported and opened" --add-opens java.base/jdk.internal.misc=ALL-UNNAMED \
    --add-exports=java.base/jdk.internal.misc=ALL-UNNAMED Access
same "opened to a module that is missing" --add-opens java.base/java.util=missing,ALL-UNNAMED \
    --add-exports java.base/java.util=a=b Access
same "opened by a module that is missing" --add-opens missing/java.util=ALL-UNNAMED \
    --add-exports missing/java.util=ALL-UNNAMED Access
same "a package that is missing is opened" --add-opens java.base/missing=ALL-UNNAMED Access
printf -- '--add-opens java.base/java.util=ALL-UNNAMED\nAccess\n@no' > "$WORK/opens"
same "--add-opens in an argument file" "@$WORK/opens"
for wrong in java.base java.base/java.util java.base/java.util= =ALL-UNNAMED; do
    gives "--add-opens $wrong" 1 "^Unable to parse --add-opens <module>=<value>: $wrong" \
        "--add-opens=$wrong" Access
done
for wrong in java.base= java.base/= /java.util= a/b/c=; do
    gives "--add-exports $wrong" 1 \
        "^Unable to parse --add-exports <module>/<package>: ${wrong%=}" \
        --add-exports "${wrong}ALL-UNNAMED" Access
done
gives "--add-opens to nobody" 1 \
    '^Target must be specified: --add-opens java.base/java.util=,,' \
    --add-opens java.base/java.util=,, Access
gives "--add-opens alone" 1 '^Error: --add-opens requires modules to be specified' --add-opens
