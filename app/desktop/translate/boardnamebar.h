// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QFrame>
#include <QPointer>

#include "editor/translation/translationdocument.h"

class QLabel;
class QPushButton;

namespace marches::app {

class BoardPreview;
class FormField;

/// Below the board: whether the name that is worked on fits its place there, and what one can do where it does not: a
/// short name, lines, smaller letters. Each is a form of the name in the file of the translation, and a step that can
/// be undone.
class BoardNameBar : public QFrame {
    Q_OBJECT
public:
    explicit BoardNameBar(const BoardPreview& board, QWidget* parent = nullptr);

    void setDocument(editor::TranslationDocument* document);
    /// The text that is worked on; the bar is there for names of places on the board alone. -1: none.
    void show(int row);
    /// Says anew how the name stands on the board.
    void refresh();

    QPushButton& shortButton() { return *m_short; }
    QPushButton& linesButton() { return *m_lines; }
    QPushButton& smallerButton() { return *m_smaller; }
    QPushButton& plainButton() { return *m_plain; }
    FormField& field() { return *m_field; }
    QString state() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void giveShortName();
    void breakIntoLines();
    void makeSmaller();
    void makePlain();
    int rowOf(std::string_view form) const;
    QString form(std::string_view form) const;
    void set(std::string_view form, const QString& text, const QString& what);
    int percent() const;
    QString name() const;

    const BoardPreview& m_board;
    QPointer<editor::TranslationDocument> m_document;
    std::string m_base; ///< "territory.telmar" while a name is shown
    int m_wanted = 0;   ///< lines that the button makes
    QLabel* m_sign;
    QLabel* m_state;
    QLabel* m_head;
    FormField* m_field;
    QPushButton* m_short;
    QPushButton* m_lines;
    QPushButton* m_smaller;
    QPushButton* m_plain;
};

} // namespace marches::app
