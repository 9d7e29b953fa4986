// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/positiondraft.h"
#include "editor/widgets/translated.h"

class QBoxLayout;
class QAction;
class QButtonGroup;
class QLabel;
class QPushButton;
class QToolButton;

namespace marches::app {

class ElidedLabel;

/// Takes the place of the question while the position is changed by hand: says so, and offers all pieces there are. It
/// is as high whatever it tells, for the board stands below it.
class EditBar : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    explicit EditBar(QWidget* parent = nullptr);

    /// Offers these; the first one is chosen.
    void setBrushes(const PlayContext& context, const std::vector<Brush>& brushes);
    /// The one that a click puts on the board; -1: none.
    int chosen() const;
    /// "3 fauns of Red" and the like: what the last click did, or why it did nothing.
    void tell(const QString& sentence);
    void setChanged(bool changed);
    QString spoken() const;

    QPushButton* doneButton() const { return m_done; }
    /// Its menu has the two ways to keep the position.
    QPushButton* keepButton() const { return m_keep; }
    QAction* keepAsVariant() const { return m_keepVariant; }
    QPushButton* undoAllButton() const { return m_undoAll; }
    const std::vector<QToolButton*>& buttons() const { return m_buttons; }

signals:
    void doneRequested();
    void undoAllRequested();
    /// The position is to be kept in a file of its own.
    void keepRequested();
    /// The position is to be the set-up of a variant.
    void keepVariantRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What is told stands below the sentence, or, where it takes more than a line, in its place.
    void arrangeWords();
    void retranslate() final;
    QString name(const Brush& brush) const;
    QIcon picture(const Brush& brush) const;

    const PlayContext* m_context = nullptr;
    std::vector<Brush> m_brushes;
    QLabel* m_sentence;
    QBoxLayout* m_row;
    QWidget* m_words;
    bool m_isHint = true; ///< what is told is how one edits, and nothing that came of it
    ElidedLabel* m_told;
    ElidedLabel* m_toldLong;
    QPushButton* m_done;
    QPushButton* m_undoAll;
    QPushButton* m_keep;
    QAction* m_keepFile;
    QAction* m_keepVariant;
    QWidget* m_palette;
    QButtonGroup* m_group;
    std::vector<QToolButton*> m_buttons;
};

} // namespace marches::app
