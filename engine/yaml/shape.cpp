// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "engine/yaml/fields.h"

namespace marches::engine {

namespace {

// A board unit is a user unit of board.svg; a hundred thousand each way is far beyond any screen.
constexpr double kFarthest = 1e5;

Shape ofType(Shape::Type type)
{
    Shape shape;
    shape.type = type;
    return shape;
}

Shape ranged(Shape::Type type, double min, double max)
{
    Shape shape = ofType(type);
    shape.min = min;
    shape.max = max;
    return shape;
}

} // namespace

Shape Shape::any() { return {}; }
Shape Shape::text(int maxLength, int minLength) { return ranged(Type::Text, minLength, maxLength); }
Shape Shape::id() { return ofType(Type::Id); }
Shape Shape::language() { return ofType(Type::Language); }
Shape Shape::integer(int min, int max) { return ranged(Type::Integer, min, max); }
Shape Shape::number(double min, double max) { return ranged(Type::Number, min, max); }
Shape Shape::flag() { return ofType(Type::Switch); }
Shape Shape::color() { return ofType(Type::Color); }
Shape Shape::scalar() { return ofType(Type::Scalar); }

Shape Shape::word(std::vector<std::string> words)
{
    Shape shape = ofType(Type::Word);
    shape.words = std::move(words);
    return shape;
}

Shape Shape::list(Shape item, int minItems, int maxItems)
{
    Shape shape = ranged(Type::List, minItems, maxItems);
    shape.parts.push_back(std::move(item));
    return shape;
}

Shape Shape::mapOf(Shape value, Keys keys)
{
    Shape shape = ofType(Type::MapOf);
    shape.parts.push_back(std::move(value));
    shape.keys = keys;
    return shape;
}

Shape Shape::object(std::string name, std::vector<Field> fields)
{
    Shape shape = ofType(Type::Object);
    shape.name = std::move(name);
    shape.fields = std::move(fields);
    return shape;
}

Shape Shape::either(std::vector<Shape> parts)
{
    Shape shape = ofType(Type::Either);
    shape.parts = std::move(parts);
    return shape;
}

Shape Shape::point() { return list(number(-kFarthest, kFarthest), 2, 2).flow(); }
Shape Shape::box() { return list(number(-kFarthest, kFarthest), 4, 4).flow(); }

Shape Shape::block() const
{
    Shape shape = *this;
    shape.layout = Layout::Block;
    return shape;
}

Shape Shape::flow() const
{
    Shape shape = *this;
    shape.layout = Layout::Flow;
    return shape;
}

const Field* Shape::find(std::string_view key) const
{
    const auto found = std::ranges::find_if(fields, [&](const Field& field) { return field.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

} // namespace marches::engine
