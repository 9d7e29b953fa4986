// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>

class QWidget;

namespace marches::editor {

/// Esc in a field gives back what it held when it got the focus, typed and stored alike, and goes no further; where it
/// holds that still, Esc is for whoever comes next. Of lists to choose from, numbers, notes and lines of text; a
/// SharedField does it by itself. A list that stood for several values cannot be given them back: there Undo helps.
class EscGivesBack : public QObject {
    Q_OBJECT
public:
    /// For that field, and gone with it.
    explicit EscGivesBack(QWidget& field);
    /// For every such field below `form` that has none yet.
    static void guard(QWidget& form);

    /// The field is about something else now.
    void forget() { m_isHeld = false; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QVariant held() const;
    void hold();
    /// Whether there was anything to give back.
    bool giveBack();

    QWidget& m_field;
    QVariant m_held;
    bool m_isHeld = false;
};

} // namespace marches::editor
