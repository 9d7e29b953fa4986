// SPDX-License-Identifier: GPL-3.0-or-later
// Which screen a class of the program belongs to. A test holds the list against the folders of the source.
#include <algorithm>
#include <array>

#include "editor/translation/windowtexts.h"

namespace marches::editor {

namespace {

/// Names with a space before and after each. What is in none of them belongs to the frame that all screens share.
constexpr std::array<std::pair<TextGroup, std::string_view>, 9> kScreens = {{
    {TextGroup::WindowWelcome,
     " ContinueCard GameCard KeptList LanguageSwitch RecentList RecoveryDialog RecoveryStrip WelcomePage "},
    {TextGroup::WindowNewGame,
     " ArgumentField CardForm ContentPanel DeckTable DeckWords DifferencesPanel EffectEditor EffectNotes "
     "EffectSentences DraftList MapTree "
     "NewGamePage OptionList OptionRow OptionWords OwnVariantBar SaveVariantDialog SeatCard SeatColumn SetUpTable "
     "ValueRow "},
    {TextGroup::WindowPlay,
     " AnswerTip DecisionForm ArrowLegend BattlePanel BoardMenu BoardReader Branches CompareDialog "
     "CourseChart Courses HandoverScreen DealCard "
     "DealRow "
     "DiceTray EditBar HandPanel LogLine LogModel LogPanel LotSwitches NumberTrack OddsChart OrderEntry OrdersPanel "
     "PlayActions PlayOrders PlayPage PlayRecap PositionEditing PositionPanel PositionWords "
     "PromptBar RecapStrip Recaps ResultPanel RuleChip "
     "RulesDialog SeatStatus SeatsPanel Steps TablePanel Timeline TimelineBar WhyPanel "
     "AnswerWords EndingCard HintStrip PlayHints "},
    {TextGroup::WindowEdit,
     " BackupsDialog DifferencesDialog SnapSettings EditActions DocumentMessages EditPage EditStamps "
     "ForeignExportDialog GiveUpDialog MapForms "
     "MapPlaytest ImportOptions ImportPage ImportRows SheetDialog "
     "ImportReport EditToolBar MapController MapFileActions MapTabs PasteWords MapPane MapRecovery OutputDialog "
     "PlayMenu "
     "DrawingProgress EmptyMapPlaceholder RemoveArtworkDialog "
     "ToolBox TracedPicture TransformDialog UnsavedDialog "},
    {TextGroup::WindowLab,
     " LabAnswer LabArmCard LabArms LabBots LabChangeRow LabChangeRows LabDetails LabFactors LabFair LabForm LabGames "
     "LabLengths LabList LabPage LabQuestions LabWelcome "},
    {TextGroup::WindowPlay, " MailBoard MailController MailPage MailStart PowerList ReportsPanel SheetPanel "},
    {TextGroup::WindowSettings, " KeysEditor SettingsPage "},
    {TextGroup::WindowBench,
     " BenchSpelling BoardNameBar BoardPreview ChecksPanel ConflictDialog FormField FormsPanel MemoryDialog "
     "NewLanguageDialog OverviewDialog PackDialog TextSearchDialog "
     "SentenceEditor TranslationController "
     "TextCard TextList TextListModel TextWords TextsPanel TranslateActions TranslatePage TranslationDocument "
     "TranslationStore WindowSample "},
}};
constexpr std::string_view kBoardClasses = " BoardAccessibleText BoardView ";

} // namespace

TextGroup windowGroup(std::string_view className)
{
    const std::size_t colon = className.rfind(':');
    std::string padded = " ";
    padded.append(colon == std::string_view::npos ? className : className.substr(colon + 1)).append(" ");
    for (const auto& [group, names] : kScreens)
        if (names.find(padded) != std::string_view::npos) return group;
    const bool ofEditor = className.find("marches::editor::") == 0 || className == "ProblemFixes";
    if (ofEditor)
        return kBoardClasses.find(padded) != std::string_view::npos ? TextGroup::WindowPlay : TextGroup::WindowEdit;
    return TextGroup::WindowFrame;
}

} // namespace marches::editor
