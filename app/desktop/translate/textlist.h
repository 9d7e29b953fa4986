// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QFrame>

#include "app/desktop/translate/textlistmodel.h"
#include "editor/widgets/translated.h"

class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace marches::app {

class Actions;

/// The list of texts with search and replace above it. The current text is told by its row in the document.
class TextList : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    explicit TextList(const Actions& actions, QWidget* parent = nullptr);

    void setDocument(editor::TranslationDocument* document);
    /// See TextListModel::setComparison().
    void setComparison(const editor::Comparison* comparison);
    TextListFilter& filter() { return *m_filter; }
    QTreeView& view() { return *m_view; }
    QLineEdit& search() { return *m_search; }
    QLineEdit& replacement() { return *m_replacement; }
    QPushButton& replaceButton() { return *m_replace; }

    int current() const; ///< row of the document; -1: none
    /// Shows a text; one that the filter hides is let through.
    void setCurrent(int row);
    /// The first text of the list behind the current one, or before it, in a state for which `wanted` holds; -1: none.
    int next(int step, const std::function<bool(int)>& wanted) const;
    bool isListed(int row) const;
    /// Rows of the document as they are listed.
    std::vector<int> listed() const;
    void setHeading(const QString& heading, const QString& numbers);
    void openSearch();
    void retranslate() final;

signals:
    void currentChanged(int row);
    void nextRequested();
    /// A person types while the list has the focus: it is meant for the translation of the current text.
    void typed(QKeyEvent* event);
    /// Every text of the list: `search` becomes `replacement` in the translation.
    void replaceRequested(const QString& search, const QString& replacement);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refreshReplace();
    void refreshNothing();

    const Actions& m_actions;
    TextListModel* m_model;
    TextListFilter* m_filter;
    QLabel* m_heading;
    QLabel* m_numbers;
    QLineEdit* m_search;
    QLineEdit* m_replacement;
    QPushButton* m_replace;
    QPushButton* m_next;
    QTreeView* m_view;
    QLabel* m_nothing; ///< stands for an empty list
};

} // namespace marches::app
