// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/colourmath.h"

#include "editor/painting/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

using Triple = std::array<double, 3>;

double toLinear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

double fromLinear(double c)
{
    c = std::clamp(c, 0.0, 1.0);
    return c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
}

Triple linear(const QColor& colour)
{
    return {toLinear(colour.redF()), toLinear(colour.greenF()), toLinear(colour.blueF())};
}

Triple multiplied(const std::array<Triple, 3>& matrix, const Triple& v)
{
    Triple out{};
    for (std::size_t i = 0; i < 3; ++i) out[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    return out;
}

/// CIE Simulation of an sRGB colour under D65.
Triple lab(const QColor& colour)
{
    static constexpr std::array<Triple, 3> kXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    const Triple xyz = multiplied(kXyz, linear(colour));
    const auto f = [](double t) { return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16) / 116; };
    const double fx = f(xyz[0] / 0.95047);
    const double fy = f(xyz[1]);
    const double fz = f(xyz[2] / 1.08883);
    return {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
}

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

double hue(double a, double b)
{
    if (a == 0 && b == 0) return 0;
    const double h = std::atan2(b, a) * 180 / std::numbers::pi;
    return h < 0 ? h + 360 : h;
}

} // namespace

QColor seen(const QColor& colour, Sight sight)
{
    static constexpr std::array<std::array<Triple, 3>, 3> kMatrices{{
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    }};
    if (sight == Sight::Normal) return colour;
    const Triple out = multiplied(kMatrices[static_cast<std::size_t>(sight) - 1], linear(colour));
    const auto channel = [](double c) { return static_cast<float>(fromLinear(c)); };
    return QColor::fromRgbF(channel(out[0]), channel(out[1]), channel(out[2]));
}

double colourDistance(const QColor& first, const QColor& second)
{
    const auto [l1, a1, b1] = lab(first);
    const auto [l2, a2, b2] = lab(second);
    const double meanC = (std::hypot(a1, b1) + std::hypot(a2, b2)) / 2;
    const double c7 = std::pow(meanC, 7);
    const double g = 0.5 * (1 - std::sqrt(c7 / (c7 + std::pow(25.0, 7))));
    const double c1 = std::hypot(a1 * (1 + g), b1);
    const double c2 = std::hypot(a2 * (1 + g), b2);
    const double h1 = hue(a1 * (1 + g), b1);
    const double h2 = hue(a2 * (1 + g), b2);

    double dh = h2 - h1;
    if (dh > 180) dh -= 360;
    if (dh < -180) dh += 360;
    if (c1 * c2 == 0) dh = 0;
    const double dL = l2 - l1;
    const double dC = c2 - c1;
    const double dH = 2 * std::sqrt(c1 * c2) * std::sin(radians(dh) / 2);

    const double meanL = (l1 + l2) / 2;
    const double meanCp = (c1 + c2) / 2;
    double meanH = (h1 + h2) / 2;
    if (c1 * c2 == 0)
        meanH = h1 + h2;
    else if (std::abs(h1 - h2) > 180)
        meanH += meanH < 180 ? 180 : -180;
    const double t = 1 - 0.17 * std::cos(radians(meanH - 30)) + 0.24 * std::cos(radians(2 * meanH)) +
                     0.32 * std::cos(radians(3 * meanH + 6)) - 0.20 * std::cos(radians(4 * meanH - 63));
    const double theta = 30 * std::exp(-std::pow((meanH - 275) / 25, 2));
    const double cp7 = std::pow(meanCp, 7);
    const double rotation = -2 * std::sqrt(cp7 / (cp7 + std::pow(25.0, 7))) * std::sin(radians(2 * theta));
    const double sL = 1 + 0.015 * std::pow(meanL - 50, 2) / std::sqrt(20 + std::pow(meanL - 50, 2));
    const double sC = 1 + 0.045 * meanCp;
    const double sH = 1 + 0.015 * meanCp * t;
    const double x = dL / sL;
    const double y = dC / sC;
    const double z = dH / sH;
    return std::sqrt(x * x + y * y + z * z + rotation * y * z);
}

double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const Triple rgb = linear(colour);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    };
    const double x = luminance(a) + 0.05;
    const double y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

QColor under(const QColor& colour, const QColor& wash)
{
    const float t = wash.alphaF();
    return QColor::fromRgbF(colour.redF() * (1 - t) + wash.redF() * t, colour.greenF() * (1 - t) + wash.greenF() * t,
                            colour.blueF() * (1 - t) + wash.blueF() * t);
}

NearestOwner nearestOwner(const QColor& ground)
{
    NearestOwner nearest{0, 1000};
    for (const Theme theme : {Theme::Light, Theme::Dark})
        for (const Sight sight : {Sight::Normal, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia}) {
            const QColor below = seen(under(ground, boardColours(theme).wash), sight);
            for (std::size_t i = 0; i < ownerColours().size(); ++i) {
                const double distance = colourDistance(seen(ownerColours()[i].fill, sight), below);
                if (distance < nearest.distance) nearest = {static_cast<int>(i), distance};
            }
        }
    return nearest;
}

} // namespace marches::editor
