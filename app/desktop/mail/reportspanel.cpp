// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/reportspanel.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTabBar>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include "app/desktop/base/application.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/widgets/workdialog.h"
#include "editor/mail/turnpicture.h"

namespace marches::app {

namespace {

constexpr int kPictureWidth = 1200; ///< pixels, as it is sent
constexpr int kShownWidth = 760;    ///< as it is shown
constexpr int kPrintedWidth = 620;  ///< as it is printed, in pixels of a 96th of an inch

editor::MailReport reportFor(const PlayedMail& played, const engine::MessageFormatter& words, std::size_t reader,
                             const std::string& deadline)
{
    // How a reader is called in his own language.
    const editor::ReportReader to = editor::reportReaders(played.game.rules(), words)[reader];
    return editor::mailReport(played.game, played.turn, words, to, false, deadline);
}

QByteArray pictureFor(const PlayedMail& played, const std::shared_ptr<const editor::BoardDrawing>& drawing,
                      const engine::MessageFormatter& words, int reader, const std::string& season,
                      const QImage& ground)
{
    if (drawing == nullptr) return {};
    return editor::drawTurn(
        {drawing, played.game, played.turn, words, reader, season, editor::Theme::Light, kPictureWidth, ground},
        ".png");
}

} // namespace

ReportsPanel::ReportsPanel(Application& application, MailController& controller, QWidget* parent)
    : Translated(parent), m_application(application), m_controller(controller), m_head(new QLabel), m_tabs(new QTabBar),
      m_languageWord(new QLabel), m_language(new QComboBox), m_page(new QTextBrowser), m_copy(new QPushButton),
      m_save(new QPushButton), m_print(new QPushButton), m_continue(new QPushButton), m_back(new QPushButton),
      m_told(new QLabel)
{
    setTextRole(m_head, TextRole::Head);
    setTextRole(m_told, TextRole::Secondary);
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    m_tabs->setObjectName(QStringLiteral("readers"));
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setDrawBase(false);
    m_page->setObjectName(QStringLiteral("report"));
    m_page->setOpenLinks(false);
    m_language->setObjectName(QStringLiteral("reportLanguage"));
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_languageWord->setBuddy(m_language);
    m_back->setProperty("primary", true);
    m_copy->setIcon(icon(QStringLiteral("copy")));
    m_save->setIcon(icon(QStringLiteral("save")));
    m_print->setIcon(icon(QStringLiteral("print")));
    auto* top = new QHBoxLayout;
    top->addWidget(m_head, 1);
    top->addWidget(m_languageWord);
    top->addWidget(m_language);
    auto* row = new QHBoxLayout;
    row->addWidget(m_copy);
    row->addWidget(m_save);
    row->addWidget(m_print);
    row->addWidget(m_continue);
    row->addStretch(1);
    row->addWidget(m_back);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_tabs);
    column->addWidget(m_page, 1);
    column->addWidget(m_told);
    column->addLayout(row);
    connect(m_tabs, &QTabBar::currentChanged, this, &ReportsPanel::showReader);
    connect(m_language, &QComboBox::activated, this, &ReportsPanel::onLanguage);
    connect(m_copy, &QPushButton::clicked, this, &ReportsPanel::copy);
    connect(m_save, &QPushButton::clicked, this, &ReportsPanel::saveWithDialog);
    connect(m_print, &QPushButton::clicked, this, &ReportsPanel::print);
    connect(m_back, &QPushButton::clicked, this, &ReportsPanel::backRequested);
    connect(m_continue, &QPushButton::clicked, this, [this] {
        if (m_turn) emit continueRequested(*m_turn);
    });
    ReportsPanel::retranslate();
}

void ReportsPanel::showTurn(const std::optional<engine::MailTurnRecord>& turn)
{
    m_turn = turn;
    m_played.reset();
    m_told->clear();
    if (m_turn) {
        m_played = std::make_shared<const PlayedMail>(m_controller.replay(*m_turn));
        const auto drawing = m_controller.drawing();
        m_drawing = drawing ? *drawing : nullptr;
        m_ground = {};
    }
    refresh();
}

