import { absentColumns } from '../absent-columns';
import { fixedTerms } from '../fixed-terms';
import type { Difference } from '../kind';
import type { ItemRow } from './market-row';
import type { StoredItem } from './market-stored';

type Change = Difference<ItemRow, StoredItem>;

/**
 * Why an item may not be stored as a file has it. Its price, limits and conditions may change at any time: an order is judged by those it
 * meets, and refused where its price is not the one the member saw.
 */
export function itemRefusals({ row, before, changes }: Change): string[] {
  if (!before) return [...absentColumns(row, ['title', 'type', 'price']), ...unfit(row, undefined)];
  const isPulledBack = before.state !== 'draft' && row.state === 'draft';
  return [
    ...(isPulledBack ? ['state: it was on the pages already; pause or archive it'] : []),
    ...fixedTerms(only(changes, ['type', 'sponsor']), { free: [], why: relianceOn(before.orders) }),
    ...(isOtherVault(row, before) ? ['type: only a new item can be one of codes, and it stays one'] : []),
    ...fixedTerms(only(changes, ['deliveryH']), { free: [], why: describePromise(before.waiting) }),
    ...unfit(row, before),
    ...shortages(row, before),
  ];
}

function only(changes: Change['changes'], fields: readonly string[]): Change['changes'] {
  return changes.filter(({ field }) => fields.includes(field));
}

function relianceOn(orders: number): string | null {
  return orders > 0 ? 'it was ordered already' : null;
}

function describePromise(waiting: number): string | null {
  return waiting > 0 ? `orders that wait for delivery: ${waiting}` : null;
}

/** What does not go together, in the file or with what is stored. */
function unfit(row: ItemRow, before: StoredItem | undefined): string[] {
  const type = row.type ?? before?.type;
  const sponsor = row.sponsor === undefined ? before?.sponsor : row.sponsor;
  const [from, to] = [
    row.visibleFrom === undefined ? before?.visibleFrom : row.visibleFrom,
    row.visibleTo === undefined ? before?.visibleTo : row.visibleTo,
  ];
  const { sponsor_linked } = row.requirements ?? before?.requirements ?? {};
  const isTheirs = type === 'sponsor_bonus' || type === 'free_spin' || sponsor_linked === true;
  return [
    ...(isTheirs && !sponsor ? ['sponsor: must be given for what a sponsor delivers or asks for'] : []),
    ...(type === 'code' && typeof row.supply === 'number' ? [vaultCounts] : []),
    ...(from && to && to <= from ? ['visible_to: must be later than visible_from'] : []),
  ];
}

const vaultCounts = 'supply: codes are counted as they go into the vault; leave it empty';

/** Of codes the vault knows how many there are, of everything else the file. */
function isOtherVault({ type }: ItemRow, before: StoredItem): boolean {
  return type !== undefined && type !== before.type && (type === 'code' || before.type === 'code');
}

/** A limit stays one, and what is sold is sold. */
function shortages({ supply }: ItemRow, { supply: was, stock }: StoredItem): string[] {
  if (was === null || stock === null || supply === undefined) return [];
  if (supply === null) return ['supply: an item with a limit keeps one; give a larger number'];
  const gone = was - stock;
  return supply < gone ? [`supply: must be at least ${gone}: as many are ordered already`] : [];
}
