// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QDialog>

#include "editor/guide/guide.h"
#include "editor/widgets/translated.h"
#include "engine/game/options.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace marches::app {

class Application;
class GuideBrowser;

/// The guide and the rule books, beside the window that they are about: pages at the left, or what a search found.
class GuideWindow : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    explicit GuideWindow(Application& application, QWidget* parent = nullptr);

    /// A page of the guide by its id; an unknown one: the contents.
    void showPage(const QString& id);
    /// The rule book of a game, at a rule; `now`: the options of the game that is on.
    void showRules(const std::string& ruleset, const QString& rule = {},
                   const std::optional<engine::OptionValues>& now = {});
    /// "first-game", or "rules:classic-risk".
    QString page() const { return m_history.empty() ? QString() : m_history[m_here].page; }

    GuideBrowser& browser() const { return *m_browser; }
    QLineEdit& search() const { return *m_search; }
    QListWidget& list() const { return *m_list; }
    void goBack() { go(-1); }
    void goForward() { go(1); }

signals:
    /// An action of the window, by its id, to be done.
    void actionRequested(const QString& id);

private:
    struct Visit {
        QString page;
        QString anchor;
        std::optional<engine::OptionValues> now; ///< of a rule book
    };

    void visit(Visit visit);
    void go(int step);
    void follow(const QUrl& link);
    void show(const Visit& visit);
    void readGuide();
    void fillList();
    void markPage();
    void print();
    QString titleOf(const QString& page) const;
    void retranslate() final;

    Application& m_application;
    editor::Guide m_guide;
    QString m_trouble; ///< why there is no guide; empty: there is one
    std::vector<Visit> m_history;
    std::size_t m_here = 0;
    QPushButton* m_back;
    QPushButton* m_forward;
    QPushButton* m_print;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_none;
    GuideBrowser* m_browser;
};

} // namespace marches::app
