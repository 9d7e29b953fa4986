# SPDX-License-Identifier: GPL-3.0-or-later
# cpack -G DEB in a build folder of the preset `package` makes two packages of Debian: `marches` with the programs, and `marches-data`,
# the same for every processor. cmake/check-packages.sh installs them where nothing else is.
set(CPACK_PACKAGE_NAME marches)
set(CPACK_PACKAGE_VENDOR "The Marches contributors")
set(CPACK_PACKAGE_CONTACT "The Marches contributors <marches@marches.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board editor and rules playground for territorial board games")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL programs data)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/compress-papers.cmake)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_NAME marches)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_DEPENDS
    "marches-data (= ${PROJECT_VERSION}-1), qt6-qpa-plugins, libqt6svg6, fonts-dejavu-core")
# What is used where it is there: dictionaries for the translator's bench, Qt's own words, a display of Wayland.
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland, hunspell-dictionary")
set(CPACK_DEBIAN_DATA_PACKAGE_NAME marches-data)
set(CPACK_DEBIAN_DATA_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DATA_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_DATA_PACKAGE_RECOMMENDS marches)
set(CPACK_COMPONENT_PROGRAMS_DESCRIPTION
"Draw boards whose territories share their borders, play them against friends
or bots with exact odds before every battle, switch single rules on and off,
let bots play thousands of games to see what a rule changes, and translate
all of it beside the real thing. The games so far are Classic Risk, Castle
Risk, Warrior Risk, Narnia Risk Junior, Le Monde de Narnia, Diplomacy,
Narnian Wars and The Herald's Round.")
set(CPACK_COMPONENT_DATA_DESCRIPTION
"This package holds the maps, rules, guide and translations that the programs
of the package marches play, show and print. They are plain files that one
may read.")
# Where Debian looks for licence and history of a package; made here, since a package alone needs them.
set(packaged ${CMAKE_BINARY_DIR}/packaged)
file(MAKE_DIRECTORY ${packaged})
file(WRITE ${packaged}/copyright
"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Marches

Files: *
Copyright: 2026 The Marches contributors
License: GPL-3.0-or-later
 Marches is free software: you can redistribute it and/or modify it under the
 terms of the GNU General Public License as published by the Free Software
 Foundation, either version 3 of the License, or (at your option) any later
 version. On Debian systems the licence is in
 /usr/share/common-licenses/GPL-3.
")
find_program(GZIP gzip)
function(marches_package_papers package component)
    set(date "Sat, 21 Nov 2026 12:00:00 +0000")
    file(WRITE ${packaged}/${package}.changelog
"marches (${PROJECT_VERSION}-1) unstable; urgency=medium

  * See CHANGELOG.md for what is new.

 -- The Marches contributors <marches@marches.invalid>  ${date}
")
    if(GZIP)
        execute_process(COMMAND ${GZIP} -9nf ${packaged}/${package}.changelog)
        install(FILES ${packaged}/${package}.changelog.gz DESTINATION share/doc/${package} RENAME changelog.Debian.gz
                COMPONENT ${component} EXCLUDE_FROM_ALL)
    endif()
    install(FILES ${packaged}/copyright DESTINATION share/doc/${package} COMPONENT ${component} EXCLUDE_FROM_ALL)
endfunction()
marches_package_papers(marches programs)
marches_package_papers(marches-data data)

include(CPack)