void ReportsPanel::refresh()
{
    const int tab = m_tabs->currentIndex();
    {
        const QSignalBlocker quiet(m_tabs);
        while (m_tabs->count() > 0) m_tabs->removeTab(0);
        m_readers.clear();
        m_page->clear();
        if (!m_played) return;
        const engine::MessageFormatter words = m_controller.wording();
        m_readers = editor::reportReaders(m_played->game.rules(), words);
        for (const editor::ReportReader& reader : m_readers) {
            const QString name = reader.reader >= 0
                                     ? QString::fromStdString(words.word(engine::Space::Seat, reader.reader))
                                 : reader.file == "master" ? tr("Game master")
                                                           : tr("Everybody");
            m_tabs->addTab(name);
        }
        m_tabs->setCurrentIndex(std::clamp(tab, 0, m_tabs->count() - 1));
        m_tabs->updateGeometry(); // a hidden bar keeps the size that it had without tabs
    }
    m_continue->setVisible(!m_controller.isOnLine(*m_turn));
    m_head->setText(tr("Reports: %1", "season and year").arg(m_controller.seasonOf(*m_turn)));
    showReader(m_tabs->currentIndex());
}

/// What can be chosen for the reader that is shown.
void ReportsPanel::fillLanguages()
{
    const auto reader = static_cast<std::size_t>(m_tabs->currentIndex());
    const Language& language = m_application.language();
    m_language->clear();
    m_language->addItem(tr("As the window (%1)", "name of a language").arg(Language::ownName(language.current())));
    for (const QString& code : language.available()) m_language->addItem(Language::ownName(code), code);
    const std::string chosen = m_controller.languageOf(m_readers[reader].file);
    const int index = chosen.empty() ? 0 : m_language->findData(QString::fromStdString(chosen));
    if (index < 0)
        m_language->addItem(Language::ownName(QString::fromStdString(chosen)), QString::fromStdString(chosen));
    m_language->setCurrentIndex(index < 0 ? m_language->count() - 1 : index);
}

void ReportsPanel::onLanguage(int index)
{
    if (!m_played || m_tabs->currentIndex() < 0) return;
    const auto reader = static_cast<std::size_t>(m_tabs->currentIndex());
    m_controller.setLanguageOf(m_readers[reader].file, m_language->itemData(index).toString().toStdString());
    showReader(m_tabs->currentIndex());
}

engine::MessageFormatter ReportsPanel::wordingFor(std::size_t reader) const
{
    return m_controller.wordingIn(m_controller.languageOf(m_readers[reader].file));
}

QString ReportsPanel::deadline(const std::string& language) const
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(m_controller.deadline()), Qt::ISODate);
    const bool due = m_turn && m_turn->to == m_controller.game().here();   // later turns have another one
    const bool own = language == m_application.catalogue().languageCode(); // the window knows the country as well
    const QLocale theirs = own ? locale() : QLocale(QString::fromStdString(language));
    return due && when.isValid() ? theirs.toString(when, QLocale::ShortFormat) : QString();
}

editor::MailReport ReportsPanel::report(std::size_t reader) const
{
    const engine::MessageFormatter words = wordingFor(reader);
    return reportFor(*m_played, words, reader, deadline(words.language()).toStdString());
}

QByteArray ReportsPanel::picture(std::size_t reader)
{
    if (m_drawing != nullptr && m_ground.isNull())
        m_ground = editor::turnGround(*m_drawing, editor::Theme::Light, kPictureWidth);
    return pictureFor(*m_played, m_drawing, wordingFor(reader), m_readers[reader].reader, report(reader).season,
                      m_ground);
}

void ReportsPanel::showReader(int tab)
{
    if (!m_played || tab < 0 || tab >= static_cast<int>(m_readers.size())) return;
    const auto reader = static_cast<std::size_t>(tab);
    const editor::MailReport made = report(reader);
    fillLanguages();
    m_page->clear();
    const QImage image = QImage::fromData(picture(reader), "PNG");
    if (!image.isNull())
        m_page->document()->addResource(QTextDocument::ImageResource,
                                        QUrl(QString::fromStdString(made.to.file + ".png")),
                                        image.scaledToWidth(kShownWidth, Qt::SmoothTransformation));
    m_page->setHtml(QString::fromStdString(made.page));
    m_page->setAccessibleDescription(QString::fromStdString(made.title));
}

