// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/desktop/base/language.h"
#include "app/desktop/base/modepage.h"
#include "editor/widgets/translated.h"
#include "engine/base/result.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace marches::app {

class Catalogue;

/// A file that could not be read, or only in part: what happened, every reason with its place, and what one can do.
class ErrorPage : public editor::Translated<QWidget>, public ModePage {
    Q_OBJECT
public:
    explicit ErrorPage(const Catalogue& catalogue, QWidget* parent = nullptr);

    /// `canGoOn`: a part of it was opened and can be looked at.
    void tell(const LazyText& what, const engine::Errors& errors, bool canGoOn);
    QString text() const;

    QWidget* widget() override { return this; }
    Scope scope() const override { return Scope::Welcome; }
    QString title() const override;
    void enter() override;

signals:
    void anotherFileRequested();
    void continueRequested();
    void backRequested();

private:
    void retranslate() final;

    const Catalogue& m_catalogue;
    LazyText m_said;
    QLabel* m_what;
    QLabel* m_count;
    QPlainTextEdit* m_list;
    QPushButton* m_another;
    QPushButton* m_continue;
    QPushButton* m_copy;
    QPushButton* m_back;
    engine::Errors m_errors;
};

} // namespace marches::app
