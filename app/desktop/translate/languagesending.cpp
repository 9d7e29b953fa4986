// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the translator's bench that is about more than the texts that are open: translations that come in,
// languages that are sent, how far all texts are, and words that are replaced in all of them.
#include "app/desktop/base/application.h"
#include "app/desktop/translate/conflictdialog.h"
#include "app/desktop/translate/memorydialog.h"
#include "app/desktop/translate/overviewdialog.h"
#include "app/desktop/translate/packdialog.h"
#include "app/desktop/translate/textlist.h"
#include "app/desktop/translate/textsearchdialog.h"
#include "app/desktop/translate/textspanel.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/workdialog.h"
#include "engine/io/files.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>

#include <memory>
#include <utility>

namespace marches::app {

namespace {

constexpr std::size_t kMostPackBytes = std::size_t{64} * 1024 * 1024;
constexpr QLatin1String kPackFolder("translate/folder");

} // namespace

void TranslatePage::restoreFilter()
{
    const int kept = m_controller->rememberedFilter();
    const auto states = static_cast<TextFilter>(kept);
    // What is compared with is not kept, and so nothing differs.
    if (kept < 0 || kept >= static_cast<int>(TextFilter::Differing)) return;
    if (m_texts->chosenFilter() != states) m_texts->filter(states).setChecked(true);
    m_list->filter().setStates(states);
    if (const auto group = m_controller->rememberedGroup()) m_texts->choose(group);
}

void TranslatePage::showOverview()
{
    auto* dialog = new OverviewDialog(*m_controller, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OverviewDialog::openRequested, m_controller, &TranslationController::open);
    dialog->open();
}

void TranslatePage::showMemory()
{
    auto* dialog = new MemoryDialog(*m_controller, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void TranslatePage::sendLanguage()
{
    if (m_controller->store() == nullptr) return;
    QSettings& memory = m_application.preferences().memory();
    const QString proposed =
        memory.value(kPackFolder).toString() + QStringLiteral("/marches-%1.zip").arg(m_controller->language());
    QString file =
        QFileDialog::getSaveFileName(this, tr("Send this language"), proposed, tr("Translations in one file (*.zip)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".zip");
    memory.setValue(kPackFolder, QFileInfo(file).path());
    sendLanguageTo(file);
}

bool TranslatePage::sendLanguageTo(const QString& file)
{
    if (m_controller->store() == nullptr || !finish()) return false;
    const auto pack = [sources = m_controller->sources(), language = m_controller->language().toStdString(),
                       roots = m_controller->roots(),
                       path = file.toStdString()](const editor::Progress& progress) -> engine::Result<void> {
        const auto bytes = editor::packLanguage(sources, language, roots, path, progress);
        if (!bytes) return engine::fail(bytes.error());
        return engine::writeFile(path, {bytes->constData(), static_cast<std::size_t>(bytes->size())});
    };
    const auto done = doWhileShown(this, tr("Writing %1…").arg(QFileInfo(file).fileName()), pack);
    if (!done) return false; // given up
    m_window.speak(*done ? tr("All translations are in %1", "a file").arg(QDir::toNativeSeparators(file))
                         : sentences(done->error()));
    return done->has_value();
}

void TranslatePage::askForTranslations()
{
    QSettings& memory = m_application.preferences().memory();
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Import translations"), memory.value(kPackFolder).toString(), tr("Translations (*.po *.ts *.zip)"));
    if (file.isEmpty()) return;
    memory.setValue(kPackFolder, QFileInfo(file).path());
    emit fileRequested(file);
}

void TranslatePage::takeTranslation(const QString& file)
{
    editor::TranslationDocument* document = m_controller->document();
    if (document == nullptr) return;
    const QString name = QFileInfo(file).fileName();
    const auto incoming = m_controller->incoming(file);
    if (!incoming) {
        m_window.speak(sentences(incoming.error()));
        return;
    }
    if (incoming->isEmpty()) {
        m_window.speak(tr("%1 contains nothing new.", "a file").arg(name));
        return;
    }
    if (!incoming->taken.empty()) document->setEntries(incoming->taken, tr("texts of %1", "a file").arg(name));
    m_incomingName = name;
    m_incomingTaken = static_cast<int>(incoming->taken.size());
    m_incoming = incoming->differing;
    refreshCounts();
}

void TranslatePage::tellIncoming()
{
    QStringList news;
    if (m_incomingTaken > 0)
        news << tr("%n text(s) were imported from %1. Undo removes them again.", "a file", m_incomingTaken)
                    .arg(m_incomingName);
    if (!m_incoming.empty())
        news << tr("%n text(s) of %1 differ from yours.", "a file", static_cast<int>(m_incoming.size()))
                    .arg(m_incomingName);
    m_strip->tell(news.join(QLatin1Char(' ')));
    if (!m_incoming.empty())
        connect(m_strip->addButton(tr("Choose what to keep…")), &QPushButton::clicked, this,
                &TranslatePage::chooseIncoming);
    connect(m_strip->addButton(tr("OK", "button: has been read")), &QPushButton::clicked, this, [this] {
        m_incomingName.clear();
        m_incoming.clear();
        refreshStrip();
    });
}

void TranslatePage::chooseIncoming()
{
    auto* dialog = new ConflictDialog(*m_controller->document(), m_incoming, this);
    dialog->setObjectName(QStringLiteral("incoming"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        std::vector<std::pair<int, engine::PoEntry>> entries;
        for (const std::size_t number : dialog->theirs())
            if (number < m_incoming.size()) entries.emplace_back(m_incoming[number].row, m_incoming[number].theirs);
        if (!entries.empty())
            m_controller->document()->setEntries(entries, tr("texts of %1", "a file").arg(m_incomingName));
        m_incomingName.clear();
        m_incoming.clear();
        refreshCounts();
    });
    dialog->open();
}

void TranslatePage::takePack(const QString& file)
{
    if (m_controller->store() != nullptr && !finish()) return;
    const QString name = QFileInfo(file).fileName();
    const auto compare = [sources = m_controller->sources(), roots = m_controller->roots(), path = file.toStdString()](
                             const editor::Progress& progress) -> engine::Result<editor::PackComparison> {
        const auto bytes = engine::readFile(path, kMostPackBytes);
        if (!bytes) return engine::fail(bytes.error());
        const auto pack = editor::readLanguagePack(QByteArray::fromStdString(*bytes), path);
        if (!pack) return engine::fail(pack.error());
        return editor::comparePack(*pack, sources, roots, progress);
    };
    auto compared = doWhileShown(this, tr("Reading %1…").arg(name), compare);
    if (!compared) return; // given up
    if (!*compared) {
        m_window.speak(sentences(compared->error()));
        return;
    }
    const auto pack = std::make_shared<const editor::PackComparison>(std::move(**compared));
    QStringList notes;
    if (!pack->unknown.empty())
        notes << tr("%n file(s) do not translate anything here and were left out.", nullptr,
                    static_cast<int>(pack->unknown.size()));
    if (!pack->unreadable.empty()) notes << sentences(pack->unreadable);
    if (pack->texts.empty() && notes.isEmpty()) {
        m_window.speak(tr("%1 contains nothing new.", "a file").arg(name));
        return;
    }
    const auto nameOf = [this](const std::string& source) { return textsName(source); };
    auto* dialog = new PackDialog(name, *pack, nameOf, notes, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, pack, name] {
        auto taken = editor::writeChanges(pack->texts, dialog->takesTheirs(), m_controller->translator());
        followPack();
        if (!taken) {
            m_window.speak(sentences(taken.error()));
            return;
        }
        m_pack = *std::move(taken);
        m_packName = name;
        m_window.speak(tr("The texts of %1 were imported.", "a file").arg(name));
        refreshStrip();
    });
    dialog->open();
}

void TranslatePage::tellPack()
{
    m_strip->setLook(Card::Look::Good);
    const bool imported = !m_packName.isEmpty();
    m_strip->tell(imported ? tr("The texts of %1 were imported.", "a file").arg(m_packName)
                           : tr("“%1” was replaced in %n text(s).", nullptr, m_replacedTexts).arg(m_replaced));
    connect(m_strip->addButton(imported ? tr("Undo the import", "the texts of a file") : tr("Undo the replacement")),
            &QPushButton::clicked, this, &TranslatePage::takePackBack);
    connect(m_strip->addButton(tr("OK", "button: has been read")), &QPushButton::clicked, this, [this] {
        m_pack.reset();
        refreshStrip();
    });
}

void TranslatePage::takePackBack()
{
    if (!m_pack || (m_controller->store() != nullptr && !finish())) return;
    const auto done = editor::takeBack(*std::exchange(m_pack, std::nullopt));
    followPack();
    if (!done)
        m_window.speak(sentences(done.error()));
    else
        m_window.speak(m_packName.isEmpty() ? tr("The texts are as they were before.")
                                            : tr("The texts are as they were before %1.", "a file").arg(m_packName));
    refreshStrip();
}

QString TranslatePage::textsName(const std::string& source) const
{
    for (const TranslatableTexts& texts : m_controller->choices())
        if (texts.file.toStdString() == source) return TextsPanel::nameOf(texts);
    return QString::fromStdString(source);
}

void TranslatePage::searchAllTexts()
{
    if (m_controller->store() == nullptr || !finish()) return; // what is typed is found, too
    auto* dialog = new TextSearchDialog(
        *m_controller, [this](const std::string& source) { return textsName(source); }, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TextSearchDialog::openRequested, this, [this](const QString& source, const QString& key) {
        if (source != m_controller->source() && !m_controller->open(source, m_controller->language())) return;
        goTo(m_controller->document()->find(key.toStdString()), true);
    });
    connect(dialog, &TextSearchDialog::replaceRequested, this,
            [this, dialog] { replaceEverywhere(dialog->chosen(), dialog->words().text()); });
    dialog->open();
}

void TranslatePage::replaceEverywhere(const std::vector<editor::SourceChanges>& changes, const QString& words)
{
    const auto write = [&changes, translator = m_controller->translator()](const editor::Progress& /*progress*/) {
        return editor::writeChanges(changes, true, translator);
    };
    auto written = doWhileShown(this, tr("Replacing “%1”…").arg(words), write, WorkDialog::Ends::OnlyWhenDone);
    followPack();
    if (!written || !*written) {
        if (written) m_window.speak(sentences(written->error()));
        return;
    }
    m_pack = **std::move(written);
    m_packName.clear();
    m_replaced = words;
    m_replacedTexts = 0;
    for (const editor::SourceChanges& one : changes) m_replacedTexts += static_cast<int>(one.incoming.differing.size());
    m_window.speak(tr("“%1” was replaced in %n text(s).", nullptr, m_replacedTexts).arg(m_replaced));
    refreshStrip();
}

/// What the program itself wrote is no news from outside.
void TranslatePage::followPack()
{
    const int taken = m_taken;
    m_controller->lookOutside(editor::GoneFiles::Follow);
    m_taken = taken;
    m_controller->countAsNews();
    m_texts->refreshChoices();
}

} // namespace marches::app
