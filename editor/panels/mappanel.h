// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapselection.h"

#include <QIcon>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QVBoxLayout;

namespace marches::editor {

/// Where panels take their glyphs from, by name ("eye", "lock"). Set once by the program; without one they show no
/// icons.
using IconSource = QIcon (*)(const QString& name);
void setPanelIcons(IconSource source);
QIcon panelIcon(const QString& name);

/// A part of the editor's window about one document and what is selected in it. It is brought up to date once for all
/// that happened since the last time, and only while it is seen.
class MapPanel : public QWidget {
    Q_OBJECT
public:
    explicit MapPanel(QWidget* parent = nullptr);
    ~MapPanel() override;

    /// Null: no map is open. The selection must outlive the panel or be taken away before it goes.
    void setMap(MapSelection* selection);
    MapSelection* selection() const { return m_selection; }
    MapDocument* document() const { return m_selection != nullptr ? &m_selection->document() : nullptr; }
    /// For a dock's title.
    virtual QString heading() const = 0;
    /// Brings it up to date now.
    void refreshNow();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

    /// Shows the document as it is; called with a document alone.
    virtual void refresh() = 0;
    /// Sets all words that do not come from the document.
    virtual void retranslate() = 0;
    /// Another document, or none, from now on.
    virtual void mapChanged() {}
    /// refreshNow() in a moment
    void refreshLater();
    bool canEdit() const { return document() != nullptr && !document()->isReadOnly(); }
    /// Text of the model as a person reads it.
    static QString words(const std::string& text) { return QString::fromStdString(text); }

private:
    QPointer<MapSelection> m_selection;
    QTimer m_timer;
    bool m_stale = true;
};

} // namespace marches::editor
