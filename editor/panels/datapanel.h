// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/maptables.h"
#include "editor/panels/mappanel.h"

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;
class QTreeWidget;

namespace marches::engine {
class Texts;
}

namespace marches::editor {

class CellsView;
class MapAnalysis;
class MapTableModel;

/// The map as tables behind tabs: territories, connections, regions. Rows follow the selection on the board and the
/// other way round; what is pasted from a spreadsheet is shown before anything changes. The way to edit a board without
/// seeing it.
class DataPanel : public MapPanel {
    Q_OBJECT
public:
    explicit DataPanel(QWidget* parent = nullptr);
    ~DataPanel() override;

    QString heading() const override;
    /// Null: nothing is analysed. It must outlive the panel or be taken away before it goes.
    void setAnalysis(MapAnalysis* analysis);
    /// The engine's sentences, in a language; the texts must stay.
    void setTexts(const engine::Texts* texts, const std::string& language);

    CellsView& view(MapTable table) const { return *m_views[static_cast<std::size_t>(table)]; }
    MapTable current() const;
    void setCurrent(MapTable table);
    /// The table gets the keys, on the row of what is selected.
    void takeFocus();
    /// What was pasted and is not yet taken over.
    const std::vector<CellEdit>& pasted() const { return m_pasted; }

signals:
    void revealRequested(marches::editor::RecordId place);

protected:
    void refresh() override;
    void retranslate() override;
    void mapChanged() override;

private:
    static constexpr std::array kTables{MapTable::Territories, MapTable::Connections, MapTable::Regions};

    void arrangePreview();
    void connectView(CellsView& view);
    void showProblems();
    void followSelection();
    /// The rows that are selected in a table are selected on the board.
    void leadSelection(const CellsView& view);
    void go(const CellsView& view, RecordId row);
    void askToPaste(const CellsView& view, const QString& text);
    void listPasted();
    QString refusedWords(const CellEdit& edit) const;
    /// What was pasted and not yet answered is compared with the map as it is now.
    void followMap();
    /// What is refused stays to be looked at.
    void endPaste(bool take);
    void refreshCount();

    QTabWidget* m_tabs;
    QLineEdit* m_filter;
    QLabel* m_count;
    QWidget* m_preview;
    QLabel* m_question = nullptr;
    QTreeWidget* m_changes = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_leave = nullptr;
    std::array<MapTableModel*, kTables.size()> m_models{};
    std::array<CellsView*, kTables.size()> m_views{};
    std::vector<CellEdit> m_pasted;
    MapTable m_pastedInto = MapTable::Territories;
    std::optional<std::size_t> m_refused; ///< of what was pasted, the cell for which it was refused
    MapAnalysis* m_analysis = nullptr;
    const engine::Texts* m_texts = nullptr;
    std::string m_language = "en";
    bool m_leading = false; ///< the selection on the board
    bool m_sized = false;   ///< columns have their first widths
};

} // namespace marches::editor
