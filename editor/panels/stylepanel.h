// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/document/sheetparts.h"
#include "editor/panels/mappanel.h"

#include <array>
#include <functional>
#include <optional>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace marches::editor {

class ChoiceBox;
class StyleLetters;
class StylePictures;

/// How the program draws the board: the style, how much grows on it, how names are lettered, what stands on the sheet.
class StylePanel : public MapPanel {
    Q_OBJECT
public:
    explicit StylePanel(QWidget* parent = nullptr);

    QString heading() const override;
    StylePictures& pictures() { return *m_pictures; }
    /// Whether the board has artwork that the program did not draw: asked once, when the panel is first seen.
    void setOwnArtwork(std::function<bool()> there);

signals:
    void artworkRemovalRequested();
    /// Something was chosen from a list: one is done here.
    void done();

protected:
    void refresh() override;
    void retranslate() override;
    void mapChanged() override;

private:
    struct Density {
        QSlider* slider = nullptr;
        QLabel* value = nullptr;
        double engine::MapArt::*field = nullptr;
        MapDocument::MergeId merge{};
    };
    struct PartBox {
        SheetPart part;
        QCheckBox* box = nullptr;
    };
    void connectFields();
    QWidget* makeDensity(Density& density, double engine::MapArt::*field, const char* name);
    void chooseStyle(const std::string& style);
    void change(const QString& title, const std::function<void(engine::MapArt&)>& change,
                MapDocument::MergeId merge = MapDocument::MergeId::None);
    void changeDensity(Density& density, int value);
    void showArt(const engine::MapArt& art);
    void tellState();
    QString densityTitle(const Density& density) const;
    static QString partTitle(SheetPart part, bool on);

    QLabel* m_state;
    QPushButton* m_removeArtwork;
    StylePictures* m_pictures;
    QWidget* m_fields;
    QFormLayout* m_rows;
    Density m_woods;
    Density m_heights;
    QWidget* m_arrangement;
    QSpinBox* m_seed;
    QToolButton* m_die;
    ChoiceBox* m_fills;
    StyleLetters* m_letters;
    QWidget* m_sheet;
    QCheckBox* m_frame;
    std::array<PartBox, 4> m_parts;
    QPushButton* m_bringBack;
    std::function<bool()> m_hasOwnArtwork;
    std::optional<bool> m_ownArtwork;
};

} // namespace marches::editor
