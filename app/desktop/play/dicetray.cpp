// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/dicetray.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QRandomGenerator>
#include <QWheelEvent>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/widgets/style.h"
#include "editor/painting/markerglyph.h"

namespace marches::app {

namespace {

constexpr int kDie = 34;
constexpr int kPicturedDie = 56;
constexpr int kTrayGap = 6;
constexpr int kTrayMargin = 2;
constexpr int kLeastDie = 14; ///< pixels, of many in one row
constexpr int kTick = 60;

/// Of so many dice in a row, or lines of them, in pixels.
constexpr int lengthOf(int dice, int side) { return dice * (side + kTrayGap) - kTrayGap + 2 * kTrayMargin; }

} // namespace

DiceTray::DiceTray(QWidget* parent) : Translated(parent)
{
    m_tumble.setInterval(kTick);
    connect(&m_tumble, &QTimer::timeout, this, [this] {
        m_left -= kTick;
        if (m_left <= 0) {
            m_tumble.stop();
            m_shown = m_faces;
        } else {
            // Only what is drawn while tumbling; the game's dice are never touched by it.
            for (int& face : m_shown) face = QRandomGenerator::global()->bounded(1, m_sides + 1);
        }
        update();
    });
}

void DiceTray::setColours(const QColor& fill, const QColor& ink, editor::Theme theme)
{
    m_fill = fill;
    m_ink = ink;
    m_theme = theme;
    update();
}

void DiceTray::setLooks(std::vector<FaceStyle> looks)
{
    m_looks = std::move(looks);
    updateGeometry();
    update();
}

int DiceTray::wantedSide() const { return m_looks.empty() ? kDie : kPicturedDie; }

int DiceTray::side() const
{
    const int count = static_cast<int>(m_faces.size());
    if (m_wrapped || count == 0) return wantedSide();
    const int fits = (width() - 2 * kTrayMargin + kTrayGap) / count - kTrayGap;
    return std::clamp(fits, kLeastDie, wantedSide());
}

const FaceStyle* DiceTray::lookOf(int face) const
{
    return face >= 1 && face <= static_cast<int>(m_looks.size()) ? &m_looks[static_cast<std::size_t>(face - 1)]
                                                                 : nullptr;
}

void DiceTray::showFaces(const std::vector<int>& faces, bool setByHand)
{
    m_tumble.stop();
    m_editing = false;
    setFocusPolicy(Qt::NoFocus);
    m_faces = m_shown = faces;
    m_byHand = setByHand;
    describe();
    updateGeometry();
    update();
}

void DiceTray::tumble(const std::vector<int>& faces, int milliseconds)
{
    showFaces(faces, false);
    if (milliseconds <= 0 || !isVisible()) return;
    m_left = milliseconds;
    m_tumble.start();
}

void DiceTray::edit(int count, int sides)
{
    showFaces(std::vector<int>(static_cast<std::size_t>(count), 0), true);
    m_sides = sides;
    m_editing = true;
    m_current = 0;
    setFocusPolicy(Qt::StrongFocus);
    setFocus(Qt::OtherFocusReason);
}

void DiceTray::stopEditing()
{
    m_editing = false;
    setFocusPolicy(Qt::NoFocus);
    update();
}

void DiceTray::setWrapped(bool wrapped)
{
    m_wrapped = wrapped;
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(wrapped);
    setSizePolicy(policy);
    updateGeometry();
}

int DiceTray::perLine(int width) const
{
    return std::max(1, (width - 2 * kTrayMargin + kTrayGap) / (wantedSide() + kTrayGap));
}

QSize DiceTray::sizeHint() const
{
    return {lengthOf(std::max<int>(1, static_cast<int>(m_faces.size())), wantedSide()), lengthOf(1, wantedSide())};
}

QSize DiceTray::minimumSizeHint() const
{
    const int across =
        m_wrapped ? lengthOf(1, wantedSide()) : lengthOf(std::max<int>(1, static_cast<int>(m_faces.size())), kLeastDie);
    return {across, lengthOf(1, wantedSide())};
}

int DiceTray::heightForWidth(int width) const
{
    if (!m_wrapped) return -1;
    const int across = perLine(width);
    const int lines = (std::max<int>(1, static_cast<int>(m_faces.size())) + across - 1) / across;
    return lengthOf(lines, wantedSide());
}

QRect DiceTray::dieRect(int index) const
{
    const int count = std::max<int>(1, static_cast<int>(m_faces.size()));
    const int across = m_wrapped ? std::min(perLine(width()), count) : count;
    const int lines = (count + across - 1) / across;
    const int die = side();
    const int step = die + kTrayGap;
    const int top = (height() - lengthOf(lines, die)) / 2 + kTrayMargin;
    const int column = isRightToLeft() ? across - 1 - index % across : index % across;
    return {kTrayMargin + column * step, top + index / across * step, die, die};
}

int DiceTray::dieAt(const QPoint& point) const
{
    for (int i = 0; i < static_cast<int>(m_faces.size()); ++i)
        if (dieRect(i).contains(point)) return i;
    return -1;
}

void DiceTray::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < static_cast<int>(m_shown.size()); ++i) {
        editor::DieFace face;
        face.value = m_shown[static_cast<std::size_t>(i)];
        if (const FaceStyle* look = lookOf(face.value)) {
            face.picture = look->picture;
            face.value = look->number;
        }
        face.fill = m_fill;
        face.ink = m_ink;
        face.setByHand = m_byHand;
        editor::drawDie(painter, dieRect(i), face, m_theme);
        if (m_editing && hasFocus() && i == m_current) drawFocusRing(&painter, dieRect(i).adjusted(-2, -2, 2, 2), 6);
    }
}

