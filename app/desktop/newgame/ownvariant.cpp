// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/ownvariant.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

namespace marches::app {

std::string variantId(const QString& name)
{
    std::string id;
    for (const QChar sign : name.normalized(QString::NormalizationForm_D).toLower()) {
        const char16_t code = sign.unicode();
        const bool plain = (code >= u'a' && code <= u'z') || (code >= u'0' && code <= u'9');
        if (plain)
            id += static_cast<char>(code);
        else if (sign.category() != QChar::Mark_NonSpacing && !id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-') id.pop_back();
    constexpr std::size_t kLongest = 60;
    id.resize(std::min(id.size(), kLongest));
    return id.empty() ? "variant" : id;
}

engine::Result<engine::VariantData> saveOwnVariant(Catalogue& catalogue, engine::VariantData variant,
                                                   const QString& name, const std::string& replaced)
{
    const std::string wanted = variantId(name);
    variant.id = wanted;
    variant.comments = {};
    variant.texts = {{"variant.name", name.toStdString(), {}, {}, 0, {}, {}}};
    const engine::Library& library = catalogue.library();
    variant.file = library.ownVariantFile(variant.map, variant.id);
    for (int n = 2; variant.file != replaced && QFileInfo::exists(QString::fromStdString(variant.file)); ++n) {
        variant.id = wanted + "-" + std::to_string(n);
        variant.file = library.ownVariantFile(variant.map, variant.id);
    }
    if (auto written = engine::saveVariant(variant, variant.file); !written)
        return engine::fail(std::move(written.error()));
    catalogue.rescanOwnVariants();
    return variant;
}

} // namespace marches::app
