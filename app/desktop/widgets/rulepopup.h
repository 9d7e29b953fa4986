// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <QFrame>

class QPushButton;

namespace marches::engine {
class Texts;
}

namespace marches::app {

/// Text of a rule beside the chip that names it; goes at the next click or Esc.
class RulePopup : public QFrame {
    Q_OBJECT
public:
    /// Opens below `anchor`. `ruleId` such as "NRJ-23". `openBook` leads to the rule in its rule book; empty: no
    /// button.
    static RulePopup* open(QWidget* anchor, const engine::Texts& texts, const std::string& language,
                           const QString& ruleId, const std::function<void()>& openBook = {});
    QPushButton* bookButton() const { return m_book; } ///< null: there is none

private:
    RulePopup(QWidget* parent, const QString& id, const QString& title, const QString& text, const QString& source,
              const std::function<void()>& openBook);

    QPushButton* m_book = nullptr;
};

} // namespace marches::app
