// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "editor/translation/translationdocument.h"

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QVBoxLayout;

namespace marches::app {

/// A sentence of the program's own window in a widget like the one that says it: a menu entry, a button, a title or a
/// label, no wider than where it stands in the running program. Above it is said where that is.
class WindowSample : public QWidget {
    Q_OBJECT
public:
    explicit WindowSample(QWidget* parent = nullptr);

    void show(const editor::TranslationDocument& document, int row);
    /// Forgets the document, which may go after this.
    void clear();
    /// Where the sentence stands: the screen, and in the running window what holds it.
    QString place() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What says a sentence in the running program.
    enum class Kind { Text, Button, MenuEntry };
    struct Found {
        Kind kind = Kind::Text;
        QString holder; ///< title of the panel or dialog around it, may be empty
        int width = 0;  ///< that it has there, in pixels; 0: as it likes
    };
    Found find(const QString& said, const QString& className) const;
    void say(const QStringList& sentences, const Found& found);

    const editor::TranslationDocument* m_document = nullptr;
    int m_row = -1;
    QLabel* m_place;
    QVBoxLayout* m_column;
    QWidget* m_sample = nullptr;
};

} // namespace marches::app
