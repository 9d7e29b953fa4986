// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QDialog>

#include "engine/package/texts.h"

class QTextBrowser;

namespace marches::app {

/// One rule in words: title, text, and where it stands in the document. Stays open beside the game.
class RuleDialog : public QDialog {
    Q_OBJECT
public:
    explicit RuleDialog(QWidget* parent = nullptr);
    void show(const engine::Texts& texts, const QString& id, const std::string& language);

protected:
    void changeEvent(QEvent* event) override;

private:
    QTextBrowser* m_text;
};

} // namespace marches::app
