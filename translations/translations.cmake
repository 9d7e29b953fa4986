# SPDX-License-Identifier: GPL-3.0-or-later
# The window's strings. `cmake --build <build> --target update_translations` takes up new ones; the .ts files are kept in
# the repository, and the compiled ones are built into the program. English needs a file too, for its plurals.
set(MARCHES_TS ${CMAKE_SOURCE_DIR}/translations/marches_en.ts ${CMAKE_SOURCE_DIR}/translations/marches_fr.ts)
set_source_files_properties(${MARCHES_TS} PROPERTIES OUTPUT_LOCATION ${CMAKE_CURRENT_BINARY_DIR}/i18n)
qt_add_lrelease(desktop_window TS_FILES ${MARCHES_TS} QM_FILES_OUTPUT_VARIABLE MARCHES_QM OPTIONS -nounfinished -silent)
qt_add_resources(desktop_window marches_i18n PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR}/i18n FILES ${MARCHES_QM})

add_custom_target(update_translations
    COMMAND Qt6::lupdate -silent -no-obsolete -locations none -pluralonly -I . app/desktop editor -ts translations/marches_en.ts
    COMMAND Qt6::lupdate -silent -no-obsolete -locations none -I . app/desktop editor -ts translations/marches_fr.ts
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMENT "Taking up new strings of the window")
