// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/namesform.h"

#include "editor/document/ids.h"
#include "editor/document/mapwords.h"
#include "editor/widgets/letterlimit.h"
#include "editor/widgets/sharedfield.h"
#include "engine/base/textlimits.h"
#include "engine/text/grammar.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace marches::editor {

namespace {

constexpr QLatin1Char kNewLine('/'); ///< of a name on the board, in its field

/// As a field of one line shows a text, and back.
QString inOneLine(const std::string& text)
{
    return QString::fromStdString(text).split(QLatin1Char('\n')).join(QStringLiteral(" / "));
}

std::string inLines(const QString& text)
{
    QStringList lines = text.split(kNewLine, Qt::SkipEmptyParts);
    for (QString& line : lines) line = line.trimmed();
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n')).toStdString();
}

/// The size of letters that somebody typed: nothing for the usual one; none where it is no size.
std::optional<std::string> typedSize(QString text)
{
    text = text.remove(QLatin1Char('%')).trimmed();
    if (text.isEmpty()) return std::string();
    bool whole = false;
    const int size = text.toInt(&whole);
    if (!whole) return std::nullopt;
    return size >= 100 ? std::string() : std::to_string(std::max(size, engine::kLeastBoardSize));
}

bool isOnBoard(const std::string& base)
{
    constexpr std::array<std::string_view, 3> kPlaces = {"territory.", "site.", "space."};
    return std::ranges::any_of(kPlaces, [&base](std::string_view kind) { return base.starts_with(kind); });
}

} // namespace

