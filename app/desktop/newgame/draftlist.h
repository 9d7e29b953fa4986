// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "app/desktop/newgame/variantdrafts.h"
#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QLabel;
class QVBoxLayout;

namespace marches::app {

class Catalogue;
class DraftKeeper;

/// Changes of rules and cards that were not saved: each goes on with one press, or is discarded. What was discarded
/// comes back with one press as long as the page is shown.
class DraftList : public editor::Translated<Card> {
    Q_OBJECT
public:
    DraftList(const Catalogue& catalogue, DraftKeeper& keeper, QWidget* parent = nullptr);

    bool isEmpty() const
    {
        return m_drafts.empty() && m_discarded.empty() && m_setAside.isEmpty() && m_trouble.empty();
    }
    /// Looks anew at what is kept.
    void refresh();
    /// Forgets what can be taken back, and what was told.
    void settle();
    /// Tells that a draft cannot be kept, or not be laid out.
    void tell(const engine::Errors& errors);

signals:
    void goOnRequested(const marches::app::VariantDraft& draft);
    /// Rows are more or fewer than before.
    void rebuilt();

private:
    void retranslate() override { rebuild(); }
    void rebuild();
    QString title(const VariantDraft& draft) const;
    QWidget* row(const VariantDraft& draft);
    QWidget* discardedRow(const VariantDraft& draft);
    void showAll();

    const Catalogue& m_catalogue;
    DraftKeeper& m_keeper;
    QLabel* m_head;
    QLabel* m_told;
    QVBoxLayout* m_rows;
    QWidget* m_list = nullptr;
    std::vector<VariantDraft> m_drafts;
    std::vector<VariantDraft> m_discarded;
    engine::Errors m_trouble; ///< of keeping one, or of laying it out
    QStringList m_setAside;
    bool m_all = false;
};

} // namespace marches::app
