// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/answertip.h"

#include <string>
#include <utility>

#include <QAction>
#include <QCoreApplication>
#include <QStringList>
#include <QWidget>

#include "app/desktop/play/cardwords.h"
#include "app/desktop/play/playcontext.h"
#include "engine/game/verbrules.h"

namespace marches::app {

using engine::Space;

namespace {

struct AnswerTipWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::AnswerTip)
};

QString ruleOf(const PlayContext& context, int verb)
{
    if (verb < 0) return {};
    const engine::Rules& rules = context.runner.rules();
    const int rule = engine::ruleOfVerb(rules, verb);
    if (rule == 0) return context.ruleId(context.runner.decision().question);
    const std::string_view id = rules.vocabulary().name(Space::Rule, rule);
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

void AnswerTip::show(QWidget& answer) const
{
    answer.setToolTip(tip);
    answer.setWhatsThis(whole);
    answer.setProperty(kRuleOfAnswer, rule);
}

void AnswerTip::show(QAction& answer) const
{
    if (!tip.isEmpty()) answer.setToolTip(tip);
    answer.setWhatsThis(whole);
}

AnswerTip answerTip(const PlayContext& context, int verb, Space space, int index)
{
    QStringList lines{space == Space::None ? QString() : thingText(context, space, index),
                      thingText(context, Space::Verb, verb)};
    lines.removeAll(QString());
    AnswerTip answer;
    answer.rule = ruleOf(context, verb);
    QString text;
    if (!answer.rule.isEmpty()) {
        const std::string base = "rule." + answer.rule.toStdString();
        lines << AnswerTipWords::tr("Rule %1: %2", "id of a rule, its title")
                     .arg(answer.rule, context.text(base + ".title"));
        text = context.text(base + ".text");
    }
    answer.tip = lines.join(QLatin1Char('\n'));
    if (!text.isEmpty()) lines << text;
    answer.whole = lines.join(QLatin1Char('\n'));
    return answer;
}

} // namespace marches::app
