/** Marks a journey that opens every page there is: `npm run walks` runs these alone. */
export const aWalk = { tag: '@walk' } as const;

/** Whether walks go all their ways: `npm run walks` and CI. */
const isWhole = process.env.WALKS === 'whole';

/**
 * Of the ways in which a page can be walked (a visitor, a size) those that it is walked: all where walks are whole. In `npm test` it is one, the
 * next page's being the next one, so that each page is opened once and each way is gone (docs/adr/265).
 */
export function waysWalked<Way>(nth: number, ways: readonly Way[]): readonly Way[] {
  return isWhole ? ways : ways.filter((_, at) => at === nth % ways.length);
}

/** Of an area's entries, which are made by the same page, so many are opened. */
export const entriesWalked = isWhole ? 20 : 3;
