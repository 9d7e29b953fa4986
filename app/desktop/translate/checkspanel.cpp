// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/checkspanel.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/translate/textwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kChecksSoon = 300; ///< milliseconds
constexpr qsizetype kExcerpt = 40;

QString excerpt(const std::string& text)
{
    QString words = QString::fromStdString(text).simplified();
    if (words.size() > kExcerpt) words = words.left(kExcerpt - 1) + QChar(u'…');
    return words;
}

} // namespace

ChecksPanel::ChecksPanel(QWidget* parent)
    : Translated(parent), m_scroll(new QScrollArea(this)), m_sum(new QLabel(this)), m_fixAll(new QPushButton(this))
{
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 6);
    column->setSpacing(4);
    column->addWidget(m_scroll, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(12, 0, 12, 0);
    setTextRole(m_sum, TextRole::Secondary, true);
    m_sum->setWordWrap(true);
    foot->addWidget(m_sum, 1);
    foot->addWidget(m_fixAll);
    column->addLayout(foot);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kChecksSoon);
    connect(&m_soon, &QTimer::timeout, this, &ChecksPanel::refresh);
    connect(m_fixAll, &QPushButton::clicked, this, &ChecksPanel::mendAll);
    retranslate();
}

void ChecksPanel::setDocument(editor::TranslationDocument* document)
{
    if (m_document != nullptr) m_document->disconnect(this);
    m_document = document;
    m_names.clear();
    if (document != nullptr)
        connect(document, &editor::TranslationDocument::rowChanged, this, &ChecksPanel::refreshSoon);
    refresh();
}

void ChecksPanel::setNameProblems(std::vector<NameProblem> problems)
{
    m_names = std::move(problems);
    refreshSoon();
}

void ChecksPanel::add(int row, const editor::TextFinding* finding, const QString& sentence)
{
    const editor::TextRow& text = m_document->row(row);
    const QString words =
        tr("%1 “%2”", "what is wrong, the text")
            .arg(sentence, excerpt(finding != nullptr ? editor::foundIn(text, *finding) : editor::shownForm(text)));
    m_lines << words;
    if (static_cast<int>(m_buttons.size()) >= kMost) return;
    auto* line = new QWidget(m_list);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    const bool mistake = m_document->state(row) == editor::TextState::Mistake || finding == nullptr;
    auto* sign = new QLabel(line);
    sign->setPixmap(glyph(mistake ? QStringLiteral("error") : QStringLiteral("warning"), 16,
                          mistake ? colours().error : colours().warning, devicePixelRatioF()));
    auto* label = new QLabel(words, line);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    setTextRole(label, TextRole::Secondary);
    auto* button = new QPushButton(finding != nullptr ? TextWords::fix(*finding) : tr("Show"), line);
    button->setFont(fontFor(TextRole::Secondary));
    button->setAccessibleName(tr("%1: %2", "button, what it is about").arg(button->text(), words));
    layout->addWidget(sign, 0, Qt::AlignTop);
    layout->addWidget(label, 1);
    layout->addWidget(button, 0, Qt::AlignTop);
    if (finding != nullptr)
        connect(button, &QPushButton::clicked, this, [this, row, finding = *finding] { mend(row, finding); });
    else
        connect(button, &QPushButton::clicked, this, [this, row] { emit showRequested(row); });
    m_column->addWidget(line);
    m_buttons.push_back(button);
}

void ChecksPanel::refresh()
{
    m_buttons.clear();
    m_lines.clear();
    m_list = new QWidget;
    m_column = new QVBoxLayout(m_list);
    m_column->setContentsMargins(12, 8, 12, 4);
    m_column->setSpacing(4);
    Sums sums;
    if (m_document != nullptr) {
        addFindings(true, sums);
        addFindings(false, sums);
        for (const NameProblem& problem : m_names) {
            ++sums.looks;
            add(problem.row, nullptr, problem.sentence);
        }
    }
    if (m_lines.isEmpty()) {
        auto* none = new QLabel(m_document == nullptr ? QString() : tr("No problems in the translated texts."), m_list);
        none->setWordWrap(true);
        setTextRole(none, TextRole::Secondary, true);
        m_column->addWidget(none);
    } else if (m_lines.size() > kMost) {
        auto* more = new QLabel(tr("and %n more", nullptr, static_cast<int>(m_lines.size()) - kMost), m_list);
        setTextRole(more, TextRole::Secondary, true);
        m_column->addWidget(more);
    }
    m_column->addStretch(1);
    m_scroll->setWidget(m_list);
    tell(sums);
    emit counted(static_cast<int>(m_lines.size()));
}

void ChecksPanel::addFindings(bool ofMistakes, Sums& sums)
{
    for (int row = 0; row < m_document->count(); ++row) {
        const bool mistake = m_document->state(row) == editor::TextState::Mistake;
        if (mistake != ofMistakes) continue;
        for (const editor::TextFinding& finding : m_document->check(row).findings) {
            if (!editor::isTold(finding)) continue;
            ++(mistake ? sums.mistakes : finding.isError ? sums.again : sums.looks);
            if (!editor::mended(m_document->row(row), finding, m_document->language()).empty()) ++sums.mendable;
            add(row, &finding, TextWords::finding(finding, m_words));
        }
    }
}

void ChecksPanel::tell(const Sums& sums)
{
    m_fixAll->setVisible(sums.mendable > 1);
    m_fixAll->setText(tr("Fix all %n", "mistakes that can be mended", sums.mendable));
    QStringList parts{tr("%n mistake(s)", nullptr, sums.mistakes), tr("%n to look at", nullptr, sums.looks)};
    if (sums.again > 0) parts << tr("%n to check again", nullptr, sums.again);
    m_sum->setHidden(m_lines.isEmpty());
    m_sum->setText(parts.join(tr(", ", "between numbers of mistakes and of texts to look at")));
}

void ChecksPanel::mend(int row, const editor::TextFinding& finding)
{
    emit showRequested(row);
    const std::vector<std::string> forms = editor::mended(m_document->row(row), finding, m_document->language());
    if (!forms.empty()) m_document->setForms(row, forms, tr("mistake fixed"));
}

void ChecksPanel::mendAll()
{
    std::vector<std::pair<int, engine::PoEntry>> entries;
    for (int row = 0; row < m_document->count(); ++row) {
        editor::TextRow mended = m_document->row(row);
        bool changed = false;
        for (const editor::TextFinding& finding : m_document->check(row).findings)
            if (const std::vector<std::string> forms = editor::mended(mended, finding, m_document->language());
                !forms.empty()) {
                mended.po.text = forms;
                changed = true;
            }
        if (changed) entries.emplace_back(row, mended.po);
    }
    m_document->setEntries(entries, tr("mistakes fixed"));
}

QString ChecksPanel::text() const { return m_lines.join(QLatin1Char('\n')); }

void ChecksPanel::retranslate() { refresh(); }

} // namespace marches::app
