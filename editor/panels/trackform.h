// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QWidget>

#include <string>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace marches::editor {

class NamesForm;
class SharedField;

/// A track: its names, whether it is a circle, and the spaces of other tracks that it branches off and leads to. Every change is
/// one step to undo.
class TrackForm : public QWidget {
    Q_OBJECT
public:
    explicit TrackForm(QWidget* parent = nullptr);

    void showTrack(MapDocument& document, Key track);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill(QComboBox& box, const std::string& chosen);
    void join(QComboBox& box, std::string TrackRecord::*end, const QString& title);

    MapDocument* m_document = nullptr;
    Key m_track{};
    QFormLayout* m_rows;
    QLabel* m_head;
    NamesForm* m_names;
    QCheckBox* m_circular;
    QComboBox* m_after;
    QComboBox* m_before;
    SharedField* m_id;
};

} // namespace marches::editor
