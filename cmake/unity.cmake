# SPDX-License-Identifier: GPL-3.0-or-later
# Building from nothing, a folder of the engine or the editor is compiled as one file, which takes less than half the time: most
# of it goes into headers. Whoever changes single files is served better without it. Names in anonymous namespaces are
# therefore unique within a folder. Windows are not built so: their measures (kGap, kMargin) are better named alike.
option(MARCHES_UNITY "Compile each folder of the engine and the editor as one file" OFF)

# marches_unity(<target>): to be called when all its sources are known.
function(marches_unity target)
    if(NOT MARCHES_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    get_target_property(home ${target} SOURCE_DIR)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${home} NORMALIZE)
        cmake_path(GET source PARENT_PATH folder)
        file(RELATIVE_PATH group ${CMAKE_SOURCE_DIR} ${folder})
        string(MAKE_C_IDENTIFIER "${group}" group)
        set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group})
    endforeach()
endfunction()
