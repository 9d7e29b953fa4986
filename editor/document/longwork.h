// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/progress.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QSemaphore>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace marches::editor {

/// Work that takes longer than a person waits without a sign, done in another thread: one piece at a time, the latest
/// wins. The work gets all that it needs as values, for it may go on a while after it was cancelled or this object is
/// gone; what it found is then dropped. Results and signals come in the thread of this object.
class LongWork : public QObject {
    Q_OBJECT
public:
    explicit LongWork(QObject* parent = nullptr);
    ~LongWork() override;

    /// `work(const Progress&)` runs in another thread; `then(result)` here, unless it was cancelled before.
    template <class Work, class Then> void start(Work work, Then then)
    {
        using Result = std::invoke_result_t<Work&, const Progress&>;
        auto promise = std::make_shared<QPromise<Result>>();
        auto* watcher = new QFutureWatcher<Result>(this);
        const QFuture<Result> future = promise->future();
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, then = std::move(then)]() mutable {
            if (!hasEnded(watcher)) return;
            then(watcher->future().takeResult());
        });
        watcher->setFuture(future);
        begin(watcher, [promise, work = std::move(work)]() mutable {
            promise->start();
            promise->setProgressRange(0, kSteps);
            const auto told = [&promise](double done) {
                promise->setProgressValue(static_cast<int>(done * kSteps));
                return !promise->isCanceled();
            };
            if (!promise->isCanceled()) promise->addResult(work(told));
            promise->finish();
        });
    }
    /// What is under way is not wanted any more.
    void cancel();
    bool isRunning() const { return m_watcher != nullptr; }
    /// How much is done, from 0 to 1; 0 as long as the work has not said.
    double done() const;
    /// Waits for the work, at most so long, without an event loop; true: it has ended, and its result is on its way as
    /// an event.
    bool wait(int milliseconds) const;

    /// The same, and its result comes before this returns.
    bool finishWithin(int milliseconds);

    /// Waits until no work is under way anywhere, cancelled or not: before the program ends.
    static void waitForAll();
    /// Whether some is under way anywhere, cancelled or not.
    static bool isAnyRunning();

signals:
    /// It begins, or it has ended or was cancelled.
    void runningChanged(bool running);
    void progressed(double done);

private:
    static constexpr int kSteps = 1000; ///< of progress

    void begin(QFutureWatcherBase* watcher, std::function<void()> work);
    /// Whether it was this one that was waited for; then none is any more.
    bool hasEnded(QFutureWatcherBase* watcher);
    void drop();

    QFutureWatcherBase* m_watcher = nullptr;
    std::shared_ptr<QSemaphore> m_ended;
};

} // namespace marches::editor
