// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;

namespace marches::editor {

class NamesForm;
class SharedField;

/// What a map says of itself: name, author, licence, size, languages.
class MapForm : public QWidget {
    Q_OBJECT
public:
    explicit MapForm(QWidget* parent = nullptr);

    void showMap(MapDocument& document);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void modify(const QString& title, const std::function<void(MapInfo&)>& change);

    MapDocument* m_document = nullptr;
    QFormLayout* m_rows;
    NamesForm* m_names;
    SharedField* m_author;
    SharedField* m_license;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QComboBox* m_shown;
    QLabel* m_holds;
};

} // namespace marches::editor
