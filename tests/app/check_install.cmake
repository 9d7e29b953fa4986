# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBUILD=<folder> -DPREFIX=<folder> -P check_install.cmake: installs the programs elsewhere and lets them find their
# maps and rules there, with no variable that says where.
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
unset(ENV{MARCHES_DATA})
execute_process(COMMAND ${PREFIX}/bin/marches-cli play narnia/official --bots easy --seed 7
    WORKING_DIRECTORY ${PREFIX} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${PREFIX}/bin/marches --version OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
if(NOT version MATCHES "[0-9]+\\.[0-9]+")
    message(FATAL_ERROR "marches --version says '${version}'")
endif()
foreach(file share/applications/org.marches.Marches.desktop share/man/man1/marches-cli.1 share/marches/maps/narnia/map.yaml
        share/mime/packages/org.marches.Marches.xml share/icons/hicolor/scalable/apps/org.marches.Marches.svg)
    if(NOT EXISTS ${PREFIX}/${file})
        message(FATAL_ERROR "${file} is not installed")
    endif()
endforeach()
file(REMOVE_RECURSE ${PREFIX})
