// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/moderail.h"

#include <algorithm>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/style.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kWide = 76;
constexpr int kNarrow = 48;
constexpr int kIcon = 22;
constexpr int kHeight = 58;

/// A mode's button. Drawn by hand: the bar at the edge marks the chosen one without colour alone.
class RailButton : public QToolButton {
public:
    explicit RailButton(QWidget* parent) : QToolButton(parent)
    {
        setAutoRaise(true);
        setIconSize({kIcon, kIcon});
        setFont(fontFor(TextRole::Small));
    }
    bool iconOnly = false;

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& c = colours();
        const QRect body = rect().adjusted(4, 2, -4, -2);
        if (isChecked() || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(isChecked() ? c.chip : c.panel);
            painter.drawRoundedRect(body, 5, 5);
        }
        if (isChecked())
            painter.fillRect(QRect(isRightToLeft() ? width() - 3 : 0, body.top() + 4, 3, body.height() - 8), c.accent);
        const QIcon::State state = isChecked() ? QIcon::On : QIcon::Off;
        const int top = iconOnly ? (height() - kIcon) / 2 : body.top() + 7;
        icon().paint(&painter, QRect((width() - kIcon) / 2, top, kIcon, kIcon), Qt::AlignCenter, QIcon::Normal, state);
        if (!iconOnly) {
            QFont face = font();
            if (isChecked()) face.setWeight(QFont::DemiBold);
            painter.setFont(face);
            painter.setPen(isChecked() ? c.onChip : c.text);
            const QRect words(2, top + kIcon + 3, width() - 4, body.bottom() - top - kIcon - 3);
            painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop,
                             painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
        }
        if (hasFocus()) drawFocusRing(&painter, body, 5);
    }
};

/// To a screen reader one of many, where Qt would speak of a check box: another mode takes the place of the one that is
/// there.
class SpokenMode : public QAccessibleWidget {
public:
    explicit SpokenMode(RailButton* button) : QAccessibleWidget(button, QAccessible::RadioButton), m_button(*button) {}

    QString text(QAccessible::Text kind) const override
    {
        const QString said = QAccessibleWidget::text(kind);
        if (!said.isEmpty() || m_button.defaultAction() == nullptr) return said;
        if (kind == QAccessible::Name) return m_button.text().remove(QLatin1Char('&'));
        if (kind == QAccessible::Accelerator)
            return m_button.defaultAction()->shortcut().toString(QKeySequence::NativeText);
        return {};
    }
    QAccessible::State state() const override
    {
        QAccessible::State now = QAccessibleWidget::state();
        now.checkable = true;
        now.checked = m_button.isChecked();
        return now;
    }
    QStringList actionNames() const override { return QStringList{pressAction()} + QAccessibleWidget::actionNames(); }
    void doAction(const QString& action) override
    {
        if (action == pressAction())
            m_button.click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    RailButton& m_button;
};

QAccessibleInterface* spokenMode(const QString& /*key*/, QObject* object)
{
    auto* button = dynamic_cast<RailButton*>(object);
    return button == nullptr ? nullptr : new SpokenMode(button);
}

} // namespace

ModeRail::ModeRail(QWidget* parent) : Translated(parent), m_layout(new QVBoxLayout(this))
{
    [[maybe_unused]] static const bool told = (QAccessible::installFactory(spokenMode), true);
    setObjectName(QStringLiteral("modeRail"));
    m_layout->setContentsMargins(0, 8, 0, 8);
    m_layout->setSpacing(2);
    m_layout->addStretch(1);
    setIconsOnly(false);
    retranslate();
}

void ModeRail::addMode(QAction* action, bool atFoot)
{
    auto* button = new RailButton(this);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::StrongFocus);
    m_layout->insertWidget(atFoot ? m_layout->count() : static_cast<int>(m_buttons.size()), button);
    m_buttons.push_back(button);
    setIconsOnly(m_iconsOnly);
}

void ModeRail::setIconsOnly(bool iconsOnly)
{
    m_iconsOnly = iconsOnly;
    int width = kNarrow;
    if (!iconsOnly) {
        QFont bold = fontFor(TextRole::Small);
        bold.setWeight(QFont::DemiBold);
        width = kWide;
        for (const QToolButton* button : m_buttons)
            width = std::max(width, QFontMetrics(bold).horizontalAdvance(button->text()) + 10);
    }
    setFixedWidth(width);
    for (QToolButton* button : m_buttons) {
        static_cast<RailButton*>(button)->iconOnly = iconsOnly;
        button->setFixedSize(width, iconsOnly ? kNarrow - 4 : kHeight + QFontMetrics(button->font()).height() - 14);
        button->update();
    }
}

void ModeRail::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colours().title);
}

void ModeRail::retranslate()
{
    setAccessibleName(tr("Modes"));
    setIconsOnly(m_iconsOnly);
}

} // namespace marches::app
