// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;

namespace marches::editor {
class MapView;
}

namespace marches::app {

/// A line at the foot of the canvas while its board is drawn in another thread, if that takes long: how far it is, and
/// a button that stops it.
class DrawingProgress : public editor::Translated<Card> {
    Q_OBJECT
public:
    /// A child of the canvas.
    explicit DrawingProgress(editor::MapView& canvas);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void stopped();

private:
    void follow(bool running);
    void stop();
    void place();
    void retranslate() final;

    editor::MapView& m_canvas;
    QLabel* m_words;
    QProgressBar* m_bar;
    QPushButton* m_stop;
    QTimer m_soon; ///< until it is worth a word
};

} // namespace marches::app
