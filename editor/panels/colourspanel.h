// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"

#include <QColor>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::editor {

class Cartographer;
class ColourField;

/// The colours of sea, paper and terrains on this map, of regions, and of the selected territories, with a word where
/// one is too near to those of the players.
class ColoursPanel : public MapPanel {
    Q_OBJECT
public:
    explicit ColoursPanel(QWidget* parent = nullptr);

    QString heading() const override;
    /// What is wrong with a ground that territories have; empty: nothing.
    static QString warning(const QColor& ground, const QColor& letters);

protected:
    void refresh() override;
    void retranslate() override;

private:
    struct Line {
        QLabel* name = nullptr;
        ColourField* field = nullptr;
        QLabel* warning = nullptr;
    };
    Line addLine(QVBoxLayout& column, const QString& objectName);
    void showLine(const Line& line, const QString& name, const QStringList& own, const QColor& shown,
                  const QColor& letters);
    void showTerritories(const Cartographer& cartographer);
    void colourRegion(std::size_t line, const std::string& colour);
    void colourTerritories(const std::string& colour);
    void showGround(const Cartographer& cartographer);
    void colourGround(std::size_t line, const std::string& colour);
    void fitLines(std::vector<Line>& lines, QVBoxLayout& column, std::size_t count, const QString& objectName,
                  void (ColoursPanel::*edited)(std::size_t, const std::string&));
    void fillByRegion();

    QLabel* m_state;
    QPushButton* m_byRegion; ///< shown while land has another colour than its region
    Line m_territories;
    QLabel* m_groundHead;
    QVBoxLayout* m_groundColumn;
    std::vector<Line> m_ground;
    std::vector<std::string> m_groundNames; ///< by line, as in the palette of a map
    QPushButton* m_asStyle;                 ///< shown while some of them are the map's own
    QLabel* m_regionsHead;
    QVBoxLayout* m_column;
    std::vector<Line> m_regions;
    std::vector<RecordId> m_keys; ///< of the regions, by line
};

} // namespace marches::editor
