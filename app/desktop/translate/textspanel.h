// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <set>
#include <vector>

#include <QFrame>

#include "app/desktop/translate/textlistmodel.h"
#include "app/desktop/translate/translationcontroller.h"
#include "editor/widgets/translated.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QListView;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QStandardItemModel;

namespace marches::app {

/// What is translated and into what, the groups of texts with how far each is, what to show, and the whole.
class TextsPanel : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    /// What a person calls them: "Map: Narnia".
    static QString nameOf(const TranslatableTexts& texts);
    static constexpr QLatin1String kOpened{"@opened"};
    static constexpr QLatin1String kShipped{"@shipped"};

    explicit TextsPanel(TranslationController& controller, QWidget* parent = nullptr);

    /// Lists what can be translated, as there may be more maps now.
    void refreshChoices();
    /// The translation that is open is another one.
    void take();
    /// What the texts are compared with is another state or language, or nothing.
    void setComparison(const editor::Comparison* comparison);
    /// Rows of names that have no room on the board.
    void setNameProblems(std::set<int> rows);
    /// Counts anew.
    void refreshCounts();
    void choose(std::optional<editor::TextGroup> group);
    void choose(TextFilter filter);

    QComboBox& sources() { return *m_sources; }
    QComboBox& languages() { return *m_languages; }
    QComboBox& beside() { return *m_beside; }
    QListView& groups() { return *m_groups; }
    QRadioButton& filter(TextFilter filter) { return *m_filters[static_cast<std::size_t>(filter)]; }
    QPushButton& newLanguage() { return *m_new; }
    QPushButton& overview() { return *m_overview; }
    TextFilter chosenFilter() const;
    QString summary() const;

signals:
    void openRequested(const QString& source, const QString& language);
    void newLanguageRequested();
    void overviewRequested();
    /// Something is to be seen beside the texts: the code of a language, kOpened, kShipped; empty: nothing.
    void besideChosen(const QString& what);
    void groupChosen(std::optional<marches::editor::TextGroup> group);
    void filterChosen(marches::app::TextFilter filter);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeFilters();
    QWidget* makeCard();
    void refreshGroups(const editor::TextCounts& all);
    void fillLanguages();
    void fillBeside();
    void retranslate() final;
    void onSource(int index);
    void onLanguage(int index);

    TranslationController& m_controller;
    QLabel* m_head;
    QPushButton* m_overview;
    QComboBox* m_sources;
    QLabel* m_from;
    QComboBox* m_languages;
    QPushButton* m_new;
    QComboBox* m_beside;
    const editor::Comparison* m_comparison = nullptr;
    QListView* m_groups;
    QStandardItemModel* m_groupModel;
    QLabel* m_show;
    QButtonGroup* m_filterGroup;
    std::array<QRadioButton*, 7> m_filters{};
    std::array<QLabel*, 7> m_counts{};
    std::set<int> m_nameProblems;
    QLabel* m_whole;
    QLabel* m_share;
    QLabel* m_numbers;
    QProgressBar* m_bar;
    QLabel* m_fallback;
    std::vector<TranslatableTexts> m_choices;
};

} // namespace marches::app
