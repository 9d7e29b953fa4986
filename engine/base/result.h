// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace marches::engine {

/// Placeholders of a sentence and their values: {"key", "terain"}, {"hint", "terrain"}.
using ErrorArgs = std::vector<std::pair<std::string, std::string>>;

/// Something wrong with what came from outside (a file, an option, a command): a code, the arguments of its sentence,
/// and the place. The sentence itself is in resources/engine/texts.yaml under `error.<code>`, so that it is translated
/// like any other; errorText() in engine/text/texts.h makes it.
struct Error {
    std::string code; ///< kebab-case: "unknown-key"
    ErrorArgs args;
    std::string file;
    int line = 0;     ///< from 1; 0: the whole file
    int column = 0;   ///< from 1; 0: the whole line
    std::string path; ///< in the document: "territories.telmar.terrain"
};

/// All that is wrong; never empty in a failed Result.
using Errors = std::vector<Error>;

template <class T> using Result = tl::expected<T, Errors>;

inline tl::unexpected<Errors> fail(Error error) { return tl::unexpected<Errors>(Errors{std::move(error)}); }
inline tl::unexpected<Errors> fail(Errors errors) { return tl::unexpected<Errors>(std::move(errors)); }

} // namespace marches::engine
