import type { Database } from '../../db/client';
import { numberChanges } from '../../db/schema/number-changes';
import type { Standing } from './standings/compute-standings';

interface Correcting {
  readonly eventId: number;
  readonly no: number;
  /** Which role brought the import. */
  readonly role: string | null;
  readonly publishedAt: Date;
}

type Place = Pick<Standing, 'siteUsername' | 'value'>;

/** A statement takes 65 535 parameters at most; a row has nine. */
const rowsAtOnce = 5000;

/** Keeps what a published result said of each player and what it says now, where that is another value; places alone follow from the others. */
export async function tellCorrections(
  tx: Pick<Database, 'insert'>,
  { eventId, no, role, publishedAt }: Correcting,
  { previous, standings }: { readonly previous: readonly Place[]; readonly standings: readonly Place[] },
): Promise<void> {
  const was = new Map(previous.map(({ siteUsername, value }) => [siteUsername, value]));
  const is = new Map(standings.map(({ siteUsername, value }) => [siteUsername, value]));
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => was.get(name) !== is.get(name),
  );
  const rows = changed.map((name) => ({
    ...({
      area: 'wager_event',
      contestId: eventId,
      line: name,
      field: `import-${no}`,
      source: 'import',
    } as const),
    ...{ before: toText(was.get(name)), after: toText(is.get(name)), role, at: publishedAt },
  }));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx.insert(numberChanges).values(rows.slice(at, at + rowsAtOnce));
  }
}

function toText(value: number | undefined): string | null {
  return value === undefined ? null : String(value);
}
