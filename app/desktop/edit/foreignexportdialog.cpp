// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/foreignexportdialog.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/edit/mapforms.h"
#include "editor/exchange/zipfile.h"
#include "engine/io/files.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <QVariant>

namespace marches::app {

namespace {

constexpr int kLettersAcross = 64; ///< of what is left out, which are sentences

} // namespace

ForeignExportDialog::ForeignExportDialog(editor::MapSaving map, ErrorWords words, QWidget* parent)
    : Translated(parent), m_map(std::make_shared<const editor::MapSaving>(std::move(map))), m_words(std::move(words)),
      m_formLabel(new QLabel(this)), m_form(new QComboBox(this)), m_purpose(new QLabel(this)),
      m_notesLabel(new QLabel(this)), m_notes(new QListWidget(this)), m_cancel(new QPushButton(this)),
      m_save(new QPushButton(this))
{
    for (const std::string_view form : editor::exportForms())
        if (form != "marches-map") // which is a copy to send, and no other program's
            m_form->addItem(QString(), QVariant(QString::fromUtf8(form.data(), static_cast<qsizetype>(form.size()))));
    arrange();
    connect(m_form, &QComboBox::currentIndexChanged, this, &ForeignExportDialog::make);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ForeignExportDialog::saved);
    retranslate();
    make();
}

void ForeignExportDialog::arrange()
{
    m_formLabel->setBuddy(m_form);
    m_notesLabel->setBuddy(m_notes);
    m_purpose->setWordWrap(true);
    setTextRole(m_purpose, TextRole::Secondary);
    m_notes->setWordWrap(true);
    m_form->setObjectName(QStringLiteral("form"));
    m_save->setProperty("primary", true);
    m_save->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{m_formLabel, m_form, m_purpose, m_notesLabel})
        column->addWidget(part);
    column->addWidget(m_notes, 1);
    column->addLayout(buttons);
    setMinimumWidth(kLettersAcross * fontMetrics().averageCharWidth());
}

std::string ForeignExportDialog::form() const { return m_form->currentData().toString().toStdString(); }

void ForeignExportDialog::setForm(const std::string& form)
{
    m_form->setCurrentIndex(m_form->findData(QString::fromStdString(form)));
}

QStringList ForeignExportDialog::told() const
{
    QStringList told;
    for (int row = 0; row < m_notes->count(); ++row) told << m_notes->item(row)->text();
    return told;
}

void ForeignExportDialog::make()
{
    m_made.reset();
    m_trouble.clear();
    m_work.start([map = m_map, form = form()](const editor::Progress&) { return editor::exportMap(map->model, form); },
                 [this](engine::Result<editor::ExportedMap> made) {
                     m_made.emplace(std::move(made));
                     refresh();
                 });
    refresh();
}

void ForeignExportDialog::addNotes(const engine::Errors& errors)
{
    for (const engine::Error& error : errors) m_notes->addItem(m_words({error}));
}

void ForeignExportDialog::refresh()
{
    m_purpose->setText(MapForms::purpose(form()));
    m_notes->clear();
    addNotes(m_trouble);
    if (m_made && *m_made)
        addNotes((*m_made)->notes);
    else if (m_made)
        addNotes(m_made->error());
    if (m_made && m_notes->count() == 0) m_notes->addItem(tr("Nothing is left out."));
    m_save->setEnabled(m_made && m_made->has_value());
}

void ForeignExportDialog::saved()
{
    if (!m_made || !*m_made) return;
    const QString suffix = MapForms::suffix(form(), (*m_made)->isOneFile());
    const QString proposed = QString::fromStdString(m_map->model.info.id) + QLatin1Char('.') + suffix;
    QString file = QFileDialog::getSaveFileName(this, windowTitle(), QDir(m_folder).filePath(proposed),
                                                QStringLiteral("*.") + suffix);
    if (file.isEmpty()) return;
    m_folder = QFileInfo(file).path();
    file = MapForms::withSuffix(file, suffix);
    if (writeTo(file)) accept();
}

bool ForeignExportDialog::writeTo(const QString& file)
{
    if (!m_made || !*m_made) return false;
    const std::string path = file.toStdString();
    const editor::ExportedMap& made = **m_made;
    engine::Result<QByteArray> bytes =
        made.isOneFile() ? engine::Result<QByteArray>(made.files.begin()->second) : editor::makeZip(made.files, path);
    engine::Result<void> written =
        bytes ? engine::writeFile(path, {bytes->constData(), static_cast<std::size_t>(bytes->size())})
              : engine::fail(bytes.error());
    m_trouble = written ? engine::Errors() : written.error();
    if (written) m_written = {file};
    refresh();
    return written.has_value();
}

void ForeignExportDialog::retranslate()
{
    setWindowTitle(tr("Export to another program"));
    m_formLabel->setText(tr("Format"));
    m_form->setAccessibleName(m_formLabel->text());
    for (int row = 0; row < m_form->count(); ++row)
        m_form->setItemText(row, MapForms::name(m_form->itemData(row).toString().toStdString()));
    m_notesLabel->setText(tr("What is left out, and why"));
    m_notes->setAccessibleName(m_notesLabel->text());
    m_cancel->setText(tr("Cancel"));
    m_save->setText(tr("Save…"));
    refresh();
}

} // namespace marches::app
