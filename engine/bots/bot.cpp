// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/bot.h"

namespace marches::engine {

namespace {

class RandomBot : public Bot {
public:
    explicit RandomBot(std::uint64_t seed) : m_random(seed) {}

    void choose(const Rules& /*rules*/, const State& view, const Decision& decision, Move& move) override
    {
        sample(decision, view, m_random, move);
    }

private:
    Random m_random;
};

} // namespace

const std::vector<std::string_view>& botLevels()
{
    static const std::vector<std::string_view> levels{"random"};
    return levels;
}

std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed)
{
    if (level == "random") return std::make_unique<RandomBot>(seed);
    return nullptr;
}

} // namespace marches::engine
