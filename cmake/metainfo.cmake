# SPDX-License-Identifier: GPL-3.0-or-later
# Software centres show pictures from an address alone, and it is whoever publishes the program who has one:
#   cmake -DMARCHES_PICTURES_URL=https://example.org/pictures ...
# is the folder in which resources/desktop/screenshots can be fetched; without it the metainfo shows no picture.
#   cmake -DIN=<metainfo> -DOUT=<file> -DURL=<address> -P cmake/metainfo.cmake
# does the same outside of a build.

# marches_metainfo(<in> <out> <address>): the metainfo with the pictures that are served there, or as it is.
function(marches_metainfo in out address)
    file(READ ${in} text)
    if(address)
        set(pictures "  <screenshots>\n")
        set(kind " type=\"default\"")
        foreach(picture IN ITEMS
                "play|A game of Classic Risk, with exact odds|Une partie de Risk classique, avec les chances exactes"
                "edit|The map editor: a board drawn by the program|L'éditeur de cartes : un plateau dessiné par le programme"
                "orders|Diplomacy: orders, and why one of them failed|Diplomacy : des ordres, et pourquoi l'un d'eux a échoué")
            string(REPLACE "|" ";" parts "${picture}")
            list(GET parts 0 name)
            list(GET parts 1 english)
            list(GET parts 2 french)
            string(APPEND pictures "    <screenshot${kind}>\n      <caption>${english}</caption>\n"
                   "      <caption xml:lang=\"fr\">${french}</caption>\n      <image>${address}/${name}.png</image>\n    </screenshot>\n")
            set(kind "")
        endforeach()
        string(REPLACE "  <content_rating" "${pictures}  </screenshots>\n  <content_rating" text "${text}")
    endif()
    file(WRITE ${out} "${text}")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
    marches_metainfo(${IN} ${OUT} "${URL}")
endif()
