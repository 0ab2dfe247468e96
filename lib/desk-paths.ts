import { type DeskPageKey, deskPages } from './desk-pages';

/** An address below a page of the back office; each segment is encoded. */
export function deskEntryPath(page: DeskPageKey, ...segments: readonly string[]): string {
  return [deskPages[page].path, ...segments.map(encodeURIComponent)].join('/');
}

/** What a kind is called in the addresses of the stream desk. */
export const streamSegments = { 'bonus-hunts': 'av', 'bonus-buys': 'alim' } as const;
