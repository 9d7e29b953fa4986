// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace marches::editor {

class MapRuler;
class MapView;

/// A view of a map between its rulers.
class RuledView : public QWidget {
    Q_OBJECT
public:
    explicit RuledView(QWidget* parent = nullptr);

    MapView& view() { return *m_view; }
    MapRuler& above() { return *m_above; }
    MapRuler& beside() { return *m_beside; }
    void showRulers(bool on);
    bool showsRulers() const;

private:
    MapView* m_view;
    MapRuler* m_above;
    MapRuler* m_beside;
    QWidget* m_corner;
};

} // namespace marches::editor