void ReportsPanel::copy()
{
    if (!m_played || m_tabs->currentIndex() < 0) return;
    const editor::MailReport made = report(static_cast<std::size_t>(m_tabs->currentIndex()));
    QApplication::clipboard()->setText(QString::fromStdString(made.text));
    m_told->setText(tr("Copied: %1").arg(QString::fromStdString(made.title)));
    emit told(m_told->text());
}

bool ReportsPanel::saveTo(const QString& folder)
{
    if (!m_played) return false;
    m_told->clear(); // of what was saved before
    struct Wanted {
        engine::MessageFormatter words;
        std::string deadline;
    };
    std::vector<Wanted> wanted;
    wanted.reserve(m_readers.size());
    for (std::size_t reader = 0; reader < m_readers.size(); ++reader) {
        engine::MessageFormatter words = wordingFor(reader);
        std::string until = deadline(words.language()).toStdString();
        wanted.push_back({std::move(words), std::move(until)});
    }
    const auto made =
        doWhileShown(this, tr("Drawing the reports…"),
                     [played = m_played, drawing = m_drawing, ground = m_ground,
                      wanted = std::move(wanted)](const editor::Progress& progress) {
                         std::vector<editor::MailReport> reports;
                         reports.reserve(wanted.size());
                         for (const Wanted& one : wanted) {
                             if (!progress(static_cast<double>(reports.size()) / static_cast<double>(wanted.size())))
                                 break;
                             editor::MailReport report = reportFor(*played, one.words, reports.size(), one.deadline);
                             report.picture =
                                 pictureFor(*played, drawing, one.words, report.to.reader, report.season, ground);
                             reports.push_back(std::move(report));
                         }
                         return reports;
                     });
    if (!made) return false;
    const engine::Result<void> written = editor::writeReports(folder.toStdString(), *made);
    m_told->setText(written ? tr("Saved in %1").arg(folder) : m_application.catalogue().sentences(written.error()));
    emit told(m_told->text());
    return written.has_value();
}

void ReportsPanel::saveWithDialog()
{
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("A folder for the reports"),
        m_application.preferences().memory().value(QStringLiteral("reports")).toString());
    if (folder.isEmpty()) return;
    m_application.preferences().memory().setValue(QStringLiteral("reports"), folder);
    saveTo(folder);
}

void ReportsPanel::print()
{
    if (!m_played || m_tabs->currentIndex() < 0) return;
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const auto reader = static_cast<std::size_t>(m_tabs->currentIndex());
    const editor::MailReport made = report(reader);
    QTextDocument text;
    text.addResource(QTextDocument::ImageResource, QUrl(QString::fromStdString(made.to.file + ".png")),
                     QImage::fromData(picture(reader), "PNG"));
    QString page = QString::fromStdString(made.page);
    page.replace(QLatin1String("<img "), QStringLiteral("<img width=\"%1\" ").arg(kPrintedWidth));
    text.setHtml(page);
    text.print(&printer);
}

void ReportsPanel::retranslate()
{
    m_tabs->setAccessibleName(tr("Readers of the reports"));
    m_languageWord->setText(tr("Language:"));
    m_language->setAccessibleName(tr("Language of this reader’s reports"));
    m_language->setToolTip(tr("The language in which this reader gets reports and pictures from now on"));
    m_page->setAccessibleName(tr("The report as it will be sent"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Puts the report that is shown on the clipboard, as text"));
    m_save->setText(tr("Save all…"));
    m_save->setToolTip(tr("Writes the reports of all readers into a folder: text, page and picture"));
    m_print->setText(tr("Print…"));
    m_continue->setText(tr("Continue from here"));
    m_continue->setToolTip(tr("This turn is on another branch: the game goes on from its end"));
    m_back->setText(tr("To the sheets"));
    m_told->clear();
    refresh();
}

} // namespace marches::app
