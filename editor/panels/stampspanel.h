// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"

#include <QListWidget>

#include <string>

class QLabel;
class QLineEdit;
class QPushButton;

namespace marches::editor {

class ChoiceBox;

/// Small drawings in rows, which are dragged out by their ids (kStampMime).
class StampGrid : public QListWidget {
    Q_OBJECT
public:
    explicit StampGrid(QWidget* parent = nullptr);

    static constexpr int kIdRole = Qt::UserRole;

protected:
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;
};

/// The stamps that there are, in the style of the map: one is taken in hand by a click, or dragged onto the map.
class StampsPanel : public MapPanel {
    Q_OBJECT
public:
    explicit StampsPanel(QWidget* parent = nullptr);

    QString heading() const override;
    StampGrid& grid() { return *m_grid; }
    /// The one that the tool has in hand; empty: none.
    void setInHand(const std::string& stamp);
    /// Other stamps are there.
    void reload();

signals:
    void taken(const std::string& stamp);
    void folderRequested();
    void reloadRequested();

protected:
    void refresh() override;
    void retranslate() override;
    void mapChanged() override;

private:
    void fillGroups();
    void fill();
    void filter();
    void paintPictures();
    void take(const QListWidgetItem* item);

    QLineEdit* m_search;
    ChoiceBox* m_group;
    StampGrid* m_grid;
    QLabel* m_none; ///< why the grid is empty
    QPushButton* m_folder;
    QPushButton* m_reload;
    std::string m_inHand;
    std::string m_painted; ///< style that the pictures are in
    bool m_filled = false;
};

} // namespace marches::editor
