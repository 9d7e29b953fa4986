// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/draftkeeper.h"

#include "app/desktop/newgame/newgamemodel.h"

#include <QSignalBlocker>

namespace marches::app {

namespace {

constexpr int kKeepAfter = 400; ///< ms: who types a name waits for no disk

} // namespace

DraftKeeper::DraftKeeper(NewGameModel& model, const QString& folder, QObject* parent)
    : QObject(parent), m_model(model), m_drafts(folder)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kKeepAfter);
    connect(&m_later, &QTimer::timeout, this, &DraftKeeper::keep);
    connect(&model, &NewGameModel::optionsChanged, this, &DraftKeeper::keepLater);
    connect(&model, &NewGameModel::contentChanged, this, &DraftKeeper::keepLater);
    connect(&model, &NewGameModel::gameLeft, this, &DraftKeeper::letGo);
    connect(&model, &NewGameModel::gameChanged, this, &DraftKeeper::changed);
    connect(&model, &NewGameModel::saved, this, &DraftKeeper::forget);
}

DraftKeeper::~DraftKeeper()
{
    const QSignalBlocker quiet(this); // who would hear of it goes with this
    finish();
}

void DraftKeeper::keepLater() { m_later.start(); }

void DraftKeeper::keep()
{
    m_later.stop();
    if (!m_model.isEdited()) {
        if (!m_id.isEmpty()) forget();
        return;
    }
    VariantDraft draft = m_model.draft();
    if (draft.variant == m_kept.variant && draft.words == m_kept.words) return;
    if (!m_model.contentProblems().empty()) draft.sound = m_kept.sound.empty() ? m_kept.variant : m_kept.sound;
    if (m_id.isEmpty()) {
        m_id = VariantDrafts::newId();
        m_drafts.lock(m_id);
        m_drafts.prune(m_id);
    }
    draft.id = m_id;
    if (auto written = m_drafts.write(draft); !written)
        emit failed(written.error());
    else
        m_kept = std::move(draft);
}

void DraftKeeper::finish()
{
    if (m_later.isActive()) keep();
}

void DraftKeeper::letGo()
{
    finish();
    m_drafts.unlock();
    m_id.clear();
    m_kept = {};
}

void DraftKeeper::forget()
{
    m_later.stop();
    if (!m_id.isEmpty()) m_drafts.forget(m_id);
    m_drafts.unlock();
    m_id.clear();
    m_kept = {};
    emit changed();
}

void DraftKeeper::started()
{
    finish();
    if (!m_model.isContentEdited()) forget();
}

std::vector<VariantDraft> DraftKeeper::others()
{
    std::vector<VariantDraft> all = m_drafts.list(m_setAside);
    std::erase_if(all, [this](const VariantDraft& draft) { return draft.id == m_id; });
    return all;
}

engine::Errors DraftKeeper::goOn(const VariantDraft& draft)
{
    if (engine::Errors errors = m_model.takeDraft(draft); !errors.empty()) return errors;
    if (m_drafts.lock(draft.id)) { // else another program has it meanwhile, and this one keeps a copy
        m_id = draft.id;
        m_kept = draft;
    }
    emit changed();
    return {};
}

void DraftKeeper::discard(const QString& id)
{
    m_drafts.remove(id);
    emit changed();
}

void DraftKeeper::takeBack(const QString& id)
{
    m_drafts.takeBack(id);
    emit changed();
}

} // namespace marches::app
