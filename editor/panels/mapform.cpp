// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/mapform.h"

#include "editor/document/mapwords.h"
#include "editor/panels/namesform.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/letterlimit.h"
#include "editor/widgets/sharedfield.h"
#include "engine/base/textlimits.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int kTextLines = 5;            ///< of the description that are seen at once
constexpr double kLongestSide = 100'000; ///< board units, as map.yaml allows

} // namespace

MapForm::MapForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_names(new NamesForm), m_text(new QPlainTextEdit),
      m_author(new SharedField), m_license(new SharedField), m_width(new QDoubleSpinBox), m_height(new QDoubleSpinBox),
      m_shown(new ChoiceBox), m_holds(new QLabel)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->addRow(m_names);
    m_text->setObjectName(QStringLiteral("description"));
    m_text->setTabChangesFocus(true);
    m_text->setMaximumHeight(m_text->fontMetrics().lineSpacing() * kTextLines + 16);
    m_text->installEventFilter(this);
    LetterLimit::set(*m_text, engine::kLongestText);
    m_shown->setObjectName(QStringLiteral("language-shown"));
    m_author->setObjectName(QStringLiteral("author"));
    m_license->setObjectName(QStringLiteral("license"));
    for (SharedField* field : {m_author, m_license}) LetterLimit::set(*field, engine::kLongestCredit);
    m_width->setObjectName(QStringLiteral("width"));
    m_height->setObjectName(QStringLiteral("height"));
    for (QDoubleSpinBox* box : {m_width, m_height}) {
        box->setRange(1, kLongestSide);
        box->setDecimals(1);
        box->setKeyboardTracking(false);
        box->setGroupSeparatorShown(true);
    }
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_text, m_shown, m_author, m_license, m_width, m_height, m_holds})
        m_rows->addRow(new QLabel, field);
    connect(m_author, &SharedField::edited, this, [this](const QString& text) {
        change(tr("Change the author"), [&](MapInfo& info) { info.author = text.trimmed().toStdString(); });
    });
    connect(m_license, &SharedField::edited, this, [this](const QString& text) {
        change(tr("Change the licence"), [&](MapInfo& info) { info.license = text.trimmed().toStdString(); });
    });
    connect(m_width, &QDoubleSpinBox::valueChanged, this,
            [this](double width) { change(tr("Change the size"), [&](MapInfo& info) { info.width = width; }); });
    connect(m_height, &QDoubleSpinBox::valueChanged, this,
            [this](double height) { change(tr("Change the size"), [&](MapInfo& info) { info.height = height; }); });
    connect(m_shown, &QComboBox::activated, this, [this](int index) {
        if (document() != nullptr) document()->setLanguage(m_shown->itemData(index).toString().toStdString());
    });
    connect(m_shown, &ChoiceBox::chosenFromList, this, &MapForm::done);
    connect(m_names, &NamesForm::done, this, &MapForm::done);
    retranslate();
}

void MapForm::rename() { m_names->focusName(document() != nullptr ? document()->language() : std::string()); }

void MapForm::showMap(MapDocument& document)
{
    begin(document, {});
    const MapInfo& info = document.model().info;
    m_names->showNames(document, {}, false);
    m_author->showValues({QString::fromStdString(info.author)});
    m_license->showValues({QString::fromStdString(info.license)});
    showText();
    const QSignalBlocker quietWidth(m_width);
    const QSignalBlocker quietHeight(m_height);
    const QSignalBlocker quietShown(m_shown);
    m_width->setValue(info.width);
    m_height->setValue(info.height);
    m_shown->clear();
    for (const std::string& language : document.nameLanguages())
        m_shown->addItem(MapWords::language(language), QString::fromStdString(language));
    m_shown->setCurrentIndex(m_shown->findData(QString::fromStdString(document.language())));
    int territories = 0;
    int seas = 0;
    for (const Row<PlaceRecord>& row : document.model().places()) {
        territories += row.record.kind == engine::PlaceKind::Land ? 1 : 0;
        seas += row.record.kind == engine::PlaceKind::Sea ? 1 : 0;
    }
    m_holds->setText(tr("%n territory(ies)", nullptr, territories) + QLatin1Char('\n') +
                     tr("%n sea zone(s)", nullptr, seas));
    for (QDoubleSpinBox* box : {m_width, m_height}) box->setReadOnly(document.isReadOnly());
    for (SharedField* field : {m_author, m_license}) field->setReadOnly(document.isReadOnly());
    m_text->setReadOnly(document.isReadOnly());
}

void MapForm::showText()
{
    if (m_text->hasFocus() && m_text->document()->isModified()) return; // being typed
    m_textLanguage = document()->language();
    const QString text = QString::fromStdString(document()->model().text(m_textLanguage, "map.text"));
    const QSignalBlocker quiet(m_text);
    if (m_text->toPlainText() != text) LetterLimit::setText(*m_text, text);
    m_text->document()->setModified(false);
}

void MapForm::storeText()
{
    if (!m_text->document()->isModified()) return;
    m_text->document()->setModified(false);
    if (document() == nullptr) return;
    const std::string text = m_text->toPlainText().trimmed().toStdString();
    document()->edit(tr("Change the description"), [&](MapEdit& edit) -> EditOutcome {
        edit.setText(m_textLanguage, "map.text", text);
        return {};
    });
}

bool MapForm::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::FocusOut) {
        storeText();
        if (document() != nullptr) showText(); // without blanks that are not kept
    }
    return RecordForm::eventFilter(watched, event);
}

void MapForm::change(const QString& title, const std::function<void(MapInfo&)>& make)
{
    if (document() == nullptr) return;
    document()->edit(title, [&](MapEdit& edit) -> EditOutcome {
        MapInfo info = edit.model().info;
        make(info);
        edit.setInfo(info);
        return {};
    });
}

void MapForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_text, tr("Description"));
    name(m_shown, tr("Names shown in"));
    name(m_author, tr("Author"));
    name(m_license, tr("Licence"));
    name(m_width, tr("Width"));
    name(m_height, tr("Height"));
    name(m_holds, tr("Holds"));
}

} // namespace marches::editor
