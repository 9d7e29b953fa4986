// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/translateactions.h"

#include "app/desktop/translate/benchspelling.h"
#include "app/desktop/translate/translatepage.h"

#include <QAction>

namespace marches::app {

namespace {

constexpr int kInserts = 9;

QString insertId(int number) { return QStringLiteral("translate.insert-%1").arg(number + 1); }

} // namespace

TranslateActions::TranslateActions(TranslatePage& page, Actions& actions)
    : QObject(&page), m_page(page), m_actions(actions)
{
    using Key = QKeySequence;
    const auto control = [](Qt::Key key) { return QKeySequence(Qt::CTRL | key); };
    add("translate.undo", {control(Qt::Key_Z)}, "undo", [this] { m_page.undo(); });
    add("translate.redo", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), control(Qt::Key_Y)}, "redo",
        [this] { m_page.redo(); });
    add("translate.find", {control(Qt::Key_F)}, "search", [this] { m_page.find(); });
    add("translate.keep", {control(Qt::Key_Return), control(Qt::Key_Enter)}, "check", [this] { m_page.keep(); });
    add("translate.later", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Return)}, "", [this] { m_page.leaveForLater(); });
    QAction* again = add("translate.again", {control(Qt::Key_U)}, "warning", [] {});
    again->setCheckable(true);
    connect(again, &QAction::triggered, this, [this](bool on) { m_page.setAgain(on); });
    add("translate.review", {control(Qt::Key_R)}, "reviewed", [this] { m_page.review(); });
    add("translate.next", {control(Qt::Key_Down)}, "", [this] { m_page.goToNextToTranslate(); });
    add("translate.previous-text", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Up)}, "", [this] { m_page.step(-1); });
    add("translate.next-text", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Down)}, "", [this] { m_page.step(1); });
    add("translate.next-mistake", {Key(Qt::ALT | Qt::Key_PageDown)}, "error", [this] { m_page.goToNextMistake(); });
    add("translate.copy-source", {control(Qt::Key_B)}, "copy", [this] { m_page.copySource(); });
    QAction* spelling = add("translate.spelling", {}, "", [] {});
    spelling->setCheckable(true);
    connect(spelling, &QAction::triggered, this, [this](bool on) { m_page.checkSpelling(on); });
    add("translate.overview", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_A)}, "", [this] { m_page.showOverview(); });
    add("translate.search-all", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_F)}, "", [this] { m_page.searchAllTexts(); });
    add("translate.memory", {}, "", [this] { m_page.showMemory(); });
    add("translate.fill", {}, "", [this] { m_page.fillFromMemory(); });
    add("translate.send", {}, "export", [this] { m_page.sendLanguage(); });
    add("translate.take", {}, "", [this] { m_page.askForTranslations(); });
    add("translate.new-language", {}, "language", [this] { m_page.askNewLanguage(); });
    add("translate.show-file", {}, "open", [this] { m_page.showFile(); });
    add("translate.play", {Key(Qt::Key_F5)}, "play-triangle", [this] { m_page.play(); });
    for (int number = 0; number < kInserts; ++number)
        add(qPrintable(insertId(number)), {control(static_cast<Qt::Key>(Qt::Key_1 + number))}, "",
            [this, number] { m_page.insertPlaceholder(number); });
    retranslate();
}

QAction* TranslateActions::add(const char* id, const QList<QKeySequence>& keys, const char* icon,
                               std::function<void()> act)
{
    QAction* action = m_actions.add(&m_page, QLatin1String(id), Scope::Translate, keys, QLatin1String(icon));
    connect(action, &QAction::triggered, this, std::move(act));
    return action;
}

QAction* TranslateActions::find(const char* id) const { return m_actions.find(QLatin1String(id)); }

