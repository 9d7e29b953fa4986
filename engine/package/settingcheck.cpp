// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/settingcheck.h"

#include <algorithm>

#include "engine/game/optioncheck.h"

namespace marches::engine {

std::optional<Error> checkSetting(const std::vector<OptionSpec>& specs, const OptionSetting& setting,
                                  const std::string& file, const std::string& path)
{
    const auto spec = std::ranges::find(specs, setting.id, &OptionSpec::id);
    Hints hints;
    if (spec != specs.end()) return checkSetting(&*spec, {}, setting, file, path, hints);
    std::vector<std::string> known;
    known.reserve(specs.size());
    for (const OptionSpec& other : specs) known.push_back(other.id);
    return checkSetting(nullptr, known, setting, file, path, hints);
}

std::optional<Error> checkSetting(const OptionSpec* spec, const std::vector<std::string>& known,
                                  const OptionSetting& setting, const std::string& file, const std::string& path,
                                  Hints& hints)
{
    std::optional<Error> error;
    if (spec == nullptr)
        error = unknownName({}, file, {}, "unknown-option", setting.id, known, hints);
    else
        error = checkOptionValue(*spec, setting.value);
    if (!error) return error;
    error->file = file;
    error->line = setting.line;
    error->column = setting.column;
    error->path = path.empty() ? setting.id : path + "." + setting.id;
    return error;
}

} // namespace marches::engine
