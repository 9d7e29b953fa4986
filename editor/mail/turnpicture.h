// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include <QByteArray>
#include <QImage>
#include <QPageSize>
#include <QRectF>

#include "editor/painting/boarddrawing.h"
#include "editor/painting/palette.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/text/messageformatter.h"

class QPainter;

namespace marches::editor {

/// What is on the picture of a turn, and for whom.
struct TurnPicture {
    std::shared_ptr<const BoardDrawing> drawing;
    const engine::Game& game;
    const engine::referee::MailTurn& turn;
    const engine::MessageFormatter& wording;
    int reader = -2;   ///< engine::referee::kReferee
    std::string title; ///< "Spring 1901"
    Theme theme = Theme::Light;
    int width = 1200;   ///< pixels
    QImage ground = {}; ///< of turnGround(); none: drawn anew
};

/// The bare board under the pictures of a turn, for those that are PNG of the same drawing, theme and width. It is most
/// of the work, and the same for all readers.
QImage turnGround(const BoardDrawing& drawing, Theme theme, int width);

/// The board after the turn with an arrow for each order that its reader was told of, and below it the title and the
/// meaning of arrows and colours. `extension`: ".png", ".svg" or ".pdf", the same picture in each; a PDF is a page of
/// that size, or of `paper`, which it fills as far as it can. Empty on failure.
QByteArray drawTurn(const TurnPicture& wanted, std::string_view extension,
                    QPageSize::PageSizeId paper = QPageSize::Custom);

} // namespace marches::editor
