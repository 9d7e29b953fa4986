// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/autosave.h"

#include "app/desktop/base/gamesession.h"
#include "engine/io/files.h"

#include <QCoreApplication>

namespace marches::app {

Autosave::Autosave(const QString& folder, Describe describe, QObject* parent)
    : QObject(parent), m_games(folder), m_describe(std::move(describe))
{
    m_pool.setMaxThreadCount(1);
}

Autosave::~Autosave() { m_pool.waitForDone(); }

std::vector<KeptGame> Autosave::games() const
{
    std::vector<KeptGame> all = m_games.list();
    std::erase_if(all, [this](const KeptGame& game) { return game.id == m_id; });
    return all;
}

void Autosave::watch(GameSession* session, const QString& id)
{
    if (session != nullptr && m_session == session) return;
    letGo(false);
    if (session == nullptr) return;
    m_session = session;
    m_id = id.isEmpty() ? KeptGames::newId() : id;
    m_games.lock(m_id);
    connect(session, &GameSession::changed, this, &Autosave::keep);
    connect(session, &GameSession::savedStateChanged, this, &Autosave::keep);
    keep();
    m_games.prune(m_id);
}

void Autosave::keep()
{
    if (m_session == nullptr) return;
    if (m_writing) {
        m_again = true;
        return;
    }
    m_writing = true;
    m_about = m_describe(*m_session);
    m_about.id = m_id;
    m_about.open = true;
    m_pool.start([this, bytes = m_session->asFile(), file = m_games.gameFile(m_id).toStdString(), about = m_about] {
        const auto done = engine::writeFile(file, bytes);
        if (done) m_games.writeSummary(about);
        const engine::Errors errors = done ? engine::Errors() : done.error();
        QMetaObject::invokeMethod(
            this, [this, errors] { onWritten(errors); }, Qt::QueuedConnection);
    });
}

void Autosave::onWritten(const engine::Errors& errors)
{
    m_writing = false;
    emit written(errors);
    if (!m_again) return;
    m_again = false;
    keep();
}

void Autosave::waitForWrites()
{
    while (m_writing) {
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

void Autosave::letGo(bool ended)
{
    waitForWrites();
    if (m_session != nullptr) disconnect(m_session, nullptr, this, nullptr);
    m_session = nullptr;
    if (m_id.isEmpty()) return;
    m_about.open = false;
    // A deal that nobody has answered is no game yet; the program shows it once more where it ended with it.
    if (m_about.played || ended)
        m_games.writeSummary(m_about);
    else
        m_games.forget(m_id);
    m_id.clear();
    m_games.unlock();
}

void Autosave::finish() { letGo(true); }

} // namespace marches::app
