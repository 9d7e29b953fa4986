// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "editor/translation/translationdocument.h"
#include "editor/widgets/translated.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace marches::app {

/// What was found wrong on the board: a place whose name does not fit.
struct NameProblem {
    int row = -1; ///< of the document
    QString sentence;
};

/// Mistakes first, then what is to be looked at: each with the text it is about and what one can do.
class ChecksPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    static constexpr int kMost = 60; ///< that are listed at once

    explicit ChecksPanel(QWidget* parent = nullptr);

    QSize sizeHint() const override { return {300, 180}; }

    /// Texts of the engine by their keys, in the language in use.
    void setWords(std::function<QString(const std::string& key)> words) { m_words = std::move(words); }
    void setDocument(editor::TranslationDocument* document);
    void setNameProblems(std::vector<NameProblem> problems);
    /// Lists anew, in a moment of quiet.
    void refreshSoon() { m_soon.start(); }
    void refresh();
    /// Buttons of the lines as they are listed.
    const std::vector<QPushButton*>& buttons() const { return m_buttons; }
    QString text() const;

signals:
    void showRequested(int row);
    /// How many lines there are.
    void counted(int count);

private:
    struct Sums {
        int mistakes = 0;
        int looks = 0;
        int again = 0;
        int mendable = 0;
    };
    /// What was found in texts that have a mistake, or in the others.
    void addFindings(bool ofMistakes, Sums& sums);
    void tell(const Sums& sums);
    void add(int row, const editor::TextFinding* finding, const QString& sentence);
    void mend(int row, const editor::TextFinding& finding);
    void mendAll();
    void retranslate() final;

    QPointer<editor::TranslationDocument> m_document;
    std::function<QString(const std::string& key)> m_words;
    std::vector<NameProblem> m_names;
    QScrollArea* m_scroll;
    QWidget* m_list = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_sum;
    QPushButton* m_fixAll;
    std::vector<QPushButton*> m_buttons;
    QStringList m_lines;
    QTimer m_soon;
};

} // namespace marches::app
