# SPDX-License-Identifier: GPL-3.0-or-later
# Building from nothing, a room is compiled as one file, which takes less than half the time: most of it goes into headers. Whoever
# changes single files is served better without it. Names in anonymous namespaces are therefore unique within a room.
option(MARCHES_UNITY "Compile each room as one file" OFF)

# marches_unity(<target>): to be called when all its sources are known.
function(marches_unity target)
    if(MARCHES_UNITY)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE 0)
    endif()
endfunction()
