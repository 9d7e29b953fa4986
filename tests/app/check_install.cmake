# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBUILD=<folder> -DPREFIX=<folder> -P check_install.cmake: installs the programs elsewhere and lets them find their
# maps and rules there, with no variable that says where.
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
unset(ENV{MARCHES_DATA})
execute_process(COMMAND ${PREFIX}/bin/marches-cli play narnia/official --bots easy --seed 7
    WORKING_DIRECTORY ${PREFIX} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
# Several times: it leaves while the library is still being read.
foreach(run RANGE 4)
    execute_process(COMMAND ${PREFIX}/bin/marches --version OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
    if(NOT version MATCHES "[0-9]+\\.[0-9]+")
        message(FATAL_ERROR "marches --version says '${version}'")
    endif()
endforeach()

# French, from what was installed alone: the window, the command line, the texts of rules and maps, and what a translator needs.
set(ENV{XDG_CONFIG_HOME} ${PREFIX}/home)
set(ENV{XDG_DATA_HOME} ${PREFIX}/home)
function(expect_french words)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=fr_FR.UTF-8 ${ARGN} WORKING_DIRECTORY ${PREFIX} OUTPUT_VARIABLE said
        ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
    if(NOT said MATCHES "${words}")
        message(FATAL_ERROR "'${words}' is not in what ${ARGN} says:\n${said}")
    endif()
endfunction()
expect_french("Éditeur de plateaux" ${PREFIX}/bin/marches --help)
expect_french("Afficher cette aide" ${PREFIX}/bin/marches-cli --help)
expect_french("Le parti d’Aslan choisit" ${PREFIX}/bin/marches-cli play narnia/official --bots easy --seed 7)
expect_french("fichiers écrits" ${PREFIX}/bin/marches-cli guide -o ${PREFIX}/home/guide classic-risk)
execute_process(COMMAND ${PREFIX}/bin/marches-cli i18n report ${PREFIX}/share/marches/translations
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

foreach(file share/applications/org.marches.Marches.desktop share/man/man1/marches-cli.1 share/marches/maps/narnia/map.yaml
        share/marches/translations/marches_en.ts share/marches/translations/marches_fr.ts
        share/mime/packages/org.marches.Marches.xml share/icons/hicolor/scalable/apps/org.marches.Marches.svg
        share/icons/hicolor/48x48/apps/org.marches.Marches.png share/man/man1/marches.1 share/man/fr/man1/marches.1
        share/bash-completion/completions/marches-cli share/zsh/vendor-completions/_marches-cli
        share/fish/vendor_completions.d/marches-cli.fish share/marches/resources/guide/fr/index.md)
    if(NOT EXISTS ${PREFIX}/${file})
        message(FATAL_ERROR "${file} is not installed")
    endif()
endforeach()
file(REMOVE_RECURSE ${PREFIX})
