// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/desktop/newgame/deckwords.h"
#include "editor/widgets/translated.h"

#include <QWidget>

class QTableWidget;
class QToolButton;

namespace marches::app {

/// The values of an argument that takes several, in a table of one row: the armies of a track, the faces of a die.
class ValueRow : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    ValueRow(const DeckWords& words, const engine::ArgumentForm& form, QWidget* parent = nullptr);

    /// Shows these, and tells nobody.
    void setValues(const std::vector<std::string>& values);
    std::vector<std::string> values() const;
    QTableWidget* table() const { return m_table; }
    QToolButton* moreButton() const { return m_more; }
    QToolButton* fewerButton() const { return m_fewer; }

signals:
    void edited(const std::vector<std::string>& values);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void append();
    void shorten();
    void show(const std::vector<std::string>& values);
    void fitColumns();
    void refreshButtons();
    void retranslate() final;

    const DeckWords m_words;
    const engine::ArgumentForm m_form;
    QTableWidget* m_table;
    QToolButton* m_more;
    QToolButton* m_fewer;
};

} // namespace marches::app
