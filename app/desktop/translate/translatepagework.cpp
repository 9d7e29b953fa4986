// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the translator's bench that is about its work: from text to text, keeping, saving, what the strip above
// says.
#include "app/desktop/base/application.h"
#include "app/desktop/translate/benchspelling.h"
#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/conflictdialog.h"
#include "app/desktop/translate/formspanel.h"
#include "app/desktop/translate/newlanguagedialog.h"
#include "app/desktop/translate/previewpanel.h"
#include "app/desktop/translate/sentenceeditor.h"
#include "app/desktop/translate/textlist.h"
#include "app/desktop/translate/textspanel.h"
#include "app/desktop/translate/textwords.h"
#include "app/desktop/translate/translateactions.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/widgets/messagebar.h"
#include "editor/translation/translationsources.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeView>
#include <QUrl>

namespace marches::app {

using editor::TextState;

QString TranslatePage::title() const
{
    if (m_controller->document() == nullptr) return tr("Translate", "mode of the window");
    const editor::TranslationUnit& unit = m_controller->document()->units().front();
    QString name;
    for (const TranslatableTexts& texts : m_controller->choices())
        if (texts.file == m_controller->source()) name = TextsPanel::nameOf(texts);
    const QString from = QString::fromStdString(editor::languageName(unit.sourceLanguage));
    const QString to = QString::fromStdString(editor::languageName(unit.language));
    return name.isEmpty() ? tr("%1 to %2", "languages").arg(from, to)
                          : tr("%1: %2 to %3", "what is translated, from and into which language").arg(name, from, to);
}

QList<QWidget*> TranslatePage::areas() { return {m_texts, m_list, m_sentence, m_preview, m_forms, m_checks}; }

QList<QAction*> TranslatePage::menuActions(MenuId menu) { return m_actions->menu(menu); }

void TranslatePage::enter()
{
    if (m_controller->mayReopen())
        m_controller->reopen();
    else
        m_controller->lookOutside();
    m_texts->refreshChoices();
    if (m_controller->document() == nullptr) {
        m_texts->sources().setFocus();
        return;
    }
    m_sentence->focusField();
    tellCounts();
}

void TranslatePage::tellCounts()
{
    const editor::TextCounts counts = m_controller->document()->counts();
    m_told = counts.empty + counts.again;
    m_window.speak(tr("%n text(s)", nullptr, counts.total) + QStringLiteral(", ") +
                   tr("%n to translate", nullptr, counts.empty) + QStringLiteral(", ") +
                   tr("%n to check again", nullptr, counts.again));
}

bool TranslatePage::finish()
{
    const bool saved = m_controller->save();
    return saved;
}

bool TranslatePage::save()
{
    finish();
    return true;
}

bool TranslatePage::closeWork()
{
    m_window.goToWelcome();
    return true;
}

QString TranslatePage::savingState() const
{
    const editor::TranslationStore* store = m_controller->store();
    if (store == nullptr) return {};
    const QString file = QFileInfo(QString::fromStdString(store->files().front())).fileName();
    if (m_controller->hasConflicts()) return tr("%1 was changed elsewhere", "a file").arg(file);
    if (!m_controller->savingErrors().empty()) return tr("Not saved");
    if (store->isModified()) return tr("Kept safe, not yet in %1", "a file").arg(file);
    if (!m_controller->savedAt().isValid()) return {};
    const qint64 seconds = m_controller->savedAt().secsTo(QDateTime::currentDateTime());
    if (seconds >= 60) return tr("Saved to %1 %n min ago", "a file", static_cast<int>(seconds / 60)).arg(file);
    return tr("Saved to %1 %n s ago", "a file", static_cast<int>(seconds)).arg(file);
}

QString TranslatePage::savingPlace() const
{
    const editor::TranslationStore* store = m_controller->store();
    return store == nullptr ? QString() : QDir::toNativeSeparators(QString::fromStdString(store->files().front()));
}

QString TranslatePage::sentences(const engine::Errors& errors) const { return m_controller->sentences(errors); }

void TranslatePage::onRowChanged(int row)
{
    if (row == m_sentence->row()) m_sentence->refresh();
    m_forms->refresh();
    m_preview->onRowChanged(row);
    m_counting.start();
}

void TranslatePage::refreshCounts()
{
    m_texts->refreshCounts();
    refreshHeading();
    refreshStrip();
    m_actions->refresh();
    if (m_controller->document() == nullptr || !isVisible()) return;
    const editor::TextCounts counts = m_controller->document()->counts();
    if (counts.empty + counts.again != m_told) tellCounts(); // what the status bar said is not so any more
}

void TranslatePage::replaceAll(const QString& search, const QString& replacement)
{
    std::vector<std::pair<int, engine::PoEntry>> entries;
    for (const int row : m_list->listed()) {
        engine::PoEntry entry = m_controller->document()->row(row).po;
        for (std::string& form : entry.text) {
            QString text = QString::fromStdString(form);
            form = text.replace(search, replacement).toStdString();
        }
        if (!editor::sameTranslation(entry, m_controller->document()->row(row).po))
            entries.emplace_back(row, std::move(entry));
    }
    if (!entries.empty()) m_controller->document()->setEntries(entries, tr("“%1” replaced").arg(search));
    m_window.speak(tr("Replaced in %n text(s).", nullptr, static_cast<int>(entries.size())));
}

void TranslatePage::fillFromMemory()
{
    editor::TranslationDocument* document = m_controller->document();
    if (document == nullptr) return;
    std::vector<std::pair<int, engine::PoEntry>> entries;
    for (int row = 0; row < document->count(); ++row) {
        const editor::TextRow& text = document->row(row);
        // Each language has plural forms of its own, and a form of a name is derived from the name.
        if (text.loose || document->state(row) != TextState::Empty || text.po.text.size() != 1) continue;
        const std::optional<std::string> known = m_controller->memory().translationOf(text.source.one);
        if (!known) continue;
        engine::PoEntry entry = text.po;
        entry.text.front() = *known;
        entries.emplace_back(row, editor::TranslationDocument::marked(std::move(entry), true));
    }
    if (!entries.empty()) document->setEntries(entries, tr("filled from the memory"));
    m_window.speak(entries.empty()
                       ? tr("The memory has nothing for the texts that are not translated.")
                       : tr("%n text(s) were filled from the memory, to be checked. Undo empties them again.", nullptr,
                            static_cast<int>(entries.size())));
    refreshCounts();
}

void TranslatePage::goTo(int row, bool focus)
{
    if (row < 0 || m_controller->document() == nullptr) return;
    if (m_controller->document()->row(row).loose) { // it is shown with its name
        const std::string& key = m_controller->document()->row(row).key();
        row = m_controller->document()->find(key.substr(0, key.rfind('.')) + ".name");
    }
    if (m_list->filter().group() && *m_list->filter().group() != m_controller->document()->group(row))
        m_texts->choose(std::nullopt);
    // A search stays as long as what it lists is gone through: a translator follows one word through all texts.
    if (!m_list->search().text().isEmpty() && !m_list->isListed(row)) m_list->search().clear();
    m_list->setCurrent(row);
    if (focus) m_sentence->focusField();
}

void TranslatePage::undo()
{
    if (m_controller->document() != nullptr) m_controller->document()->undoStack().undo();
}

void TranslatePage::redo()
{
    if (m_controller->document() != nullptr) m_controller->document()->undoStack().redo();
}

void TranslatePage::find() { m_list->openSearch(); }

void TranslatePage::keep()
{
    const int row = currentRow();
    if (row < 0) return;
    if (m_controller->document()->state(row) != TextState::Empty)
        m_controller->document()->setAgain(row, false, tr("kept"));
    const auto open = [this](int other) { return m_controller->document()->state(other) != TextState::Done; };
    const int next = m_list->next(1, [&](int other) { return other != row && open(other); });
    if (next >= 0)
        goTo(next, true);
    else
        step(1);
    refreshCounts();
}

void TranslatePage::leaveForLater()
{
    const int row = currentRow();
    if (row < 0) return;
    if (m_controller->document()->state(row) != TextState::Empty)
        m_controller->document()->setAgain(row, true, tr("left for later"));
    step(1);
}

void TranslatePage::setAgain(bool again)
{
    if (currentRow() >= 0)
        m_controller->document()->setAgain(currentRow(), again, again ? tr("needs another look") : tr("accepted"));
}

void TranslatePage::review()
{
    const int row = currentRow();
    if (row < 0 || m_controller->document()->state(row) != TextState::Done) return;
    const auto open = [this](int other) {
        return m_controller->document()->state(other) == TextState::Done &&
               !m_controller->document()->check(other).reviewed;
    };
    const int next = m_list->next(1, [&](int other) { return other != row && open(other); });
    m_controller->document()->setReviewed(row, true, tr("reviewed", "what was done"));
    if (next >= 0)
        goTo(next, true);
    else
        m_window.speak(tr("Nothing is left to review here."));
    refreshCounts();
}

void TranslatePage::goToNextToTranslate()
{
    const auto empty = [this](int row) { return m_controller->document()->state(row) == TextState::Empty; };
    if (const int row = m_list->next(1, empty); row >= 0)
        goTo(row, isVisible());
    else
        m_window.speak(tr("Nothing is left to translate here."));
}

void TranslatePage::step(int by)
{
    const int row = m_list->next(by, [](int) { return true; });
    if (row >= 0)
        goTo(row, isVisible() && isAncestorOf(focusWidget()) && !m_list->isAncestorOf(focusWidget()) &&
                      !m_texts->isAncestorOf(focusWidget()));
}

void TranslatePage::goToNextMistake()
{
    editor::TranslationDocument* document = m_controller->document();
    if (document == nullptr) return;
    const int count = document->count();
    for (int tried = 1; tried <= count; ++tried) {
        const int row = (std::max(currentRow(), 0) + tried) % count;
        if (document->state(row) == TextState::Mistake) return goTo(row, true);
    }
    m_window.speak(tr("No text has a mistake."));
}

void TranslatePage::copySource() { m_sentence->copySource(); }
void TranslatePage::insertPlaceholder(int number) { m_sentence->insertPlaceholder(number); }

void TranslatePage::compareWith(const QString& what)
{
    const editor::TranslationStore* store = m_controller->store();
    if (store == nullptr || what.isEmpty()) return showComparison(nullptr);
    using editor::Comparison;
    if (what == TextsPanel::kOpened)
        return showComparison(std::make_unique<Comparison>(Comparison::withOpened(*store)));
    if (what == TextsPanel::kShipped)
        return showComparison(std::make_unique<Comparison>(Comparison::withShipped(*store)));
    auto read = Comparison::withLanguage(*store, what.toStdString(), m_application.library().textRoots());
    if (!read) m_window.speak(sentences(read.error()));
    showComparison(read ? std::make_unique<Comparison>(*std::move(read)) : nullptr);
}

void TranslatePage::showComparison(std::unique_ptr<editor::Comparison> comparison)
{
    m_list->setComparison(comparison.get());
    m_sentence->setComparison(comparison.get());
    m_texts->setComparison(comparison.get());
    m_comparison = std::move(comparison); // the earlier one goes when nothing shows it any more
}

void TranslatePage::askNewLanguage()
{
    QStringList known = m_controller->languagesOf(m_controller->source());
    known << m_controller->writtenIn(m_controller->source());
    auto* dialog = new NewLanguageDialog(known, this);
    dialog->setObjectName(QStringLiteral("newLanguage"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!dialog->code().isEmpty()) m_controller->begin(m_controller->source(), dialog->code());
    });
    dialog->open();
}

