// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/answerwords.h"

#include <span>

#include <QCoreApplication>
#include <QLocale>

#include "app/desktop/play/positionwords.h"
#include "engine/game/domain.h"

namespace marches::app {

using engine::Form;
using engine::Param;
using engine::Part;
using engine::Space;

namespace {

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::AnswerWords)
};

std::span<const Param> paramsOf(const PlayContext& context, const engine::Move& move)
{
    const engine::Decision& decision = context.runner.decision();
    const engine::Offer* offer = decision.findOffer(move.verb);
    return offer == nullptr ? std::span<const Param>() : decision.params(*offer);
}

QString numberOf(const QString& what, int number)
{
    return AnswerWords::tr("%1: %2", "what, how much or how many").arg(what, QLocale().toString(number));
}

/// Items of a long argument.
QString partsText(const PlayContext& context, const Param& param, std::span<const Part> parts)
{
    QStringList words;
    for (const Part& part : parts) {
        const QString name = context.word(param.space, part.item);
        if (param.form != Form::Spread)
            words << name;
        else if (part.amount > 0)
            words << (param.space == Space::Piece
                          ? QString::fromStdString(context.wording.counted(param.space, part.item, part.amount))
                          : numberOf(name, part.amount));
    }
    return words.join(param.form == Form::Path ? QStringLiteral(" – ") : QStringLiteral(", "));
}

/// Empty where there was nothing to choose.
QString valueText(const PlayContext& context, const Param& param, const engine::Move& move, int value)
{
    if (engine::isLong(param.form)) return partsText(context, param, move.parts());
    if (param.form == Form::One) return context.word(param.space, value);
    const engine::Bounds bounds = engine::amountBounds(param, context.runner.shown(), move);
    if (bounds.lo == bounds.hi) return {};
    const QString name = context.word(Space::Param, param.name);
    if (param.form == Form::Amount) return numberOf(name, value);
    return value != 0 ? name : AnswerWords::tr("%1: no", "a switch of an answer").arg(name);
}

} // namespace

QString answerText(const PlayContext& context, const engine::Move& move)
{
    if (context.runner.decision().findOffer(move.verb) == nullptr) return {};
    QStringList values;
    bool wasPlace = false;
    const std::span<const Param> params = paramsOf(context, move);
    for (std::size_t i = 0; i < params.size(); ++i) {
        const QString value = valueText(context, params[i], move, move.arg[i]);
        if (value.isEmpty()) continue;
        const bool isPlace = params[i].form == Form::One && params[i].space == Space::Place;
        if (isPlace && wasPlace)
            values.back() = AnswerWords::tr("%1 – %2", "where it comes from, where it goes").arg(values.back(), value);
        else
            values << value;
        wasPlace = isPlace;
    }
    const QString verb = capitalised(context.word(Space::Verb, move.verb));
    return values.isEmpty() ? verb
                            : AnswerWords::tr("%1: %2", "verb and what it is done with")
                                  .arg(verb, values.join(QStringLiteral(", ")));
}

std::vector<int> answerPlaces(const PlayContext& context, const engine::Move& move)
{
    std::vector<int> places;
    const std::span<const Param> params = paramsOf(context, move);
    for (std::size_t i = 0; i < params.size(); ++i) {
        if (params[i].space != Space::Place) continue;
        if (engine::isLong(params[i].form)) {
            for (const Part& part : move.parts()) places.push_back(part.item);
        } else if (params[i].form == Form::One && move.arg[i] >= 0) {
            places.push_back(move.arg[i]);
        }
    }
    return places;
}

} // namespace marches::app
