# SPDX-License-Identifier: GPL-3.0-or-later
# Precompiled headers of the libraries that nearly every file includes: a quarter of the time of building. Every file still
# includes what it uses: cmake/tidy.sh builds without them and would miss what is not included.
option(MARCHES_PCH "Precompile the headers of the standard library and Qt" ON)

set(MARCHES_STD_HEADERS
    <algorithm> <array> <bit> <charconv> <cmath> <cstdint> <cstring> <filesystem> <functional> <map> <memory> <optional> <set>
    <span> <string> <string_view> <unordered_map> <utility> <variant> <vector>)
set(MARCHES_QT_HEADERS
    ${MARCHES_STD_HEADERS}
    <QAction> <QApplication> <QCheckBox> <QComboBox> <QDialog> <QDir> <QEvent> <QFileInfo> <QGridLayout> <QHBoxLayout> <QImage>
    <QKeyEvent> <QLabel> <QLineEdit> <QLocale> <QMainWindow> <QMenu> <QMouseEvent> <QPainter> <QPainterPath> <QPushButton>
    <QScrollArea> <QSettings> <QSpinBox> <QString> <QStringList> <QTimer> <QToolButton> <QTreeWidget> <QVBoxLayout> <QWidget>)

if(MARCHES_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess) # ccache needs it
elseif(MARCHES_PCH)
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp") # so does it here
endif()

# marches_precompile(<target> <header>...): the target's own precompiled header.
function(marches_precompile target)
    if(MARCHES_PCH)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
