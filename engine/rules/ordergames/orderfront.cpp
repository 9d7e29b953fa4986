// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/orderfront.h"

namespace marches::engine {

/// What is spread over places step by step, summed up with its weights.
void addPull(const adjudication::MovementGraph& graph, const std::vector<Mask>& ways, int centre, int number,
             int centres, OrderPull& pull)
{
    constexpr int kSteps = 10;
    constexpr std::array<std::array<float, kSteps>, 2> kWeights{
        {{100, 1000, 30, 10, 6, 5, 4, 3, 2, 1}, {1000, 100, 30, 10, 6, 5, 4, 3, 2, 1}}};
    constexpr float kThin = 5.0F;
    const auto places = static_cast<std::size_t>(graph.places);
    const auto row = static_cast<std::size_t>(centres);
    std::vector<float> now(places, 0.0F);
    std::vector<float> next(places, 0.0F);
    for (std::size_t place = 0; place < places; ++place)
        now[place] = graph.provinceOf[place] == centre && ways[place].any() ? 1.0F : 0.0F;
    for (std::size_t step = 0; step < kSteps; ++step) {
        for (std::size_t season = 0; season < 2; ++season) {
            if (pull[season].empty()) pull[season].assign(places * row, 0.0F);
            for (std::size_t place = 0; place < places; ++place)
                pull[season][place * row + static_cast<std::size_t>(number)] += kWeights[season][step] * now[place];
        }
        for (std::size_t place = 0; place < places; ++place) {
            float sum = now[place];
            ways[place].forEach([&](int to) { sum += now[static_cast<std::size_t>(to)]; });
            next[place] = sum / kThin;
        }
        now.swap(next);
    }
}

} // namespace marches::engine
