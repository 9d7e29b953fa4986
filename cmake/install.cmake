# SPDX-License-Identifier: GPL-3.0-or-later
# cmake --install <build> --prefix <folder>. Both programs look for their maps and rules in ../share/marches, seen from where
# they lie, so that the folder may be anywhere. What is the same on every processor is the component `data`.
include(GNUInstallDirs)
include(${CMAKE_CURRENT_LIST_DIR}/metainfo.cmake)
set(MARCHES_PICTURES_URL "" CACHE STRING "Address of the folder with the pictures that software centres show; empty: they show none")

if(MARCHES_GUI)
    set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME programs)
    install(TARGETS marches marches-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES man/marches.1 man/marches-cli.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    install(FILES man/fr/marches.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/fr/man1)
    set(completions ${CMAKE_BINARY_DIR}/completions)
    install(FILES ${completions}/marches-cli.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME marches-cli)
    install(FILES ${completions}/marches-cli.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _marches-cli)
    install(FILES ${completions}/marches-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
    install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
    install(FILES resources/desktop/org.marches.Marches.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    set(metainfo ${CMAKE_BINARY_DIR}/org.marches.Marches.metainfo.xml)
    marches_metainfo(${CMAKE_SOURCE_DIR}/resources/desktop/org.marches.Marches.metainfo.xml ${metainfo} "${MARCHES_PICTURES_URL}")
    install(FILES ${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES resources/desktop/org.marches.Marches.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    install(FILES resources/desktop/org.marches.Marches.svg DESTINATION ${icons}/scalable/apps)
    foreach(size IN ITEMS 16 22 24 32 48 64 128 256)
        install(FILES resources/desktop/icons/${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME org.marches.Marches.png)
    endforeach()

    set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME data)
    install(DIRECTORY maps DESTINATION ${CMAKE_INSTALL_DATADIR}/marches)
    # What is spoken is built into the programs; a translator works from these, the English plurals among them.
    install(FILES translations/marches_en.ts translations/marches_fr.ts translations/marches_cli_en.ts translations/marches_cli_fr.ts
            DESTINATION ${CMAKE_INSTALL_DATADIR}/marches/translations)
    install(DIRECTORY resources/engine resources/guide resources/lessons resources/rules resources/schema
            DESTINATION ${CMAKE_INSTALL_DATADIR}/marches/resources)
    install(DIRECTORY resources/cluster DESTINATION ${CMAKE_INSTALL_DATADIR}/marches/resources USE_SOURCE_PERMISSIONS)
endif()
