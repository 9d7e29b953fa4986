// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/factorial.h"

#include <string_view>

namespace marches::engine {

namespace {

/// The factors that are varied freely, and for each of the others the product of those that it follows.
struct Fraction {
    int free;
    std::vector<std::string_view> generators;
};

Fraction fractionFor(int factors)
{
    switch (factors) {
    case 5: return {4, {"ABCD"}};
    case 6: return {5, {"ABCDE"}};
    case 7: return {6, {"ABCDEF"}};
    case 8: return {6, {"ABCD", "ABEF"}};
    case 9: return {7, {"ACDFG", "BCEFG"}};
    case 10: return {7, {"ABCG", "BCDE", "ACDF"}};
    default: return {factors >= 1 && factors <= 4 ? factors : 0, {}};
    }
}

} // namespace

std::vector<std::vector<int>> factorialRuns(int factors)
{
    const Fraction fraction = fractionFor(factors);
    std::vector<std::vector<int>> runs;
    for (unsigned number = 0; fraction.free > 0 && number < 1U << static_cast<unsigned>(fraction.free); ++number) {
        std::vector<int> run;
        for (int factor = 0; factor < fraction.free; ++factor)
            run.push_back((number >> static_cast<unsigned>(factor) & 1U) != 0 ? 1 : -1);
        for (const std::string_view generator : fraction.generators) {
            int level = 1;
            for (const char letter : generator) level *= run[static_cast<std::size_t>(letter - 'A')];
            run.push_back(level);
        }
        runs.push_back(std::move(run));
    }
    return runs;
}

} // namespace marches::engine
