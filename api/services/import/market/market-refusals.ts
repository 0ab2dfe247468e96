import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import { type Refusal, refuse } from '../problem';
import type { ItemRow } from './market-row';
import type { StoredItem } from './market-stored';

type Change = Difference<ItemRow, StoredItem>;

/**
 * Why an item may not be stored as a file has it. Its price, limits and conditions may change at any time: an order is judged by those it
 * meets, and refused where its price is not the one the member saw.
 */
export function itemRefusals({ row, before, changes }: Change): Refusal[] {
  if (!before) return unfit(row, undefined);
  const isPulledBack = before.state !== 'draft' && row.state === 'draft';
  return [
    ...(isPulledBack ? [refuse('state', 'archive_instead')] : []),
    ...fixedTerms(only(changes, ['type', 'sponsor']), { free: [], why: relianceOn(before.orders) }),
    ...(isOtherVault(row, before) ? [refuse('type', 'vault_type')] : []),
    ...fixedTerms(only(changes, ['deliveryH']), { free: [], why: describePromise(before.waiting) }),
    ...unfit(row, before),
    ...shortages(row, before),
  ];
}

function only(changes: Change['changes'], fields: readonly string[]): Change['changes'] {
  return changes.filter(({ field }) => fields.includes(field));
}

function relianceOn(orders: number): Reliance | null {
  return orders > 0 ? { reason: 'ordered' } : null;
}

function describePromise(waiting: number): Reliance | null {
  return waiting > 0 ? { reason: 'awaited', count: waiting } : null;
}

/** What does not go together, in the file or with what is stored. */
function unfit(row: ItemRow, before: StoredItem | undefined): Refusal[] {
  const type = row.type ?? before?.type;
  const sponsor = row.sponsor === undefined ? before?.sponsor : row.sponsor;
  const [from, to] = [
    row.visibleFrom === undefined ? before?.visibleFrom : row.visibleFrom,
    row.visibleTo === undefined ? before?.visibleTo : row.visibleTo,
  ];
  const { sponsor_linked } = row.requirements ?? before?.requirements ?? {};
  const isTheirs = type === 'sponsor_bonus' || type === 'free_spin' || sponsor_linked === true;
  return [
    ...(isTheirs && !sponsor ? [refuse('sponsor', 'sponsor_needed')] : []),
    ...(type === 'code' && typeof row.supply === 'number' ? [refuse('supply', 'vault_counts')] : []),
    ...(from && to && to <= from ? [refuse('visible_to', 'later_than', { other: 'visible_from' })] : []),
  ];
}

/** Of codes the vault knows how many there are, of everything else the file. */
function isOtherVault({ type }: ItemRow, before: StoredItem): boolean {
  return type !== undefined && type !== before.type && (type === 'code' || before.type === 'code');
}

/** A limit stays one, and what is sold is sold. */
function shortages({ supply }: ItemRow, { supply: was, stock }: StoredItem): Refusal[] {
  if (was === null || stock === null || supply === undefined) return [];
  if (supply === null) return [refuse('supply', 'limit_stays')];
  const gone = was - stock;
  return supply < gone ? [refuse('supply', 'ordered_already', { count: gone })] : [];
}
