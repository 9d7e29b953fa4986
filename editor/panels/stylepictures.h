// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/longwork.h"
#include "editor/model/mapmodel.h"
#include "editor/widgets/translated.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <string>
#include <vector>

class QGridLayout;
class QImage;
class QLabel;
class QToolButton;

namespace marches::editor {

class MapDocument;

/// One map as it looks in every style, and without one, to choose among. The pictures are drawn one after the other in
/// another thread, some time after the last edit, and only while they are seen.
class StylePictures : public Translated<QWidget> {
    Q_OBJECT
public:
    explicit StylePictures(QWidget* parent = nullptr);

    /// Null: no map.
    void setDocument(MapDocument* document);
    /// The id of the style that is chosen; empty: none.
    void setCurrent(const std::string& style);
    /// All pictures show the map as it is now.
    bool isUpToDate() const { return m_next == m_lines.size(); }

signals:
    /// Empty: the program is not to draw.
    void chosen(const std::string& style);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Line {
        std::string style; ///< empty: none
        QToolButton* button = nullptr;
    };
    void retranslate() final;
    /// A button for each style that there is now.
    void build();
    void onChanged(const ModelChanges& changes);
    void drawLater();
    void drawNext();
    void show(std::size_t line, const QImage& picture);

    QPointer<MapDocument> m_document;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    LongWork m_work;
    QTimer m_pause;
    std::size_t m_next = 0; ///< to be drawn; after the last one: none
    std::string m_current;
};

} // namespace marches::editor
