# SPDX-License-Identifier: GPL-3.0-or-later
# cmake --install <build> --prefix <folder>. Both programs look for their maps and rules in ../share/marches, seen from where
# they lie, so that the folder may be anywhere.
include(GNUInstallDirs)

if(MARCHES_GUI)
    install(TARGETS marches marches-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES resources/desktop/org.marches.Marches.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES resources/desktop/org.marches.Marches.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES resources/desktop/org.marches.Marches.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
    install(FILES resources/desktop/org.marches.Marches.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
    install(FILES man/marches-cli.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    install(DIRECTORY maps DESTINATION ${CMAKE_INSTALL_DATADIR}/marches)
    # What is spoken is built into the programs; a translator works from these, the English plurals among them.
    install(FILES translations/marches_en.ts translations/marches_fr.ts translations/marches_cli_en.ts translations/marches_cli_fr.ts
            DESTINATION ${CMAKE_INSTALL_DATADIR}/marches/translations)
    install(DIRECTORY resources/cluster DESTINATION ${CMAKE_INSTALL_DATADIR}/marches/resources USE_SOURCE_PERMISSIONS)
    install(DIRECTORY resources/engine resources/rules resources/schema DESTINATION ${CMAKE_INSTALL_DATADIR}/marches/resources)
    install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()
