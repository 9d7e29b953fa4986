# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack between installing and packing: Debian wants manual pages and the changelog compressed, the latter by its usual name.
file(GLOB_RECURSE papers ${CPACK_TEMPORARY_DIRECTORY}/*)
list(FILTER papers INCLUDE REGEX "/man/.*[.]1$|/doc/[^/]*/CHANGELOG[.]md$")
foreach(paper IN LISTS papers)
    if(paper MATCHES "CHANGELOG[.]md$")
        string(REPLACE "CHANGELOG.md" "changelog" name ${paper})
        file(RENAME ${paper} ${name})
        set(paper ${name})
    endif()
    execute_process(COMMAND gzip -9nf ${paper} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