void TranslatePage::showFile()
{
    if (m_controller->store() == nullptr) return;
    finish();
    const QFileInfo file(QString::fromStdString(m_controller->store()->files().front()));
    m_window.speak(file.exists() ? tr("This translation is in %1", "a file").arg(savingPlace())
                                 : tr("Nothing has been written yet. It will go into %1", "a file").arg(savingPlace()));
    if (file.exists()) QDesktopServices::openUrl(QUrl::fromLocalFile(file.path()));
}

void TranslatePage::play()
{
    if (m_controller->store() == nullptr || !finish()) return;
    m_controller->markAsChosen();
    emit playRequested(m_controller->source(), m_controller->language());
}

void TranslatePage::checkSpelling(bool on)
{
    m_spelling->setOn(on);
    if (on && !m_spelling->isPossible()) m_window.speak(m_spelling->explanation());
}

void TranslatePage::refreshSpelling()
{
    m_spelling->show(m_sentence->row());
    m_sentence->setSpelling(m_spelling->checker());
    m_actions->refresh();
}

void TranslatePage::learn(const QString& word)
{
    const engine::Result<void> learnt = m_spelling->learn(word);
    m_window.speak(learnt ? tr("“%1” was added to the dictionary.", "a word").arg(word)
                          : tr("“%1” is in the dictionary until the program ends. %2", "a word, why it is not kept")
                                .arg(word, sentences(learnt.error())));
}

