// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings/settingspage.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/habitwords.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/translatorname.h"
#include "app/desktop/settings/keyseditor.h"
#include "editor/widgets/letterlimit.h"
#include "engine/base/textlimits.h"

#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <QUrl>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kLeastFolder = 240; ///< a path breaks at few places
constexpr int kWidest = 620;
constexpr int kPauseStep = 100; ///< milliseconds
constexpr int kLongestPause = 2000;

} // namespace

SettingsPage::SettingsPage(Application& application, Actions& actions, QWidget* parent)
    : Translated(parent), m_application(application), m_title(new QLabel(this)), m_looks(head()), m_playing(head()),
      m_translating(head()), m_keys(head()), m_files(head()), m_language(new QComboBox(this)),
      m_theme(new QComboBox(this)), m_motion(new QComboBox(this)), m_boardLetters(new QComboBox(this)),
      m_name(new QLineEdit(this)), m_address(new QLineEdit(this)), m_pause(new QSlider(Qt::Horizontal, this)),
      m_pauseWords(new QLabel(this)), m_sounds(new QCheckBox(this)), m_habitsLabel(new QLabel(this)),
      m_letters(new QCheckBox(this)), m_keysEditor(new KeysEditor(actions, this)), m_folder(new QLineEdit(this)),
      m_openFolder(new QPushButton(this))
{
    setObjectName(QStringLiteral("settingsPage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextRole(m_title, TextRole::Answer);
    editor::LetterLimit::set(*m_name, engine::kLongestTypedPlayer);
    editor::LetterLimit::set(*m_address, kLongestAddress);
    m_address->setObjectName(QStringLiteral("personAddress"));
    m_pause->setRange(0, kLongestPause / kPauseStep);
    m_pause->setPageStep(5);
    m_folder->setReadOnly(true); // a path that wraps hides its end, and cannot be copied whole
    m_folder->setMinimumWidth(kLeastFolder);
    m_folder->setObjectName(QStringLiteral("dataFolder"));

    auto* content = new QWidget(this);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(18);
    form->setVerticalSpacing(10);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(m_looks);
    // Their words change with the language.
    for (QComboBox* box : {m_language, m_theme, m_motion, m_boardLetters})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_languageLabel = row(form, m_language);
    m_languageProblem = hint(form);
    m_themeLabel = row(form, m_theme);
    m_motionLabel = row(form, m_motion);
    m_boardLettersLabel = row(form, m_boardLetters);
    form->addRow(m_playing);
    m_nameLabel = row(form, m_name);
    m_pauseLabel = row(form, m_pause);
    form->addRow(QString(), m_pauseWords);
    form->addRow(m_sounds);
    form->addRow(m_habitsLabel);
    for (QCheckBox*& box : m_habits) form->addRow(box = new QCheckBox(content));
    m_habitsHint = hint(form);
    form->addRow(m_translating);
    m_addressLabel = row(form, m_address);
    m_addressHint = hint(form);
    form->addRow(m_keys);
    form->addRow(m_letters);
    m_lettersHint = hint(form);
    form->addRow(m_keysEditor);
    form->addRow(m_files);
    m_folderLabel = row(form, m_folder);
    form->addRow(QString(), m_openFolder);

    auto* narrow = new QWidget(content);
    narrow->setMaximumWidth(kWidest);
    auto* column = new QVBoxLayout(narrow);
    column->setContentsMargins(24, 20, 24, 24);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addLayout(form);
    column->addStretch(1);
    auto* outer = new QHBoxLayout(content);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(narrow, 10);
    outer->addStretch(1);
    setWidget(content);
    connectFields();
    connect(&application.preferences(), &Preferences::changed, this, &SettingsPage::refresh);
    connect(&application.language(), &Language::availableChanged, this, &SettingsPage::retranslate);
    retranslate();
}

QLabel* SettingsPage::head()
{
    auto* label = new QLabel(this);
    setTextRole(label, TextRole::Card);
    label->setContentsMargins(0, 12, 0, 0);
    return label;
}

QLabel* SettingsPage::row(QFormLayout* form, QWidget* field)
{
    auto* label = new QLabel(this);
    label->setBuddy(field);
    form->addRow(label, field);
    return label;
}

QLabel* SettingsPage::hint(QFormLayout* form)
{
    auto* label = new QLabel(this);
    label->setWordWrap(true);
    setTextRole(label, TextRole::Secondary, true);
    form->addRow(label);
    return label;
}

void SettingsPage::connectFields()
{
    Preferences& preferences = m_application.preferences();
    connect(m_language, &QComboBox::activated, this,
            [this, &preferences](int index) { preferences.setLanguage(m_language->itemData(index).toString()); });
    connect(m_theme, &QComboBox::activated, this,
            [&preferences](int index) { preferences.setTheme(static_cast<ThemeChoice>(index)); });
    connect(m_motion, &QComboBox::activated, this,
            [&preferences](int index) { preferences.setMotion(static_cast<Motion>(index)); });
    connect(m_boardLetters, &QComboBox::activated, &preferences, &Preferences::setBoardLetters);
    connect(m_name, &QLineEdit::editingFinished, this,
            [this, &preferences] { preferences.setPersonName(m_name->text().trimmed()); });
    connect(m_address, &QLineEdit::editingFinished, this,
            [this, &preferences] { setTranslatorAddress(preferences, m_address->text().trimmed()); });
    connect(m_pause, &QSlider::valueChanged, this,
            [&preferences](int value) { preferences.setBotPause(value * kPauseStep); });
    for (std::size_t i = 0; i < kHabitOrder.size(); ++i)
        connect(m_habits[i], &QCheckBox::clicked, &preferences,
                [&preferences, i](bool on) { preferences.setHabit(kHabitOrder[i], on); });
    connect(m_sounds, &QCheckBox::clicked, &preferences, &Preferences::setSounds);
    connect(m_letters, &QCheckBox::clicked, &preferences, &Preferences::setSingleLetterKeys);
    connect(m_openFolder, &QPushButton::clicked, this,
            [&preferences] { QDesktopServices::openUrl(QUrl::fromLocalFile(preferences.dataFolder())); });
}

void SettingsPage::fill(QComboBox* box, const QStringList& words, int current)
{
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItems(words);
    box->setCurrentIndex(current);
}

void SettingsPage::refresh()
{
    const Preferences& preferences = m_application.preferences();
    m_language->setCurrentIndex(std::max(0, m_language->findData(preferences.language())));
    m_languageProblem->setText(m_application.catalogue().sentences(m_application.language().problems()));
    m_languageProblem->setVisible(!m_languageProblem->text().isEmpty());
    m_theme->setCurrentIndex(static_cast<int>(preferences.theme()));
    m_motion->setCurrentIndex(static_cast<int>(preferences.motion()));
    m_boardLetters->setCurrentIndex(preferences.boardLetters());
    if (!m_name->hasFocus()) m_name->setText(preferences.personName());
    if (!m_address->hasFocus()) m_address->setText(translatorAddress(m_application.preferences()));
    const QSignalBlocker quiet(m_pause);
    m_pause->setValue(preferences.botPause() / kPauseStep);
    m_pauseWords->setText(
        preferences.botPause() == 0
            ? tr("Bots play at once")
            : tr("%1 s between two moves of bots").arg(QLocale().toString(preferences.botPause() / 1000.0, 'f', 1)));
    for (std::size_t i = 0; i < kHabitOrder.size(); ++i)
        m_habits[i]->setChecked(preferences.habits().testFlag(kHabitOrder[i]));
    m_sounds->setChecked(preferences.sounds());
    m_letters->setChecked(preferences.singleLetterKeys());
}

QString SettingsPage::languageProblem() const { return m_languageProblem->text(); }

QString SettingsPage::title() const { return tr("Settings"); }

void SettingsPage::enter()
{
    m_keysEditor->refresh(); // other parts may have been worded after this page was
    m_language->setFocus();
}

void SettingsPage::retranslate()
{
    m_title->setText(tr("Settings"));
    setAccessibleName(m_title->text());
    m_looks->setText(tr("Appearance and language"));
    m_playing->setText(tr("Playing"));
    m_translating->setText(tr("Translating"));
    m_keys->setText(tr("Keys"));
    m_files->setText(tr("Files"));
    m_languageLabel->setText(tr("Language"));
    m_themeLabel->setText(tr("Theme"));
    m_motionLabel->setText(tr("Motion"));
    m_boardLettersLabel->setText(tr("Names on the board"));
    m_nameLabel->setText(tr("Your name"));
    m_addressLabel->setText(tr("Your address"));
    m_address->setPlaceholderText(tr("name@example.org", "an address for mail"));
    m_addressHint->setText(tr("Your name, and this address if you give one, are written into the translations that you "
                              "save, so that others know whom to ask. Nothing is sent anywhere."));
    m_pauseLabel->setText(tr("Pace of bots"));
    m_folderLabel->setText(tr("Your files"));
    m_sounds->setText(tr("Sounds: dice, cards, your turn"));
    m_habitsLabel->setText(tr("Done without asking"));
    for (std::size_t i = 0; i < kHabitOrder.size(); ++i) m_habits[i]->setText(habitWord(kHabitOrder[i]));
    m_habitsHint->setText(tr("Play quickly, in the menu Game, switches all of them at once; a menu beside it has each, "
                             "which may have a key of its own. Everything can be undone."));
    m_letters->setText(tr("Single letters are commands"));
    m_lettersHint->setText(tr("R rolls, S stops, N reads the neighbours, and so on. Turn this off if you dictate or "
                              "use a screen reader that needs the letters."));
    m_openFolder->setText(tr("Open the folder"));
    m_folder->setText(QDir::toNativeSeparators(m_application.preferences().dataFolder()));
    m_folder->setCursorPosition(0);
    m_folder->setToolTip(m_folder->text());
    m_folder->setAccessibleName(m_folderLabel->text());
    fill(m_theme, {tr("Follow the system"), tr("Light"), tr("Dark")}, 0);
    fill(m_motion, {tr("Full"), tr("Short"), tr("Off", "no motion")}, 0);
    fill(m_boardLetters,
         {tr("Small", "letters"), tr("Normal", "letters"), tr("Large", "letters"), tr("Larger", "letters"),
          tr("Largest", "letters")},
         kUsualLetters);
    fill(m_language, {tr("Follow the system")}, 0);
    m_language->setItemData(0, QString());
    for (const QString& code : m_application.language().available()) m_language->addItem(Language::ownName(code), code);
    m_pause->setAccessibleName(m_pauseLabel->text());
    refresh();
}

} // namespace marches::app
