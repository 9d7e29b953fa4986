// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QFrame>

namespace marches::engine {
class Texts;
}

namespace marches::app {

/// Text of a rule beside the chip that names it; goes at the next click or Esc.
class RulePopup : public QFrame {
    Q_OBJECT
public:
    /// Opens below `anchor`. `ruleId` such as "NRJ-23".
    static RulePopup* open(QWidget* anchor, const engine::Texts& texts, const std::string& language,
                           const QString& ruleId);

private:
    RulePopup(QWidget* parent, const QString& id, const QString& title, const QString& text, const QString& source);
};

} // namespace marches::app
