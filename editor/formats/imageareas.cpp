// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/imageareas.h"

#include <algorithm>
#include <cstdlib>
#include <deque>

namespace marches::editor {

namespace {

class AreaFinder {
public:
    AreaFinder(const QImage& picture, const TraceOptions& options)
        : m_image(picture.convertToFormat(QImage::Format_RGB32)), m_options(options)
    {
        m_areas.width = m_image.width();
        m_areas.height = m_image.height();
        m_areas.area.assign(static_cast<std::size_t>(m_areas.width) * static_cast<std::size_t>(m_areas.height),
                            ImageAreas::kNone);
    }

    ImageAreas find()
    {
        for (std::size_t pixel = 0; pixel < m_areas.area.size(); ++pixel)
            if (m_areas.area[pixel] == ImageAreas::kNone) flood(pixel);
        dissolve(unwanted());
        renumber();
        return std::move(m_areas);
    }

private:
    QRgb colourOf(std::size_t pixel) const
    {
        const auto width = static_cast<std::size_t>(m_areas.width);
        return reinterpret_cast<const QRgb*>(m_image.constScanLine(static_cast<int>(pixel / width)))[pixel % width];
    }
    bool alike(QRgb a, QRgb b) const
    {
        const int most = m_options.colourTolerance;
        return std::abs(qRed(a) - qRed(b)) <= most && std::abs(qGreen(a) - qGreen(b)) <= most &&
               std::abs(qBlue(a) - qBlue(b)) <= most;
    }
    template <class Visit> void visitNeighbours(std::size_t pixel, Visit visit) const
    {
        const auto width = static_cast<std::size_t>(m_areas.width);
        const std::size_t x = pixel % width;
        if (x > 0) visit(pixel - 1);
        if (x + 1 < width) visit(pixel + 1);
        if (pixel >= width) visit(pixel - width);
        if (pixel + width < m_areas.area.size()) visit(pixel + width);
    }
    void flood(std::size_t first)
    {
        const auto name = static_cast<std::int32_t>(m_areas.colour.size());
        const QRgb seed = colourOf(first);
        m_areas.colour.push_back(seed);
        m_areas.pixels.push_back(0);
        m_todo.assign(1, first);
        m_areas.area[first] = name;
        int lead =
            0; // the colour of most pixels, by a vote (R. Boyer and J. Moore, 1981): the first may be a blurred one
        while (!m_todo.empty()) {
            const std::size_t pixel = m_todo.back();
            m_todo.pop_back();
            ++m_areas.pixels.back();
            if (lead == 0) m_areas.colour.back() = colourOf(pixel);
            lead += colourOf(pixel) == m_areas.colour.back() ? 1 : -1;
            visitNeighbours(pixel, [&](std::size_t next) {
                if (m_areas.area[next] != ImageAreas::kNone || !alike(seed, colourOf(next))) return;
                m_areas.area[next] = name;
                m_todo.push_back(next);
            });
        }
    }

    /// Areas that are too small or nowhere wider than a line.
    std::vector<char> unwanted() const
    {
        std::vector<char> result(m_areas.colour.size(), 0);
        const std::vector<int> depth = depths();
        std::vector<int> deepest(m_areas.colour.size(), 0);
        for (std::size_t pixel = 0; pixel < m_areas.area.size(); ++pixel) {
            int& most = deepest[static_cast<std::size_t>(m_areas.area[pixel])];
            most = std::max(most, depth[pixel]);
        }
        for (std::size_t i = 0; i < result.size(); ++i) {
            const bool isLine = m_options.lineWidth > 0 && 2 * deepest[i] - 1 <= m_options.lineWidth;
            result[i] = m_areas.pixels[i] < m_options.leastPixels || isLine ? 1 : 0;
        }
        // A picture of one small area is still that area.
        if (std::find(result.begin(), result.end(), 0) == result.end() && !result.empty())
            result[static_cast<std::size_t>(std::max_element(m_areas.pixels.begin(), m_areas.pixels.end()) -
                                            m_areas.pixels.begin())] = 0;
        return result;
    }
    /// By pixel: steps (side by side) to the nearest pixel of another area, 1 at the border.
    std::vector<int> depths() const
    {
        std::vector<int> depth(m_areas.area.size(), 0);
        std::vector<std::size_t> front;
        for (std::size_t pixel = 0; pixel < depth.size(); ++pixel) {
            bool atBorder = false;
            visitNeighbours(pixel, [&](std::size_t next) { atBorder |= m_areas.area[next] != m_areas.area[pixel]; });
            if (!atBorder) continue;
            depth[pixel] = 1;
            front.push_back(pixel);
        }
        for (int step = 2; !front.empty(); ++step) {
            std::vector<std::size_t> next;
            for (const std::size_t pixel : front)
                visitNeighbours(pixel, [&](std::size_t beside) {
                    if (depth[beside] != 0) return;
                    depth[beside] = step;
                    next.push_back(beside);
                });
            front = std::move(next);
        }
        return depth;
    }
    /// Gives the pixels of unwanted areas to the nearest wanted one, from all sides at the same pace.
    void dissolve(const std::vector<char>& gone)
    {
        const auto isGone = [&](std::size_t pixel) { return gone[static_cast<std::size_t>(m_areas.area[pixel])] != 0; };
        std::deque<std::size_t> front;
        for (std::size_t pixel = 0; pixel < m_areas.area.size(); ++pixel) {
            if (isGone(pixel)) continue;
            bool beside = false;
            visitNeighbours(pixel, [&](std::size_t next) { beside |= isGone(next); });
            if (beside) front.push_back(pixel);
        }
        while (!front.empty()) {
            const std::size_t pixel = front.front();
            front.pop_front();
            visitNeighbours(pixel, [&](std::size_t next) {
                if (!isGone(next)) return;
                --m_areas.pixels[static_cast<std::size_t>(m_areas.area[next])];
                m_areas.area[next] = m_areas.area[pixel];
                ++m_areas.pixels[static_cast<std::size_t>(m_areas.area[next])];
                front.push_back(next);
            });
        }
    }
    /// Largest first, without those that are empty now.
    void renumber()
    {
        std::vector<std::int32_t> order;
        for (std::size_t i = 0; i < m_areas.pixels.size(); ++i)
            if (m_areas.pixels[i] > 0) order.push_back(static_cast<std::int32_t>(i));
        std::stable_sort(order.begin(), order.end(), [this](std::int32_t a, std::int32_t b) {
            return m_areas.pixels[static_cast<std::size_t>(a)] > m_areas.pixels[static_cast<std::size_t>(b)];
        });
        std::vector<std::int32_t> newName(m_areas.pixels.size(), ImageAreas::kNone);
        std::vector<QRgb> colour;
        std::vector<int> pixels;
        for (const std::int32_t old : order) {
            newName[static_cast<std::size_t>(old)] = static_cast<std::int32_t>(colour.size());
            colour.push_back(m_areas.colour[static_cast<std::size_t>(old)]);
            pixels.push_back(m_areas.pixels[static_cast<std::size_t>(old)]);
        }
        for (std::int32_t& name : m_areas.area) name = newName[static_cast<std::size_t>(name)];
        m_areas.colour = std::move(colour);
        m_areas.pixels = std::move(pixels);
    }

    QImage m_image;
    TraceOptions m_options;
    ImageAreas m_areas;
    std::vector<std::size_t> m_todo;
};

} // namespace

ImageAreas findAreas(const QImage& picture, const TraceOptions& options) { return AreaFinder(picture, options).find(); }

} // namespace marches::editor
