import type { TestInfo, TestType } from '@playwright/test';

/**
 * Marks a journey over every page, list or part, or one that goes one of several ways: `npm test` leaves them out, `npm run walks` runs them
 * alone, each in all its ways.
 */
export const aWalk = { tag: '@walk' } as const;

/** Marks a walk over all that stands in the database, entry by entry and link by link, rather than over pages as they are made: a landing leaves it out, too (docs/adr/484). */
export const aWalkOverEntries = { tag: ['@walk', '@entries'] };

/** Whether walks go all their ways: `npm run walks`. */
const isWhole = process.env.WALKS === 'whole';

/**
 * Of the ways in which a page can be walked (a visitor, a size) those that it is walked: all where walks are whole. In `npm test` it is one, the
 * next page's being the next one, so that each page is opened once and each way is gone (docs/adr/265).
 */
export function waysWalked<Way>(nth: number, ways: readonly Way[]): readonly Way[] {
  return isWhole ? ways : ways.filter((_, at) => at === nth % ways.length);
}

/**
 * A test of several ways (a size) that declares its journeys in turn: the first goes the first way, the next one the next. Where walks are whole
 * every way has all of them.
 */
export function inTurn<T extends object, W extends object>(test: TestType<T, W>, at: number, ways: number) {
  let nth = 0;
  return (title: string, body: (args: T & W, info: TestInfo) => Promise<void>): void => {
    if (isWhole || nth % ways === at) test(title, aWalk, body);
    nth += 1;
  };
}

/** Of an area's entries, which are made by the same page, so many are opened. */
export const entriesWalked = isWhole ? 20 : 3;
