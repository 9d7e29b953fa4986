// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/namesform.h"

#include "editor/panels/mapwords.h"
#include "editor/panels/sharedfield.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

constexpr std::array<const char*, 4> kForms{"name", "with-article", "of", "at"};

} // namespace

std::vector<std::string> nameLanguages(const MapDocument& document)
{
    std::vector<std::string> languages = document.languages();
    for (const char* own : {"en", "fr"})
        if (std::ranges::find(languages, own) == languages.end()) languages.emplace_back(own);
    return languages;
}

NamesForm::NamesForm(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)), m_fold(new QToolButton(this))
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
        if (m_document != nullptr) showNames(*m_document, m_bases, m_withForms);
    });
    retranslate();
}

void NamesForm::showNames(MapDocument& document, const std::vector<std::string>& bases, bool withForms)
{
    m_document = &document;
    m_bases = bases;
    const std::vector<std::string> languages = nameLanguages(document);
    if (languages != m_languages || withForms != m_withForms || m_fields.empty()) {
        m_withForms = withForms;
        rebuild(languages);
    }
    m_fold->setVisible(withForms);
    for (const auto& [which, field] : m_fields) {
        QStringList values;
        for (const std::string& base : bases)
            values << QString::fromStdString(document.model().text(which.first, base + "." + which.second));
        field->showValues(values);
        field->setReadOnly(document.isReadOnly());
    }
}

SharedField* NamesForm::field(const std::string& language, const std::string& form) const
{
    const auto found = m_fields.find({language, form});
    return found == m_fields.end() ? nullptr : found->second;
}

void NamesForm::focusFirst()
{
    if (m_languages.empty()) return;
    SharedField* first = field(m_languages.front(), "name");
    first->setFocus(Qt::OtherFocusReason);
    first->selectAll();
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
    const bool open = m_withForms && m_fold->isChecked();
    for (const std::string& language : languages) {
        for (const char* form : kForms) {
            if (!open && form != kForms.front()) break;
            auto* label = new QLabel(this);
            auto* edit = new SharedField(this);
            edit->setObjectName(QStringLiteral("%1.%2").arg(QString::fromStdString(language), QLatin1String(form)));
            label->setBuddy(edit);
            m_grid->addWidget(label, row, 0);
            m_grid->addWidget(edit, row, 1);
            m_labels[language + "." + form] = label;
            m_fields[{language, form}] = edit;
            label->show();
            edit->show();
            connect(edit, &SharedField::edited, this,
                    [this, language, which = std::string(form)](const QString& text) { store(language, which, text); });
            ++row;
        }
    }
    m_grid->addWidget(m_fold, row, 1, Qt::AlignLeft);
    m_grid->setColumnStretch(1, 1);
    QWidget* before = nullptr;
    for (const std::string& language : languages)
        for (const char* form : kForms)
            if (SharedField* edit = field(language, form)) {
                if (before != nullptr) setTabOrder(before, edit);
                before = edit;
            }
    if (before != nullptr) setTabOrder(before, m_fold);
    retranslate();
}

void NamesForm::retranslate()
{
    m_fold->setText(tr("Forms in sentences"));
    m_fold->setToolTip(tr("How sentences use the name: with its article, after “of”, after “at” or “in”"));
    for (const auto& [which, edit] : m_fields) {
        const QString language = MapWords::language(which.first);
        QString words = language;
        if (which.second == "with-article") words = tr("with article", "form of a name");
        if (which.second == "of") words = tr("of …", "form of a name");
        if (which.second == "at") words = tr("at, in …", "form of a name");
        m_labels[which.first + "." + which.second]->setText(words);
        edit->setAccessibleName(which.second == "name" ? tr("Name in %1").arg(language)
                                                       : tr("%1: %2", "language, form of a name").arg(language, words));
    }
}

void NamesForm::store(const std::string& language, const std::string& form, const QString& text)
{
    if (m_document == nullptr) return;
    const std::vector<std::string> bases = m_bases;
    m_document->edit(tr("Rename"), [&](MapEdit& edit) -> EditOutcome {
        for (const std::string& base : bases) edit.setText(language, base + "." + form, text.trimmed().toStdString());
        return {};
    });
}

void NamesForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
