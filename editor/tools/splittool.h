// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/pathtool.h"

namespace marches::editor {

/// Split (X): a line through a territory, from border to border, or a closed one inside of it.
class SplitTool : public PathTool {
    Q_OBJECT
public:
    using PathTool::PathTool;

    QString id() const override { return QStringLiteral("split"); }
    Qt::Key key() const override { return Qt::Key_X; }
    QString name() const override;
    QString hint() const override;

protected:
    bool finish() override;
    bool endsWith(const Pointer& pointer) override;
    bool isArea() const override { return false; }
    bool followsBorders() const override { return false; }

private:
    /// The territory that most of a line leads through.
    std::optional<RecordId> territoryUnder(const QPainterPath& path) const;
    /// The first corner after the beginning that lies on a border; one past the last: none yet.
    std::size_t firstArrival() const;
    /// The line leads from the outline of its territory to that of a hole, or back: it parts nothing.
    bool joinsTwoRings() const;
};

} // namespace marches::editor