void DiceTray::turn(int index, int by)
{
    if (!m_editing || index < 0) return;
    m_current = index;
    int& face = m_faces[static_cast<std::size_t>(index)];
    face = face == 0 ? (by > 0 ? 1 : m_sides) : (face - 1 + by + m_sides) % m_sides + 1;
    changed();
}

void DiceTray::changed()
{
    m_shown = m_faces;
    describe();
    update();
    if (std::none_of(m_faces.begin(), m_faces.end(), [](int face) { return face == 0; })) emit edited(m_faces);
}

void DiceTray::describe()
{
    QStringList words;
    for (const int face : m_faces) {
        const FaceStyle* look = lookOf(face);
        const QString shown = look != nullptr && !look->name.isEmpty() ? look->name : QString::number(face);
        words << (face == 0 ? tr("not set", "a die without a face yet") : shown);
    }
    setAccessibleName(tr("Dice"));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(m_editing ? tr("Click a die or type its number") : QString());
}

void DiceTray::mousePressEvent(QMouseEvent* event)
{
    turn(dieAt(event->position().toPoint()), event->button() == Qt::RightButton ? -1 : 1);
}

void DiceTray::wheelEvent(QWheelEvent* event)
{
    turn(dieAt(event->position().toPoint()), event->angleDelta().y() > 0 ? 1 : -1);
}

void DiceTray::keyPressEvent(QKeyEvent* event)
{
    const int count = static_cast<int>(m_faces.size());
    const int digit = event->key() - Qt::Key_0;
    if (!m_editing || count == 0) return QWidget::keyPressEvent(event);
    if (digit >= 1 && digit <= m_sides && digit <= 9) {
        m_faces[static_cast<std::size_t>(m_current)] = digit;
        m_current = std::min(m_current + 1, count - 1);
        changed();
    } else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        m_current = std::clamp(m_current + (event->key() == Qt::Key_Right ? 1 : -1), 0, count - 1);
        update();
    } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        turn(m_current, event->key() == Qt::Key_Up ? 1 : -1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

std::vector<FaceStyle> faceLooks(const PlayContext& context, int die, int sides)
{
    std::vector<FaceStyle> looks;
    const engine::Rules& rules = context.runner.rules();
    for (int face = 1; face <= sides; ++face) {
        const std::optional<engine::Ref> shown = rules.faceOf(die, face);
        if (!shown) return {};
        const std::string_view id = rules.vocabulary().name(shown->space, shown->index);
        const std::string_view digits = id.substr(std::min(id.find_last_not_of("0123456789") + 1, id.size()));
        FaceStyle look;
        look.picture = editor::tokenGlyph(id);
        look.number = QString::fromUtf8(digits.data(), static_cast<qsizetype>(digits.size())).toInt();
        look.name = context.word(shown->space, shown->index);
        looks.push_back(std::move(look));
    }
    return looks;
}

} // namespace marches::app
