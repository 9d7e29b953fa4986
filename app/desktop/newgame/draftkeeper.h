// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "app/desktop/newgame/variantdrafts.h"

namespace marches::app {

class NewGameModel;

/// Keeps what somebody changes of rules, cards and set-up in New game safe in the data folder, a moment after each
/// change, until it is saved as a variant, taken back or discarded. What is left for another game stays, too.
class DraftKeeper : public QObject {
    Q_OBJECT
public:
    DraftKeeper(NewGameModel& model, const QString& folder, QObject* parent = nullptr);
    ~DraftKeeper() override;

    /// Those that are not being edited, the newest first.
    std::vector<VariantDraft> others();
    /// Files of drafts that could not be read, under the names that they were given.
    const QStringList& setAside() const { return m_setAside; }
    /// Lays a draft out as it was left. Errors: it stays as it is, because it goes with the game no more.
    [[nodiscard]] engine::Errors goOn(const VariantDraft& draft);
    void discard(const QString& id);
    void takeBack(const QString& id);
    /// Options that a game was started with are kept in that game: a draft of nothing but them has had its use.
    void started();
    /// Writes what waits for it.
    void finish();

signals:
    /// Drafts are more or fewer than before.
    void changed();
    /// A draft could not be written.
    void failed(const marches::engine::Errors& errors);

private:
    void keepLater();
    void keep();
    void letGo();
    void forget();

    NewGameModel& m_model;
    VariantDrafts m_drafts;
    QTimer m_later;
    QString m_id; ///< of what is being edited; empty: nothing of it is kept
    VariantDraft m_kept;
    QStringList m_setAside;
};

} // namespace marches::app
