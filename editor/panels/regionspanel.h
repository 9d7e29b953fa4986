// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"

#include <QColor>

#include <functional>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidgetItem;

namespace marches::editor {

class LetteringForm;
class RegionForm;
class RegionTree;

/// The regions of the map: name and bonus are edited in place, a click selects all territories, territories are dragged
/// from one to another.
class RegionsPanel : public MapPanel {
    Q_OBJECT
public:
    explicit RegionsPanel(QWidget* parent = nullptr);

    QString heading() const override;
    /// Colour of a region by its place in the file, as the map shows it.
    /// Where no style gives them any.
    void setColours(std::function<QColor(std::size_t)> colour) { m_colour = std::move(colour); }
    RegionTree& tree() { return *m_tree; }
    /// The key that makes a new region, in words; empty: none.
    void setAddKey(const QString& key);

    /// Lets the name of the region in whose row the focus is be typed. False: it is in none.
    bool rename();
    /// A new region of the selected territories, ready to be named.
    void addFromSelection();

signals:
    /// The pointer is on a region; its territories are to glow. Empty: on none.
    void regionHovered(const QString& region);
    /// Enter or Esc was pressed in a name of the form: one is done here.
    void done();

protected:
    void refresh() override;
    void retranslate() override;
    void mapChanged() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    void onClicked(QTreeWidgetItem* item);
    void onEdited(QTreeWidgetItem* item, int column);
    void rename(RecordId region, const std::string& name);
    void assign(const std::vector<RecordId>& places, const QString& region);
    void removeCurrent();
    /// Whether names of regions stand on the board, as the map or its style has it.
    bool namesRegions() const;
    void setNamesRegions(bool on);
    void refreshNames();
    QTreeWidgetItem* rowOf(const QString& region) const;
    std::optional<RecordId> currentRegion() const;

    std::function<QColor(std::size_t)> m_colour;
    RegionTree* m_tree;
    QLabel* m_empty;
    QPushButton* m_add;
    QPushButton* m_assign;
    QPushButton* m_remove;
    QCheckBox* m_names;
    RegionForm* m_forms;        ///< names of the current region
    LetteringForm* m_lettering; ///< of the current region's name
    QString m_addKey;
    QString m_nameNext; ///< id of a new region that is to be named
    bool m_filling = false;
    bool m_recordsChanged = true;
};

} // namespace marches::editor
