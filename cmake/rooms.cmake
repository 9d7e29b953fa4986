# SPDX-License-Identifier: GPL-3.0-or-later
# A room: one folder, one library, one list of the rooms that it may know. Each room's public headers lie, as links, below an
# include folder of its own, which comes with its target: what is included without being linked to is not found, and headers that
# are private stay in the room. cmake/house.py draws the picture in CONTRIBUTING.md from the rooms as they are built.

# marches_links(<folder below the build> <file>...): an include folder with links to files of the current folder, and nothing else.
function(marches_links root)
    file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
    file(REMOVE_RECURSE ${root})
    file(MAKE_DIRECTORY ${root}/${folder})
    foreach(header IN LISTS ARGN)
        file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${header} ${root}/${folder}/${header} SYMBOLIC)
    endforeach()
endfunction()

# marches_room(<target> ABOUT <one line> HEADERS <public header>... SOURCES <source or private header>...
#              PUBLIC <what its headers include>... PRIVATE <what only its sources include>...)
function(marches_room name)
    cmake_parse_arguments(PARSE_ARGV 1 room "" "ABOUT" "HEADERS;SOURCES;PUBLIC;PRIVATE")
    if(room_UNPARSED_ARGUMENTS OR NOT room_ABOUT)
        message(FATAL_ERROR "${name}: a room says what it is about, and nothing that nobody reads: ${room_UNPARSED_ARGUMENTS}")
    endif()
    set(root ${CMAKE_BINARY_DIR}/rooms/${name})
    add_library(${name} STATIC ${room_HEADERS} ${room_SOURCES})
    marches_links(${root}/public ${room_HEADERS})
    target_include_directories(${name} PUBLIC ${root}/public)
    set(private ${room_SOURCES})
    list(FILTER private INCLUDE REGEX "\\.(h|inc)$")
    if(private)
        marches_links(${root}/private ${private})
        target_include_directories(${name} PRIVATE ${root}/private)
    endif()
    target_link_libraries(${name} PRIVATE marches_warnings ${room_PRIVATE} PUBLIC ${room_PUBLIC})
    set_property(GLOBAL APPEND PROPERTY MARCHES_ROOMS ${name})
    set_property(TARGET ${name} PROPERTY MARCHES_ABOUT "${room_ABOUT}")
    marches_precompile(${name})
    marches_unity(${name})
endfunction()

# marches_write_house(): a line a room in <build>/rooms/house.txt: `<target>|<folder>|<rooms it is linked to>|<those of them that its
# headers pass on>|<what it is about>`.
function(marches_write_house)
    get_property(rooms GLOBAL PROPERTY MARCHES_ROOMS)
    set(house "")
    foreach(room IN LISTS rooms)
        get_target_property(folder ${room} SOURCE_DIR)
        get_target_property(about ${room} MARCHES_ABOUT)
        get_target_property(known ${room} LINK_LIBRARIES)
        get_target_property(passed ${room} INTERFACE_LINK_LIBRARIES) # the private ones are in $<LINK_ONLY:>
        file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${folder})
        foreach(list IN ITEMS known passed)
            list(FILTER ${list} INCLUDE REGEX "^(engine|editor|desktop)_")
            list(FILTER ${list} EXCLUDE REGEX "_resources_") # what rcc makes of a room's pictures
            list(JOIN ${list} " " ${list})
        endforeach()
        string(APPEND house "${room}|${folder}|${known}|${passed}|${about}\n")
    endforeach()
    file(WRITE ${CMAKE_BINARY_DIR}/rooms/house.txt "${house}")
endfunction()
