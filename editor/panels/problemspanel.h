// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/problemfixes.h"
#include "editor/panels/mappanel.h"

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace marches::engine {
class Texts;
}

namespace marches::editor {

class MapAnalysis;

/// What is wrong with the map, kept up to date: Enter or a click goes there, a button mends it as one step to undo, and
/// what is meant so is accepted with a reason.
class ProblemsPanel : public MapPanel {
    Q_OBJECT
public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    QString heading() const override;
    /// Null: nothing is analysed. It must outlive the panel or be taken away before it goes.
    void setAnalysis(MapAnalysis* analysis);
    /// The engine's sentences, in a language; the texts must stay.
    void setTexts(const engine::Texts* texts, const std::string& language);

    /// Problems in the list, in its order; their numbers count from 1.
    const std::vector<engine::Problem>& listed() const { return m_listed; }
    int errors() const;
    int warnings() const;
    /// Index into listed(); -1: none.
    int current() const;
    void setCurrent(int index);
    /// The next or previous one, around the end; goes there.
    void step(int by);
    void jump();
    /// Applies a fix of the current problem, counted from 0; false where it has no such.
    bool applyFix(int number);
    /// Asks for a reason, in the panel.
    void askToAccept();
    /// That, or where the current problem was accepted, shows it again.
    void acceptOrShow();
    /// Errors cannot be accepted.
    bool canAcceptOrShow() const;
    bool isCurrentAccepted() const;
    QTreeWidget& list() { return *m_list; }

signals:
    void jumpRequested(const marches::engine::Problem& problem, std::optional<QPointF> at);
    /// The list is another one: for pins on the canvas and counts elsewhere.
    void listChanged();
    /// Another problem is the current one, or none.
    void currentChanged();

protected:
    void refresh() override;
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Column { Number, Sentence, Fixes, Columns };
    bool isWanted(const engine::Problem& problem, const QString& sentence) const;
    void addRow(const engine::Problem& problem, const QString& sentence);
    /// What can be done about a problem: its words, the digit that does it with Alt, and the deed.
    struct Way {
        QString words;
        int digit;
        std::function<void()> act;
    };
    std::vector<Way> waysOut(int index);
    QWidget* buttonsFor(int index);
    void fitButtons();
    void accept();
    void withdraw(int index);
    /// Tab comes past the buttons of the current row alone.
    void letTabReach(QTreeWidgetItem* item, bool on);
    void onCurrent(QTreeWidgetItem* item, QTreeWidgetItem* before);

    MapAnalysis* m_analysis = nullptr;
    const engine::Texts* m_texts = nullptr;
    std::string m_language = "en";
    std::vector<engine::Problem> m_listed;
    int m_fittedWidth = 0; ///< pixels of the list that the buttons were made for
    QComboBox* m_which;
    QLineEdit* m_filter;
    QLabel* m_count;
    QTreeWidget* m_list;
    QWidget* m_reasonRow;
    QLabel* m_reasonLabel;
    QLineEdit* m_reason;
    QPushButton* m_accept;
    QPushButton* m_cancel;
    engine::Problem m_accepting;
};

} // namespace marches::editor
