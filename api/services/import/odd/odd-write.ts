import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { specialOdds } from '../../../db/schema/special-odds';
import type { Importing } from '../kind';
import { idsBySlug } from '../references';
import { resolveEnd } from './odd-refusals';
import type { OddRow } from './odd-row';
import { type StoredOdd, storedOdds } from './odd-stored';

type Columns = typeof specialOdds.$inferInsert;
type Values = { readonly [Key in keyof Columns]?: Columns[Key] | undefined };

/** Adds, changes or settles odds. What moves of a published one is kept by the table's own trigger. */
export async function writeOdds(db: Database, rows: readonly OddRow[], { now }: Importing): Promise<void> {
  const slugs = rows.map(({ slug }) => slug);
  const stored = new Map((await storedOdds(db, slugs)).map((one) => [one.slug, one]));
  const sponsors = await idsBySlug(
    db,
    'sponsor',
    rows.map(({ sponsor }) => sponsor),
  );
  for (const { sponsor, ...row } of rows) {
    const before = stored.get(row.slug);
    const values = { ...row, sponsorId: sponsors.get(sponsor ?? ''), ...toStage(row, before, now) };
    if (before) await db.update(specialOdds).set(values).where(eq(specialOdds.id, before.id));
    else await add(db, { ...values, endsAt: resolveEnd({ sponsor, ...row }, undefined) });
  }
}

/** The stored state: published is scheduled until it has a result, and then settled, once. */
function toStage(
  { state, result }: Pick<OddRow, 'state' | 'result'>,
  before: StoredOdd | undefined,
  now: Date,
) {
  if (before && result !== undefined && result !== before.result)
    return { state: 'settled' as const, settledAt: now };
  if (before?.stage === 'settled') return { state: undefined };
  return { state: state === 'published' ? ('scheduled' as const) : state };
}

async function add(db: Database, values: Values): Promise<void> {
  const { slug, sponsorId, league, match, marketName, selection, ...more } = values;
  const { normalOdds, boostedOdds, maxBet, kickoffAt, startsAt, endsAt, ...rest } = more;
  if (!slug || !sponsorId || !league || !match || !marketName || !selection) throw lacking;
  if (!normalOdds || !boostedOdds || !maxBet || !kickoffAt || !startsAt || !endsAt) throw lacking;
  const names = { slug, sponsorId, league, match, marketName, selection };
  const terms = { normalOdds, boostedOdds, maxBet, kickoffAt, startsAt, endsAt };
  await db.insert(specialOdds).values({ ...rest, ...names, ...terms });
}

const lacking = new Error('a new odd lacks what it needs');
