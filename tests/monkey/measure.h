// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <utility>

namespace marches::monkey {

/// The program's application, which also measures how long it stays with one event: what the main thread computes or
/// waits for, without the time in which others have the processor, so that a busy machine does not count. Time in a
/// loop that the event has begun is that of other events.
class MeasuredApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    /// The longest stays, the longest first, in words.
    QStringList longest() const;
    /// The event that is being handled is not the program's.
    void forget() { m_measuring = false; }
    /// What is being done, for a reader of longest().
    void setWhat(const QString& what);
    /// Milliseconds after which an event is a fault.
    void setBound(int milliseconds) { m_bound = milliseconds; }
    /// Tells what is open: pages, games and maps. What an act opens may take its time.
    void setOpen(std::function<QString()> open) { m_open = std::move(open); }

private:
    struct Stay {
        std::int64_t nanoseconds = 0;
        QString what;
    };
    void keep(std::int64_t nanoseconds, const QString& what);

    std::array<Stay, 5> m_longest;
    QString m_what;
    std::function<QString()> m_open;
    int m_bound = 0;          ///< 0: none yet
    QString m_openBefore;     ///< before the act
    int m_loop = 0;           ///< level of the loop whose event is measured
    std::int64_t m_began = 0; ///< of the event that is measured
    bool m_measuring = false;
};

} // namespace marches::monkey
