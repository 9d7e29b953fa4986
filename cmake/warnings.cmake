# SPDX-License-Identifier: GPL-3.0-or-later
# Flags of all our own code. Link marches_warnings privately.
add_library(marches_warnings INTERFACE)
target_compile_options(marches_warnings INTERFACE
    -Wall -Wextra -Wpedantic
    -Wshadow              # a name that hides another is a misunderstanding waiting
    -Wconversion          # board numbers are small types; every narrowing is to be seen
    -Wnon-virtual-dtor
    -Wold-style-cast
    $<$<BOOL:${MARCHES_WERROR}>:-Werror>
    -ffp-contract=off)    # bots compare doubles: the same game on every processor
