// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/facestyles.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "editor/painting/markerglyph.h"

namespace marches::app {

std::vector<FaceStyle> faceLooks(const PlayContext& context, int die, int sides)
{
    std::vector<FaceStyle> looks;
    const engine::Rules& rules = context.runner.rules();
    for (int face = 1; face <= sides; ++face) {
        const std::optional<engine::Ref> shown = rules.faceOf(die, face);
        if (!shown) return {};
        const std::string_view id = rules.vocabulary().name(shown->space, shown->index);
        const std::string_view digits = id.substr(std::min(id.find_last_not_of("0123456789") + 1, id.size()));
        FaceStyle look;
        look.picture = editor::tokenGlyph(id);
        look.number = QString::fromUtf8(digits.data(), static_cast<qsizetype>(digits.size())).toInt();
        look.name = context.word(shown->space, shown->index);
        looks.push_back(std::move(look));
    }
    return looks;
}

} // namespace marches::app
