import type { InboxRow, KeptRow } from './inbox-row';

/**
 * The list as it stays under the pointer: what was there keeps its place, also what has left the list meanwhile; what follows behind the
 * last one that stayed is added at the end. What came to wait after `since` (ISO) waits until the list is asked for anew.
 */
export function keepRows(before: readonly KeptRow[], now: readonly InboxRow[], since: string): KeptRow[] {
  const fresh = new Map(now.map((row) => [row.key, row]));
  const known = new Set(before.map(({ key }) => key));
  const stayed = before.map((row) => {
    const found = fresh.get(row.key);
    return found ? { ...found, isGone: false } : { ...row, isGone: true };
  });
  const last = now.findLastIndex(({ key }) => known.has(key));
  const added = now.slice(last + 1).filter(({ createdAt }) => createdAt <= since);
  return [...stayed, ...asKept(added)];
}

/** Rows as the server just listed them. */
export function asKept(rows: readonly InboxRow[]): KeptRow[] {
  return rows.map((row) => ({ ...row, isGone: false }));
}
