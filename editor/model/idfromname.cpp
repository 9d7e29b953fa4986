// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/model/idfromname.h"

#include <QString>

namespace marches::editor {

std::string idFromName(std::string_view name)
{
    const QString plain =
        QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).normalized(QString::NormalizationForm_KD);
    std::string id;
    bool gap = false;
    for (const QChar letter : plain) {
        if (letter.category() == QChar::Mark_NonSpacing) continue;
        const char16_t c = letter.toLower().unicode();
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9')) {
            if (gap && !id.empty()) id += '-';
            gap = false;
            id += static_cast<char>(c);
        } else {
            gap = true;
        }
    }
    if (id.size() > 60) id.resize(60);
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? "place" : id;
}

} // namespace marches::editor
