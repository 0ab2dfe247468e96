import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { wagerImports } from '../../../db/schema/wager-imports';
import { wagerSnapshots } from '../../../db/schema/wager-snapshots';
import type { Transaction } from '../../../db/transact';
import { publishImport } from '../../wager-events/publish-import';
import type { SnapshotLine } from '../../wager-events/standings/compute-standings';
import type { Figures, Plan } from './plan-figures';
import type { Race } from './standing-figures';

/** When figures come in, and who of the team brings them; nobody where it is the command line. */
interface Bringing {
  readonly now: Date;
  readonly actorId?: string | undefined;
}

/** A statement takes 65 535 parameters at most; a line has four. */
const linesAtOnce = 5000;

/**
 * Stores figures as the next import of their race and publishes it. Figures of before the start are the baseline that growth is measured by; where
 * none came, the totals are those since the start, and the baseline is empty. Figures of the end or after it close the race.
 */
export async function publishFigures(
  tx: Transaction,
  { race, import: figures }: Pick<Plan, 'race' | 'import'>,
  bringing: Bringing,
): Promise<void> {
  if (!figures) return;
  const isBaseline = figures.asOf <= race.startsAt;
  const needsBaseline = figures.newest === 0 && !isBaseline;
  if (needsBaseline) await store(tx, race, { ...figures, asOf: race.startsAt, lines: [], no: 1 }, bringing);
  const no = figures.newest + (needsBaseline ? 2 : 1);
  await store(tx, race, { ...figures, no }, bringing);
  await publishImport(tx, { eventId: race.id, no, publishedAt: bringing.now });
}

async function store(
  tx: Transaction,
  { id: eventId, endsAt }: Race,
  { asOf, source, lines, no }: Omit<Figures, 'newest'> & { readonly no: number },
  { now, actorId }: Bringing,
): Promise<void> {
  await tx.insert(wagerImports).values({
    ...{ eventId, no, source, takenAt: asOf, importedAt: now, publishedAt: now },
    ...{ rowCount: lines.length, checksum: computeChecksum(lines), isClosing: asOf >= endsAt },
    role: actorId === undefined ? null : sql`(select permission from users where id = ${actorId})`,
  });
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const rows = lines.slice(at, at + linesAtOnce).map((line) => ({ ...line, eventId, importNo: no }));
    await tx.insert(wagerSnapshots).values(rows);
  }
}

/** Of the lines by name, so that it can be computed again from what is stored. */
function computeChecksum(lines: readonly SnapshotLine[]): string {
  const text = lines
    .toSorted((a, b) => (a.siteUsername < b.siteUsername ? -1 : 1))
    .map(({ siteUsername, value }) => `${siteUsername},${value}\n`);
  return createHash('sha256').update(text.join('')).digest('hex');
}