NamesForm::NamesForm(QWidget* parent) : Translated(parent), m_grid(new QGridLayout(this)), m_fold(new QToolButton(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(4);
    m_fold->setObjectName(QStringLiteral("forms"));
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setArrowType(Qt::RightArrow);
    connect(m_fold, &QToolButton::toggled, this, [this](bool open) {
        m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        rebuild(m_languages);
        if (m_document != nullptr) showNames(*m_document, m_records, m_withForms);
    });
    retranslate();
}

void NamesForm::showNames(MapDocument& document, const std::vector<RecordId>& records, bool withForms)
{
    m_document = &document;
    m_records = records;
    const std::vector<std::string> languages = document.nameLanguages();
    const bool onBoard = std::ranges::all_of(bases(), isOnBoard);
    if (languages != m_languages || withForms != m_withForms || onBoard != m_onBoard || m_fields.empty()) {
        m_withForms = withForms;
        m_onBoard = onBoard;
        rebuild(languages);
    }
    m_fold->setVisible(withForms);
    showValues();
}

std::vector<std::string> NamesForm::bases() const
{
    std::vector<std::string> found;
    if (m_document == nullptr) return found;
    for (const RecordId record : m_records)
        if (auto base = m_document->model().textBaseOf(record)) found.push_back(std::move(*base));
    if (m_records.empty()) found.emplace_back("map");
    return found;
}

void NamesForm::refreshTip()
{
    setToolTip(m_records.size() > 1 ? tr("Each thing has a name of its own: select one of them to change it.")
                                    : QString());
}

void NamesForm::showValues()
{
    refreshTip();
    if (m_document == nullptr) return;
    const std::vector<std::string> shown = bases();
    for (const auto& [which, field] : m_fields) {
        QStringList values;
        for (const std::string& base : shown)
            values << inOneLine(m_document->model().text(which.first, base + "." + which.second));
        field->showValues(values);
        field->setReadOnly(m_document->isReadOnly() || m_records.size() > 1);
    }
}

std::vector<std::string> NamesForm::formsOf(const std::string& language) const
{
    std::vector<std::string> forms{"name"};
    if (!m_withForms || !m_fold->isChecked()) return forms;
    for (const std::string_view form : engine::kSentenceForms)
        if (form != "object" || engine::hasObjectForm(language)) forms.emplace_back(form);
    if (m_onBoard) forms.insert(forms.end(), {std::string(engine::kBoardForm), std::string(engine::kBoardSize)});
    return forms;
}

SharedField* NamesForm::field(const std::string& language, const std::string& form) const
{
    const auto found = m_fields.find({language, form});
    return found == m_fields.end() ? nullptr : found->second;
}

void NamesForm::focusName(const std::string& language)
{
    SharedField* name = field(language, "name");
    if (name == nullptr && !m_languages.empty()) name = field(m_languages.front(), "name");
    if (name == nullptr) return;
    name->setFocus(Qt::ShortcutFocusReason);
    name->selectAll();
}

bool NamesForm::eventFilter(QObject* watched, QEvent* event)
{
    auto* edit = qobject_cast<SharedField*>(watched);
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<const QKeyEvent*>(event) : nullptr;
    if (edit == nullptr || key == nullptr || key->key() != Qt::Key_Escape) return QWidget::eventFilter(watched, event);
    edit->setModified(false);
    showValues(); // what was typed and not stored goes
    emit done();
    return true;
}

void NamesForm::rebuild(const std::vector<std::string>& languages)
{
    m_languages = languages;
    for (const auto& [which, field] : m_fields) delete field;
    for (const auto& [which, label] : m_labels) delete label;
    m_fields.clear();
    m_labels.clear();
    m_grid->removeWidget(m_fold);
    int row = 0;
    QWidget* before = nullptr;
    for (const std::string& language : languages) {
        for (const std::string& form : formsOf(language)) {
            auto* label = new QLabel(this);
            auto* edit = new SharedField(this);
            LetterLimit::set(*edit, engine::kLongestName);
            edit->setObjectName(
                QStringLiteral("%1.%2").arg(QString::fromStdString(language), QString::fromStdString(form)));
            label->setBuddy(edit);
            m_grid->addWidget(label, row, 0);
            m_grid->addWidget(edit, row, 1);
            m_labels[std::string(language).append(".").append(form)] = label;
            m_fields[{language, form}] = edit;
            if (before != nullptr) setTabOrder(before, edit);
            before = edit;
            label->show();
            edit->show();
            connect(edit, &SharedField::edited, this,
                    [this, language, form](const QString& text) { store(language, form, text); });
            connect(edit, &SharedField::returnPressed, this, &NamesForm::done);
            edit->installEventFilter(this);
            ++row;
        }
    }
    m_grid->addWidget(m_fold, row, 1, Qt::AlignLeft);
    m_grid->setColumnStretch(1, 1);
    if (before != nullptr) setTabOrder(before, m_fold);
    retranslate();
}

void NamesForm::retranslate()
{
    refreshTip();
    m_fold->setText(tr("Forms in sentences"));
    m_fold->setToolTip(
        tr("How sentences use the name: with its article, after “of”, after “at” or “in”; and how the board writes "
           "it where the whole name has no room"));
    for (const auto& [which, edit] : m_fields) {
        const QString language = MapWords::language(which.first);
        const QString words = which.second == "name" ? language : formWords(which.second);
        if (which.second == engine::kBoardForm)
            edit->setToolTip(tr("A “/” begins a new line. Empty: the name itself."));
        if (which.second == engine::kBoardSize) edit->setToolTip(tr("From %1 to 100.").arg(engine::kLeastBoardSize));
        if (which.second == engine::kBoardSize) edit->setHint(QStringLiteral("100"));
        m_labels[which.first + "." + which.second]->setText(words);
        edit->setAccessibleName(which.second == "name" ? tr("Name in %1").arg(language)
                                                       : tr("%1: %2", "language, form of a name").arg(language, words));
    }
}

QString NamesForm::formWords(const std::string& form) const
{
    if (form == "with-article") return tr("with article", "form of a name");
    if (form == "of") return tr("of …", "form of a name");
    if (form == "at") return tr("at, in …", "form of a name");
    if (form == "object") return tr("as object", "form of a name, in languages that have one");
    return form == engine::kBoardForm ? tr("on the board", "form of a name") : tr("letters, in %", "size on the board");
}

void NamesForm::store(const std::string& language, const std::string& form, const QString& text)
{
    const std::vector<std::string> named = bases();
    if (named.empty()) return;
    std::optional<std::string> value = text.trimmed().toStdString();
    if (form == engine::kBoardForm) value = inLines(text);
    if (form == engine::kBoardSize) value = typedSize(text);
    if (!value) return showValues(); // what was there before
    const QString title = form == "name" && !value->empty()
                              ? tr("Rename to “%1”").arg(QString::fromStdString(*value).left(40))
                              : tr("Rename");
    m_document->edit(title, [&](MapEdit& edit) -> EditOutcome {
        const std::string before = edit.model().text(language, named.front() + "." + form);
        for (const std::string& base : named) {
            if (form == "name")
                setName(edit, language, base, *value);
            else
                edit.setText(language, std::string(base).append(".").append(form), *value);
        }
        // What nobody has met by its id yet gets one that says its name.
        const bool own = form == "name" && language == edit.model().info.language;
        if (!own || m_records.size() != 1 || m_document->isFiled(m_records.front())) return {};
        return followName(edit, m_records.front(), before);
    });
}

} // namespace marches::editor