void TranslatePage::refreshHeading()
{
    const editor::TranslationDocument* document = m_controller->document();
    if (document == nullptr) return m_list->setHeading({}, {});
    const auto group = m_list->filter().group();
    const editor::TextCounts counts = group ? document->counts(*group) : document->counts();
    m_list->setHeading(group ? TextWords::group(*group) : tr("All texts"),
                       tr("%n to translate", nullptr, counts.empty));
}

void TranslatePage::settleConflicts()
{
    auto* dialog = new ConflictDialog(*m_controller->document(), m_controller->store()->conflicts(), this);
    dialog->setObjectName(QStringLiteral("conflicts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_controller->settle(dialog->theirs());
        refreshStrip();
    });
    dialog->open();
}

void TranslatePage::refreshStrip()
{
    m_strip->clear();
    m_strip->setLook(Card::Look::Warning);
    if (m_controller->document() == nullptr) {
        if (m_pack) tellPack();
        return;
    }
    if (m_controller->hasConflicts()) {
        m_strip->tell(tr("%n text(s) were changed here and by another program. Nothing is saved until you choose.",
                         nullptr, static_cast<int>(m_controller->store()->conflicts().size())));
        connect(m_strip->addButton(tr("Choose what to keep…")), &QPushButton::clicked, this,
                &TranslatePage::settleConflicts);
        return;
    }
    if (!m_controller->savingErrors().empty()) {
        m_strip->tell(tr("Not saved, but kept safe. %1").arg(sentences(m_controller->savingErrors())));
        connect(m_strip->addButton(tr("Try again")), &QPushButton::clicked, m_controller,
                [this] { m_controller->save(); });
        return;
    }
    if (m_pack) return tellPack();
    if (m_original > 0 || m_taken > 0 || m_restored > 0 || !m_gone.isEmpty() || !m_leftOut.empty()) {
        QStringList news;
        if (!m_leftOut.empty()) news << tr("Left out, because it cannot be read: %1").arg(sentences(m_leftOut));
        if (!m_gone.isEmpty())
            news << tr("Another program removed or emptied %1. Your texts are kept and are saved again.",
                       "%1: names of files")
                        .arg(QLocale().createSeparatedList(m_gone));
        if (m_original > 0) news << tr("%n text(s) have changed in the original.", nullptr, m_original);
        if (m_restored > 0) news << tr("%n text(s) that were not saved have been restored.", nullptr, m_restored);
        if (m_taken > 0) news << tr("%n text(s) changed by another program were loaded.", nullptr, m_taken);
        m_strip->tell(news.join(QLatin1Char(' ')));
        if (m_restored > 0)
            connect(m_strip->addButton(tr("Show the first", "of the texts that were restored")), &QPushButton::clicked,
                    this, [this] { goTo(m_controller->store()->firstRestored(), true); });
        connect(m_strip->addButton(tr("OK", "button: has been read")), &QPushButton::clicked, this, [this] {
            m_leftOut.clear();
            m_original = 0;
            m_taken = 0;
            m_gone.clear();
            m_restored = 0;
            refreshStrip();
        });
        return;
    }
    if (!m_incomingName.isEmpty()) return tellIncoming();
    const editor::TextCounts counts = m_controller->document()->counts();
    if (counts.total > 0 && counts.done == counts.total) {
        m_strip->setLook(Card::Look::Good);
        m_strip->tell(tr("All %n texts are translated. Read them once more in the game?", nullptr, counts.total));
        connect(m_strip->addButton(tr("Play in this language")), &QPushButton::clicked, this, &TranslatePage::play);
    }
}

void TranslatePage::refreshSaving()
{
    refreshStrip();
    m_actions->refresh();
    m_window.refreshTitle();
}

} // namespace marches::app
