# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DSOURCE=<folder> -DVERSION=<version> -DOUT=<file> -P commit.cmake: writes the source that tells the version (app/version).
# The commit is known to git, and to a source archive by the file that `git archive` fills in.
file(STRINGS ${SOURCE}/cmake/commit.txt commit LIMIT_COUNT 1)
if(commit MATCHES "Format")
    set(commit "")
    find_program(GIT git)
    if(GIT AND EXISTS ${SOURCE}/.git)
        execute_process(COMMAND ${GIT} describe --always --abbrev=8 --dirty=+ --exclude=* WORKING_DIRECTORY ${SOURCE}
            OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    endif()
endif()
set(text ${VERSION})
if(commit MATCHES "^[0-9a-f]+[+]?$")
    set(text "${VERSION} (${commit})")
endif()
set(source "// SPDX-License-Identifier: GPL-3.0-or-later
#include \"app/version/version.h\"

namespace marches::app {

const char* versionText() { return \"${text}\"; }

} // namespace marches::app
")
set(there "")
if(EXISTS ${OUT})
    file(READ ${OUT} there)
endif()
if(NOT there STREQUAL source)
    file(WRITE ${OUT} "${source}")
endif()
