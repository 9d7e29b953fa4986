// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QFrame>

#include "app/desktop/translate/textlistmodel.h"
#include "app/desktop/translate/translatedesk.h"

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
class TextsPanel : public QFrame {
    Q_OBJECT
public:
    explicit TextsPanel(TranslateDesk& desk, QWidget* parent = nullptr);

    /// Lists what can be translated, as there may be more maps now.
    void refreshChoices();
    /// The translation that is open is another one.
    void take();
    /// Counts anew.
    void refreshCounts();
    void choose(std::optional<editor::TextGroup> group);
    void choose(TextFilter filter);

    QComboBox& sources() { return *m_sources; }
    QComboBox& languages() { return *m_languages; }
    QListView& groups() { return *m_groups; }
    QRadioButton& filter(TextFilter filter) { return *m_filters[static_cast<std::size_t>(filter)]; }
    QPushButton& newLanguage() { return *m_new; }
    QString summary() const;

signals:
    void openRequested(const QString& source, const QString& language);
    void newLanguageRequested();
    void groupChosen(std::optional<marches::editor::TextGroup> group);
    void filterChosen(marches::app::TextFilter filter);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeFilters();
    QWidget* makeCard();
    void fillLanguages();
    void retranslate();
    void onSource(int index);
    void onLanguage(int index);

    TranslateDesk& m_desk;
    QLabel* m_head;
    QComboBox* m_sources;
    QLabel* m_from;
    QComboBox* m_languages;
    QPushButton* m_new;
    QListView* m_groups;
    QStandardItemModel* m_groupModel;
    QLabel* m_show;
    QButtonGroup* m_filterGroup;
    std::array<QRadioButton*, 4> m_filters{};
    std::array<QLabel*, 4> m_counts{};
    QLabel* m_whole;
    QLabel* m_share;
    QLabel* m_numbers;
    QProgressBar* m_bar;
    QLabel* m_fallback;
    std::vector<TranslatableTexts> m_choices;
};

} // namespace marches::app
