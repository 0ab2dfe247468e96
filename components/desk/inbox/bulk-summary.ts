import type { InboxAction, InboxKind } from '@/contract/desk-inbox';
import type { KeptRow } from './inbox-row';

/** Why something chosen takes no part in a decision. */
export type NotIncluded = 'own' | 'decided' | 'impossible';

/** What one decision on several would do. */
export interface BulkSummary {
  readonly included: readonly KeptRow[];
  readonly left: readonly { readonly row: KeptRow; readonly why: NotIncluded }[];
  readonly kinds: readonly { readonly kind: InboxKind; readonly count: number }[];
  /** By currency; null is Sikke. */
  readonly sums: readonly { readonly currency: string | null; readonly amount: number }[];
}

/** What one decision on the chosen would do: on how many of which kind, worth how much, and which it leaves out and why. */
export function summarise(
  chosen: readonly KeptRow[],
  action: InboxAction,
  isDecided: (key: string) => boolean,
): BulkSummary {
  const why = (row: KeptRow): NotIncluded | null => {
    if (row.isGone || isDecided(row.key)) return 'decided';
    if (row.isOwn) return 'own';
    return row.may.includes(action) ? null : 'impossible';
  };
  const left = chosen.flatMap((row) => {
    const reason = why(row);
    return reason ? [{ row, why: reason }] : [];
  });
  const included = chosen.filter((row) => why(row) === null);
  const kinds = [...countBy(included, ({ kind }) => kind)].map(([kind, count]) => ({ kind, count }));
  return { included, left, kinds, sums: sumUp(included) };
}

/** What can be done with at least one of the chosen. */
export function bulkActions(chosen: readonly KeptRow[], actions: readonly InboxAction[]): InboxAction[] {
  return actions.filter((action) => chosen.some(({ may }) => may.includes(action)));
}

function sumUp(rows: readonly KeptRow[]): BulkSummary['sums'] {
  const sums = new Map<string | null, number>();
  for (const { worth } of rows)
    if (worth) sums.set(worth.currency, (sums.get(worth.currency) ?? 0) + worth.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function countBy<T, Key>(rows: readonly T[], keyOf: (row: T) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
