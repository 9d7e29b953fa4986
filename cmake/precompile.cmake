# SPDX-License-Identifier: GPL-3.0-or-later
# Precompiled headers of the libraries that nearly every file includes: a quarter of the time of building. Every file still
# includes what it uses: cmake/tidy.sh builds without them and would miss what is not included.
option(MARCHES_PCH "Precompile the headers of the standard library and Qt" ON)

set(MARCHES_STD_HEADERS
    <algorithm> <array> <bit> <charconv> <cmath> <cstdint> <cstring> <filesystem> <functional> <map> <memory> <optional> <set>
    <span> <string> <string_view> <unordered_map> <utility> <variant> <vector>)
set(MARCHES_GUI_HEADERS
    ${MARCHES_STD_HEADERS}
    <QDir> <QEvent> <QFileInfo> <QImage> <QLocale> <QPainter> <QPainterPath> <QSettings> <QString> <QStringList> <QTimer>)
set(MARCHES_QT_HEADERS
    ${MARCHES_GUI_HEADERS}
    <QAction> <QApplication> <QCheckBox> <QComboBox> <QDialog> <QGridLayout> <QHBoxLayout> <QKeyEvent> <QLabel> <QLineEdit>
    <QMainWindow> <QMenu> <QMouseEvent> <QPushButton> <QScrollArea> <QSpinBox> <QToolButton> <QTreeWidget> <QVBoxLayout>
    <QWidget>)

if(MARCHES_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess) # ccache needs it
elseif(MARCHES_PCH)
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp") # so does it here
endif()

# marches_precompile_rooms(<target> [<header>...]): the rooms that follow in this folder share the precompiled header of the room
# <target>, which comes first; with headers it is made of them.
macro(marches_precompile_rooms target)
    set(MARCHES_ROOMS_PCH ${target})
    set(MARCHES_ROOMS_PCH_HEADERS ${ARGN})
endmacro()

function(marches_precompile target)
    if(NOT MARCHES_PCH OR NOT MARCHES_ROOMS_PCH)
        return()
    endif()
    if(target STREQUAL MARCHES_ROOMS_PCH)
        target_precompile_headers(${target} PRIVATE ${MARCHES_ROOMS_PCH_HEADERS})
    else()
        target_precompile_headers(${target} REUSE_FROM ${MARCHES_ROOMS_PCH})
    endif()
endfunction()
