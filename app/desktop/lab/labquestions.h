// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "editor/widgets/translated.h"

class QButtonGroup;
class QPushButton;

namespace marches::app {

/// What the lab can be asked.
enum class LabQuestion { Plays, Compare, Matters, Fair };
inline constexpr int kLabQuestions = 4;

/// The questions as tabs above the column in which they are asked, one of which is chosen.
class LabQuestions : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabQuestions(QWidget* parent = nullptr);

    LabQuestion question() const;
    void setQuestion(LabQuestion question);
    QPushButton* tab(LabQuestion question) const { return m_tabs[static_cast<std::size_t>(question)]; }
    /// How they are called in full, in the language that is spoken now, whether or not the tabs have turned to it yet.
    static QStringList names();

signals:
    /// By hand.
    void chosen(marches::app::LabQuestion question);

private:
    void retranslate() final;

    QButtonGroup* m_group;
    std::vector<QPushButton*> m_tabs;
};

} // namespace marches::app
