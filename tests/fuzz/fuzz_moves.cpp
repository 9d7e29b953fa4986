// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstdint>
#include <cstdlib>

#include "engine/game/domain.h"
#include "engine/package/library.h"

using namespace marches::engine;

namespace {

/// The input as a stream of small numbers; zeros when it is used up.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_data(data), m_left(size) {}
    bool empty() const { return m_left == 0; }
    std::uint8_t next()
    {
        if (m_left == 0) return 0;
        --m_left;
        return *m_data++;
    }

private:
    const std::uint8_t* m_data;
    std::size_t m_left;
};

/// A legal move, or one with a few of its numbers changed to whatever.
Move someMove(const Decision& decision, const State& state, Random& random, Bytes& bytes)
{
    Move move;
    sample(decision, state, random, move);
    const int changes = bytes.next() % 4;
    for (int i = 0; i < changes; ++i) {
        const std::uint8_t where = bytes.next();
        const auto value = static_cast<std::int16_t>(static_cast<std::int8_t>(bytes.next()));
        if (where % 8 < Move::kMaxArgs)
            move.arg[where % 8] = value;
        else if (where % 8 == 4)
            move.verb = static_cast<std::uint8_t>(value);
        else if (where % 8 == 5)
            move.seat = static_cast<std::uint8_t>(value);
        else if (where % 8 == 6)
            move.clearParts();
        else if (!move.full())
            move.addPart({value, static_cast<std::int16_t>(bytes.next()), 0, 0});
    }
    return move;
}

} // namespace

/// Plays whatever comes: a move is taken exactly when the decision contains it, and a refused one changes nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Library library(MARCHES_SOURCE_DIR, {});
    static const std::array<Result<GameSetup>, 7> games{library.setup("narnia:narnia-risk-junior"),
                                                        library.setup("castle-europe:castle-risk"),
                                                        library.setup("wardrobe-road:le-monde-de-narnia"),
                                                        library.setup("world:classic-risk"),
                                                        library.setup("world:warrior-risk"),
                                                        library.setup("diplomacy-europe:diplomacy"),
                                                        library.setup("narnian-wars:narnian-wars")};
    Bytes bytes(data, size);
    const Result<GameSetup>& setup = games[bytes.next() % games.size()];
    if (!setup) std::abort();
    const std::uint64_t seed = bytes.next();
    Random random(seed);
    Game game(setup->game, setup->options, seed);
    while (!bytes.empty() && !game.over()) {
        if (game.pending().pending == Pending::Chance) {
            game.roll();
            continue;
        }
        const Move move = someMove(game.pending(), game.state(), random, bytes);
        // Where several owe an answer, each is asked for itself.
        const bool legal = contains(game.pendingFor(move.seat), game.state(), move);
        const State before = game.state();
        const bool refused = static_cast<bool>(game.apply(move));
        if (legal == refused || (refused && !(before == game.state()))) std::abort();
    }
    return 0;
}
