// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/effectsentences.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>
#include <QRegularExpression>

namespace marches::app {

namespace {

constexpr const char* kSentenceContext = "marches::app::EffectSentences";

/// A sentence of the effects with a note; of several for one note the first fits that has room for all that is said.
struct SentenceRow {
    std::string_view note; ///< of the verb
    int sign;              ///< 0: whatever `count` is; else its sign, and the sentence says how much
    const char* words;     ///< arguments by their names in braces
};

constexpr SentenceRow kSentences[] = {
    {"To hold regions completely.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Hold completely: {named}.")},
    {"To hold regions completely.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Hold {more} regions completely, whichever they are.")},
    {"To hold regions completely.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Hold completely: {named}, and {more} more of one’s choice.")},
    {"To hold territories, whichever they are.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Hold {share} percent of all territories.")},
    {"To hold territories, whichever they are.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Hold {share} percent of all territories, with {armies} armies or more in each.")},
    {"To hold territories, whichever they are.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Hold {count} territories.")},
    {"To hold territories, whichever they are.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Hold {count} territories, with {armies} armies or more in each.")},
    {"To take the last territory of an army. Where it is one's own, or somebody else has done it: territories.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Take the last territory of: {army}. Where it is one’s own, or somebody else has done it: hold "
                       "{share} percent of all territories.")},
    {"To take the last territory of an army. Where it is one's own, or somebody else has done it: territories.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Take the last territory of: {army}. Where it is one’s own, or "
                                                        "somebody else has done it: hold {count} territories.")},
    {"Cards that show this symbol in any case; those of all others show the symbols in turn.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The cards of these territories show it: {territories}.")},
    {"Worth of the sets of a game, one after the other.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Sets are worth {values} armies, one after the other, and then {step} more each time.")},
    {"Worth of sets that keep their value.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Three infantry are worth {infantry} armies, three cavalry {cavalry}, three artillery "
                       "{artillery}, one of each {mixed}.")},
    {"Armies to start with beyond those of the option.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "For two, three and more players, armies beyond those of the option: {seats}.")},
    {"Cards that force a trade.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "{hand} cards in a hand force a trade at the start of a turn; "
                                                        "{taken} do at once, with those of a beaten player.")},
    {"Armies for the card, by the track.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Brings armies: {track}, one number after the other.")},
    {"Adds to the highest die of an attack.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Adds {add} to the highest die of an attack.")},
    {"Adds to the highest die of a defence.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Adds {add} to the highest die of a defence.")},
    {"Tokens come in, or are lost.", 1,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Tokens come in for {who}: {count}.")},
    {"Tokens come in, or are lost.", -1,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Tokens are lost by {who}: {count}.")},
    {"The drawer gives tokens.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Who drew the card gives {count} tokens at most to {who}.")},
    {"The drawer takes tokens.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Who drew the card takes {count} tokens at most from {who}.")},
    {"A child moves.", 1, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Moves forward by {count}: {who}.")},
    {"A child moves.", -1, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Moves back by {count}: {who}.")},
    {"The nearest wolf moves, returns home, or jumps to a child.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The wolves go, {which}, to: {to}.")},
    {"The nearest wolf moves, returns home, or jumps to a child.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The nearest wolf moves by {count}.")},
    {"The Witch chases, or goes back.", 1,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The Witch chases by {count}.")},
    {"The Witch chases, or goes back.", -1,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The Witch goes back by {count}.")},
    {"Turns are missed.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Turns missed by {who}: {count}.")},
    {"Wolves take nothing until the start of the next turn.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Wolves take nothing from {who} until the start of the next turn.")},
    {"The drawer pays.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Who drew the card pays {count}.")},
    {"The drawer chooses one of these cards.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Who drew the card chooses one: {among}.")},
    {"More on a die.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Adds {count} to a die.")},
    {"The child moves.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The child moves by {count}.")},
    {"Tokens come in.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Tokens come in: {count}.")},
    {"The nearest wolf moves.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The nearest wolf moves by {count}.")},
    {"The Witch chases.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The Witch chases by {count}.")},
    {"Pieces from the supply in one own territory.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Pieces from the supply come to one own territory: {count}, {type}.")},
    {"Pieces return to the supply.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Pieces return to the supply: {count}, {type}.")},
    {"Crowns for whoever drew the card.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Crowns for who drew the card: {count}.")},
    {"Crowns for whoever holds the Witch's Castle, with that option.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Crowns for whoever holds the Witch’s Castle, with that option: {count}.")},
    {"Crowns for whoever holds Father Christmas, with that option.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Crowns for whoever holds Father Christmas, with that option: {count}.")},
    {"A character joins a player.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Joins {to}, out of {from}: {set}.")},
    {"A character joins a player.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Joins {to}, out of {from}: any character but {except}.")},
    {"A character joins a player.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Joins {to}, out of {from}: any character.")},
    {"A character fights for the player until the end of the turn.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Fights for the player until the end of the turn, out of {from}: {set}.")},
    {"A character fights for the player until the end of the turn.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Fights for the player until the end of the turn, out of {from}: any character but {except}.")},
    {"A character fights for the player until the end of the turn.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Fights for the player until the end of the turn, out of {from}: any character.")},
    {"A character of the enemy leaves the board.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Leaves the board, of the enemy: {set}.")},
    {"A character of the enemy leaves the board.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Leaves the board, of the enemy: any character but {except}.")},
    {"Nobody rolls more attack dice in this turn.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Nobody rolls more than {count} attack dice in this turn.")},
    {"The sum of the four dice that brings it.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Comes when four dice sum up to {count}.")},
    {"Random territories, on whose owners the rest falls.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Falls on the owners of random territories: {count}.")},
    {"Gold for each own territory.", 1,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Each own territory brings {count} gold.")},
    {"Gold for each own territory.", -1,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Each own territory costs {count} gold.")},
    {"Gold of the owner.", 1, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The owner receives {count} gold.")},
    {"Gold of the owner.", -1, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The owner pays {count} gold.")},
    {"Everybody loses half the gold.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "All lose half of their gold. Only the first time: {once}.")},
    {"The owner pays, or loses the territory.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "The owner pays {count} gold, or loses the territory.")},
    {"Units of the territory.", 1, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Units join there: {count}.")},
    {"Units of the territory.", -1,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Units are lost there: {count}.")},
    {"Units of the territory die by a die each.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Each unit of the territory has a die, and dies from {from} on.")},
    {"A mob attacks the territory.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "A mob attacks the territory, {times} times as strong as a die.")},
    {"Units join in an own territory.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Units join in an own territory: {count}.")},
    {"Units desert.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Units desert: {count}.")},
    {"Units move at once.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "At most {units} units move at once, each by at most {steps} territories.")},
    {"The face of the die that brings it.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Comes when the die shows {count}.")},
    {"The richest player gives to the poorest.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "The richest player gives {percent} percent of the gold to the poorest.")},
    {"Whoever is elected takes an unoccupied territory.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Whoever is elected takes an unoccupied territory, with units: {count}.")},
    {"Who rolled cuts a route, cuts units, or sanctions a territory.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "Who rolled cuts a route, cuts {troops} units, or sanctions a territory.")},
    {"Territories that are dealt.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Among {players} players, each is dealt {cards} territories.")},
    {"The line of a region.", 0,
     QT_TRANSLATE_NOOP(
         "marches::app::EffectSentences",
         "{id}: {income} gold a territory, {optional} in the optional table, natural defence {natives}.")},
    {"The line of regions without one of their own.", 0,
     QT_TRANSLATE_NOOP(
         "marches::app::EffectSentences",
         "Other regions: {income} gold a territory, {optional} in the optional table, natural defence {natives}.")},
    {"What a trade route brings.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "A trade route brings {count} gold.")},
    {"Two regions that win together.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "These two win together: {regions}.")},
    {"What counts at the cut-off.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "At the cut-off a territory counts {territory}, and a gold piece {gold}.")},
    {"How often a unit in a capital counts.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "A unit in a capital counts, by the die: {faces}.")},
    {"What becomes of a realm without its capital.", 0,
     QT_TRANSLATE_NOOP(
         "marches::app::EffectSentences",
         "A realm without its capital, by the die: {faces}. A territory that changes sides gains {gain}.")},
    {"Units of a lot.", 0, QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Units of a lot, by the die: {faces}.")},
    {"What a stake returns, in hundredths.", 0,
     QT_TRANSLATE_NOOP(
         "marches::app::EffectSentences",
         "A stake returns, in hundredths, by the die: {percent}. Where it comes back besides: {plus-stake}.")},
    {"A leader in an emergency.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "A leader in an emergency: {dice} on attack dice, and {gold} gold in each combat round, until a "
                       "die shows {ends} or less.")},
    {"Guests who rise against their host.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "Guests who rise against their host: {dice} on their dice.")},
    {"A sanction of a territory.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences",
                       "A sanctioned territory loses a unit for each die from {from} on.")},
    {"Gold that is worth a vote.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "{count} gold is worth a vote.")},
    {"The side that it is on; for the Dwarfs until they declare.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "On the side: {is}.")},
    {"One of the tables of random territories.", 0,
     QT_TRANSLATE_NOOP("marches::app::EffectSentences", "On {face}, {region}, by the sum of {dice} dice: {rows}.")},
};

/// The value of an argument as it stands in the sentence; empty: it has none.
QString valueIn(const EffectSentences::Values& values, const QString& name)
{
    const auto found = std::ranges::find(values, name, &EffectSentences::Value::name);
    return found == values.end() ? QString() : found->words;
}

bool fits(const QString& sentence, const EffectSentences::Values& values)
{
    static const QRegularExpression kHole(QStringLiteral("\\{([a-z-]+)\\}"));
    for (auto it = kHole.globalMatch(sentence); it.hasNext();)
        if (valueIn(values, it.next().captured(1)).isEmpty()) return false;
    return std::ranges::all_of(values, [&sentence](const EffectSentences::Value& value) {
        return !value.said || sentence.contains(QLatin1Char('{') + value.name + QLatin1Char('}'));
    });
}

} // namespace

QString EffectSentences::sentence(const std::string& note, const Values& values)
{
    const QString count = valueIn(values, QStringLiteral("count"));
    const int sign = count.startsWith(QLatin1Char('-')) ? -1 : 1;
    for (const SentenceRow& row : kSentences) {
        if (row.note != note || (row.sign != 0 && row.sign != sign)) continue;
        if (!fits(QString::fromUtf8(row.words), values)) continue;
        QString words = QCoreApplication::translate(kSentenceContext, row.words);
        for (const Value& value : values) {
            const bool withoutSign = row.sign < 0 && value.name == QLatin1String("count");
            words.replace(QLatin1Char('{') + value.name + QLatin1Char('}'),
                          withoutSign ? value.words.mid(1) : value.words);
        }
        return words;
    }
    return {};
}

} // namespace marches::app
