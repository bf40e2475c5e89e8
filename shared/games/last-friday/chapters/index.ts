import type { CampBoard } from "../board.ts";
import type { Chapter } from "./chapter.ts";
import { finalChapter } from "./four.ts";
import { arrival } from "./one.ts";
import { massacre } from "./three.ts";
import { chase } from "./two.ts";

const CHAPTERS: readonly Chapter[] = [arrival, chase, massacre, finalChapter];

/** @param number 1 to 4 @throws RangeError for any other */
function chapterNumber(number: number): Chapter {
  const chapter = CHAPTERS[number - 1];
  if (chapter === undefined) throw new RangeError(`no chapter ${number}`);
  return chapter;
}

/** The chapter that is being played. */
export function chapterOf(board: CampBoard): Chapter {
  return chapterNumber(board.chapter);
}
