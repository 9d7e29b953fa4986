// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/longwork.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace marches::editor {

namespace {

/// Apart from the global one, so that artwork is not drawn after an export only.
QThreadPool& threads()
{
    static QThreadPool pool;
    return pool;
}

} // namespace

LongWork::LongWork(QObject* parent) : QObject(parent) {}

LongWork::~LongWork() { drop(); }

double LongWork::done() const { return m_watcher ? static_cast<double>(m_watcher->progressValue()) / kSteps : 0; }

void LongWork::begin(QFutureWatcherBase* watcher, std::function<void()> work)
{
    const bool before = isRunning();
    drop();
    m_watcher = watcher;
    m_ended = std::make_shared<QSemaphore>();
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this] { emit progressed(done()); });
    threads().start([work = std::move(work), ended = m_ended] {
        work();
        ended->release();
    });
    if (!before) emit runningChanged(true);
}

bool LongWork::hasEnded(QFutureWatcherBase* watcher)
{
    if (watcher != m_watcher) return false;
    m_watcher->deleteLater();
    m_watcher = nullptr;
    emit runningChanged(false);
    return true;
}

void LongWork::drop()
{
    if (!m_watcher) return;
    m_watcher->disconnect(this);
    m_watcher->cancel();
    m_watcher->deleteLater();
    m_watcher = nullptr;
}

void LongWork::cancel()
{
    if (!isRunning()) return;
    drop();
    emit runningChanged(false);
}

bool LongWork::wait(int milliseconds) const
{
    if (!m_watcher) return true;
    const bool ended = m_ended->tryAcquire(1, milliseconds);
    if (ended) m_ended->release();
    return ended;
}

bool LongWork::finishWithin(int milliseconds)
{
    if (!wait(milliseconds)) return false;
    if (m_watcher) QCoreApplication::sendPostedEvents(m_watcher);
    return !m_watcher;
}

void LongWork::waitForAll() { threads().waitForDone(); }

bool LongWork::isAnyRunning() { return threads().activeThreadCount() > 0; }

} // namespace marches::editor
