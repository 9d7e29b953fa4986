// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/mirroring.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <QDataStream>
#include <QIODevice>
#include <QString>

namespace marches::app {

namespace {

// How Qt has written arrangements of docks since 4.3; it reads the old ones still, so that this does not change.
constexpr auto kStream = QDataStream::Qt_5_0;
constexpr qint32 kArrangement = 0xff;
constexpr quint8 kDocks = 0xfd;
constexpr quint8 kPart = 0xfc; ///< a row or a column
constexpr quint8 kDock = 0xfb;
constexpr quint8 kTabs = 0xfa;
constexpr qint32 kLeft = 0; ///< of the four sides: left, right, top, bottom
constexpr qint32 kRight = 1;
constexpr int kDeepest = 32; ///< parts within parts; more is no arrangement

/// Reads a state and writes its mirror image.
class Mirror {
public:
    explicit Mirror(const QByteArray& state) : m_state(state), m_in(state) { m_in.setVersion(kStream); }

    QByteArray image()
    {
        qint32 marker = 0;
        qint32 version = 0;
        quint8 docks = 0;
        qint32 sides = 0;
        m_in >> marker >> version >> docks >> sides;
        if (marker != kArrangement || docks != kDocks) return {};
        QByteArray image = read();
        for (qint32 i = 0; i < sides && isGood(); ++i) image += side();
        skipInts(2); // the middle
        image += read();
        image += corners();
        if (!isGood()) return {};
        return image + m_state.mid(m_done); // tool bars
    }

private:
    bool isGood() const { return m_in.status() == QDataStream::Ok; }

    void skipInts(int count)
    {
        qint32 skipped = 0;
        for (int i = 0; i < count; ++i) m_in >> skipped;
    }

    /// What was read since the last time.
    QByteArray read()
    {
        const qint64 from = std::exchange(m_done, m_in.device()->pos());
        return m_state.mid(from, m_done - from);
    }

    static QByteArray written(qint32 number)
    {
        QByteArray bytes;
        QDataStream(&bytes, QIODevice::WriteOnly) << number;
        return bytes;
    }

    QByteArray side()
    {
        qint32 side = 0;
        m_in >> side;
        read();
        if (side == kLeft || side == kRight) side = kLeft + kRight - side;
        skipInts(2); // its size
        const QByteArray size = read();
        return written(side) + size + parts(0);
    }

    /// A row or a column of docks, or some with tabs.
    QByteArray parts(int depth)
    {
        quint8 kind = 0;
        m_in >> kind;
        if (kind == kTabs)
            skipInts(1); // the one in front
        else if (kind != kPart || depth > kDeepest)
            m_in.setStatus(QDataStream::ReadCorruptData);
        quint8 orientation = 0;
        qint32 count = 0;
        m_in >> orientation >> count;
        QByteArray image = read();
        std::vector<QByteArray> found;
        for (qint32 i = 0; i < count && isGood(); ++i) found.push_back(part(depth));
        const bool isRow = kind == kPart && orientation == Qt::Horizontal;
        if (isRow) std::ranges::reverse(found); // their places are worked out anew from their sizes
        for (const QByteArray& one : found) image += one;
        return image;
    }

    QByteArray part(int depth)
    {
        quint8 kind = 0;
        m_in >> kind;
        if (kind == kDock) {
            QString name;
            quint8 flags = 0;
            m_in >> name >> flags;
        } else if (kind != kPart) {
            m_in.setStatus(QDataStream::ReadCorruptData);
        }
        skipInts(4); // place and sizes
        const QByteArray head = read();
        return kind == kPart ? head + parts(depth + 1) : head;
    }

    /// Which side takes the corners: top left, top right, bottom left, bottom right.
    QByteArray corners()
    {
        std::array<qint32, 4> sides{};
        for (qint32& side : sides) m_in >> side;
        read();
        QByteArray image;
        for (const std::size_t other : {1U, 0U, 3U, 2U}) {
            const qint32 side = sides[other];
            image += written(side == Qt::LeftDockWidgetArea    ? Qt::RightDockWidgetArea
                             : side == Qt::RightDockWidgetArea ? Qt::LeftDockWidgetArea
                                                               : side);
        }
        return image;
    }

    const QByteArray& m_state;
    QDataStream m_in;
    qint64 m_done = 0;
};

} // namespace

QByteArray mirroredState(const QByteArray& state) { return Mirror(state).image(); }

} // namespace marches::app
