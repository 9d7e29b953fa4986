// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "editor/widgets/translated.h"

class QBoxLayout;
class QButtonGroup;
class QLineEdit;
class QListView;
class QToolButton;

namespace marches::app {

class LogFilter;
class LogLine;
class LogModel;

/// The log: one line an event with its rule; search, filters; a click goes to that moment, F1 or a double click to the
/// rule. What belongs to a turn stands below whose it is, and folds. So does the panel: all that is seen then is the
/// line of the moment that is shown, which opens it.
class LogPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);
    void show(const PlayContext* context, bool afresh);
    const LogModel& model() const { return *m_model; }
    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    int lineHeight() const; ///< pixels of the panel when it is folded
    /// A person may fold it.
    void setFoldable(bool foldable);

signals:
    void momentRequested(int node);
    void ruleRequested(const QString& id);
    void foldChosen(bool folded); ///< by a person

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() final;
    void choose(const QModelIndex& index);
    void openRule(const QModelIndex& index);
    void showLine(const PlayContext* context);
    void arrange();
    /// The line with the focus, whose rule F1 opens; invalid: it has not got it.
    QModelIndex lineOf(const QObject* watched) const;
    void follow(); ///< brings the moment shown into sight

    LogModel* m_model;
    LogFilter* m_filter;
    QBoxLayout* m_head; ///< search and kinds: below each other where it is narrow
    QLineEdit* m_search;
    QToolButton* m_all;
    QToolButton* m_rolls;
    QToolButton* m_notes;
    QToolButton* m_fold;
    QToolButton* m_toLine;
    LogLine* m_line;
    QElapsedTimer m_toggled; ///< since a heading was opened or folded
    QListView* m_view;
    int m_here = -1; ///< row of the moment shown
    bool m_folded = false;
    bool m_foldable = true;
};

} // namespace marches::app