QList<QAction*> TranslateActions::menu(MenuId menu) const
{
    const auto list = [this](std::initializer_list<const char*> ids) {
        QList<QAction*> actions;
        for (const char* id : ids) actions << (*id == '\0' ? nullptr : find(id));
        return actions;
    };
    if (menu == MenuId::Edit)
        return list({"translate.undo", "translate.redo", "translate.find", "translate.search-all"});
    if (menu != MenuId::Texts) return {};
    return list({"translate.keep",
                 "translate.later",
                 "translate.again",
                 "translate.review",
                 "",
                 "translate.next",
                 "translate.next-text",
                 "translate.previous-text",
                 "translate.next-mistake",
                 "",
                 "translate.copy-source",
                 "translate.spelling",
                 "",
                 "translate.overview",
                 "translate.memory",
                 "translate.fill",
                 "",
                 "translate.send",
                 "translate.take",
                 "",
                 "translate.new-language",
                 "translate.show-file",
                 "translate.play"});
}

void TranslateActions::refresh()
{
    editor::TranslationDocument* document = m_page.controller().document();
    const bool open = document != nullptr;
    const bool chosen = open && m_page.currentRow() >= 0;
    find("translate.undo")->setEnabled(open && document->undoStack().canUndo());
    find("translate.redo")->setEnabled(open && document->undoStack().canRedo());
    for (const char* id :
         {"translate.find", "translate.next", "translate.next-text", "translate.previous-text",
          "translate.next-mistake", "translate.show-file", "translate.play", "translate.send", "translate.search-all"})
        find(id)->setEnabled(open);
    find("translate.fill")->setEnabled(m_page.controller().isMemoryFilled());
    for (const char* id : {"translate.keep", "translate.later", "translate.again", "translate.copy-source"})
        find(id)->setEnabled(chosen);
    for (int number = 0; number < kInserts; ++number) m_actions.find(insertId(number))->setEnabled(chosen);
    find("translate.review")->setEnabled(chosen && document->state(m_page.currentRow()) == editor::TextState::Done);
    find("translate.again")->setChecked(chosen && document->row(m_page.currentRow()).po.fuzzy);
    refreshSpelling();
}

void TranslateActions::refreshSpelling()
{
    QAction* spelling = find("translate.spelling");
    spelling->setChecked(m_page.spelling().isOn());
    // It stays enabled where there is no dictionary: it is a wish for every language, and says what is lacking.
    const QString explanation = m_page.spelling().explanation();
    spelling->setToolTip(explanation);
    spelling->setStatusTip(explanation);
}

void TranslateActions::retranslate()
{
    const auto word = [this](const char* id, const QString& text) { find(id)->setText(text); };
    word("translate.undo", tr("&Undo"));
    word("translate.redo", tr("&Redo"));
    word("translate.find", tr("Fin&d a text…"));
    word("translate.keep", tr("&Keep and continue"));
    word("translate.later", tr("&Leave for later"));
    word("translate.again", tr("Needs &another look"));
    word("translate.review", tr("Re&viewed, continue"));
    word("translate.overview", tr("&How far all texts are…"));
    word("translate.search-all", tr("Search all te&xts…"));
    word("translate.memory", tr("&Translation memory…"));
    word("translate.fill", tr("&Fill from the memory"));
    word("translate.send", tr("Send this lang&uage…"));
    word("translate.take", tr("Import translat&ions…"));
    word("translate.next", tr("&Next to translate"));
    word("translate.next-text", tr("Next te&xt"));
    word("translate.previous-text", tr("&Previous text"));
    word("translate.next-mistake", tr("Next with a &mistake"));
    word("translate.copy-source", tr("&Copy the source"));
    word("translate.spelling", tr("Check &spelling"));
    word("translate.new-language", tr("New lan&guage…"));
    word("translate.show-file", tr("Sh&ow the file"));
    word("translate.play", tr("Pla&y in this language"));
    for (int number = 0; number < kInserts; ++number)
        m_actions.find(insertId(number))->setText(tr("Insert placeholder %1").arg(number + 1));
    refreshSpelling();
}

} // namespace marches::app
