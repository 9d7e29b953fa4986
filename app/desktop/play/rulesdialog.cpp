// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/rulesdialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/newgame/optionwords.h"
#include "app/desktop/play/gamerunner.h"
#include "app/desktop/widgets/rulepopup.h"

namespace marches::app {

namespace {

constexpr QSize kUsual(620, 640);

} // namespace

RulesDialog::RulesDialog(Application& application, GameRunner& runner, QWidget* parent)
    : QDialog(parent), m_application(application), m_runner(runner),
      m_model(application.catalogue(), application.preferences()), m_search(new QLineEdit(this)),
      m_options(new OptionList(application.catalogue(), m_model, this)), m_summary(new QLabel(this)),
      m_change(new QPushButton(tr("Change the rules"), this))
{
    setWindowTitle(tr("Rules of this game"));
    resize(parent != nullptr ? kUsual.boundedTo(parent->window()->size() - QSize(40, 40)) : kUsual);
    takeFromGame();
    m_options->setGameIsOn();
    m_search->setPlaceholderText(tr("Find a rule"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    setTextRole(m_summary, TextRole::Secondary);
    auto* leave = new QPushButton(tr("Keep the rules"), this);
    m_change->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(leave);
    buttons->addWidget(m_change);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(10);
    column->addWidget(m_search);
    column->addWidget(m_options, 1);
    column->addWidget(m_summary);
    column->addLayout(buttons);
    connect(m_search, &QLineEdit::textChanged, m_options, &OptionList::setSearch);
    connect(m_options, &OptionList::ruleRequested, this, [this](QWidget* anchor, const QString& rule) {
        const NewGameModel& model = m_model;
        const Catalogue& catalogue = m_application.catalogue();
        RulePopup::open(anchor, catalogue.texts(model.game().map, model.game().ruleset), catalogue.languageCode(), rule,
                        [this, rule] { m_application.openRuleBook(m_model.game().ruleset, rule); });
    });
    connect(&m_model, &NewGameModel::optionsChanged, this, &RulesDialog::refresh);
    connect(leave, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_change, &QPushButton::clicked, this, &RulesDialog::change);
    refresh();
}

QString RulesDialog::summary() const { return m_summary->text(); }

void RulesDialog::takeFromGame()
{
    const engine::GameSetup& setup = m_runner.session().setup();
    m_model.choose({setup.map.id, setup.variant.ruleset});
    for (const auto& [id, value] : m_runner.game().options().all()) m_model.setOption(id, value);
}

std::vector<std::string> RulesDialog::wanted() const
{
    std::vector<std::string> changed;
    for (const engine::OptionSpec& spec : m_model.data().options)
        if (*m_model.options().find(spec.id) != *m_runner.game().options().find(spec.id)) changed.push_back(spec.id);
    return changed;
}

void RulesDialog::refresh()
{
    const OptionWords words(m_application.catalogue(), m_model);
    const std::vector<std::string> changed = wanted();
    const std::optional<OptionConflict> obstacle = m_model.obstacle();
    m_change->setEnabled(!changed.empty() && !obstacle);
    if (obstacle) {
        m_summary->setText(tr("%1: %2", "title of a rule, what stands against it")
                               .arg(words.title(obstacle->option), words.conflict(*obstacle)));
        return;
    }
    QStringList lines;
    for (const std::string& option : changed) lines << words.difference(option);
    m_summary->setText(lines.isEmpty()
                           ? tr("Nothing changes yet. Each change is written into the log and can be undone.")
                           : tr("From now on: %1").arg(lines.join(tr("; ", "between changed rules"))));
}

void RulesDialog::change()
{
    // An option may need another one that is only just being switched on: those that can be made go first.
    std::vector<std::string> left = wanted();
    engine::Errors errors;
    for (bool progress = true; progress && !left.empty();) {
        progress = false;
        errors.clear();
        std::vector<std::string> refused;
        for (const std::string& option : left) {
            if (const auto done = m_runner.setOption(option, *m_model.options().find(option))) {
                progress = true;
            } else {
                refused.push_back(option);
                errors.insert(errors.end(), done.error().begin(), done.error().end());
            }
        }
        left = std::move(refused);
    }
    if (left.empty())
        accept();
    else
        m_summary->setText(m_application.catalogue().sentences(errors));
}

} // namespace marches::app
