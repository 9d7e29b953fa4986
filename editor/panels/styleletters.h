// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/style.h"
#include "editor/widgets/translated.h"
#include "engine/package/mappackage.h"

#include <QWidget>

#include <array>
#include <functional>
#include <string>

class QPushButton;
class QSpinBox;
class QToolButton;

namespace marches::editor {

class ChoiceBox;
class ColourField;

/// How names of one kind are lettered on this map: size, capitals, slant, weight and colour, each as the style has it
/// until somebody says otherwise. What is said again as the style has it is not kept, so that it follows the style.
class StyleLetters : public Translated<QWidget> {
    Q_OBJECT
public:
    explicit StyleLetters(QWidget* parent = nullptr);

    void showArt(const engine::MapArt& art, bool readOnly);

signals:
    void edited(const std::function<void(engine::MapArt&)>& change);
    /// Something was chosen from a list: one is done here.
    void done();

private:
    enum class Kind { Land, Sea, Regions };
    struct Switch {
        std::optional<bool> engine::MapLetters::*own;
        bool LetterLook::*look;
        QToolButton* button;
    };
    void retranslate() final;
    Kind kind() const;
    engine::MapLetters& letters(engine::MapArt& art) const;
    const LetterLook& look(const Style& style) const;
    void change(const std::function<void(engine::MapLetters& own, const LetterLook& usual)>& make);
    void show();

    engine::MapArt m_art;
    bool m_readOnly = false;
    ChoiceBox* m_kind;
    QSpinBox* m_size; ///< percent of the usual size
    std::array<Switch, 3> m_switches;
    ColourField* m_colour;
    QPushButton* m_asStyle;
};

} // namespace marches::editor
