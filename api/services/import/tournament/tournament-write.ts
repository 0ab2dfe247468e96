import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { tournaments } from '../../../db/schema/tournaments';
import { promiseOrderDraw } from '../../order-draws/promise-order-draw';
import type { Importing } from '../kind';
import { unlessPublished } from '../publication';
import { idsBySlug } from '../references';
import type { TournamentRow } from './tournament-row';

/**
 * Adds or changes tournaments, one after the other: a row that leaves out what a constraint asks for is an update only. One that is
 * published comes as `registration`; the clock goes on from there. The draw of a bracket is promised when it is published, before anybody can
 * register.
 */
export async function writeTournaments(
  db: Database,
  rows: readonly TournamentRow[],
  { ids, now }: Importing,
): Promise<void> {
  const sponsorIds = await idsBySlug(
    db,
    'sponsor',
    rows.map(({ sponsor }) => sponsor),
  );
  for (const { sponsor, state, ...row } of rows) {
    const sponsorId = sponsor === undefined ? undefined : (sponsorIds.get(sponsor ?? '') ?? null);
    const values = { ...row, sponsorId };
    const to = state === 'published' ? ('registration' as const) : state;
    if (!(await change(db, values, to))) await db.insert(tournaments).values({ ...values, state: to });
    await promise(db, row.slug, { ids, now });
  }
}

type Values = Omit<TournamentRow, 'sponsor' | 'state'> & { readonly sponsorId: number | null | undefined };

/** Whether there was one to change. */
async function change(
  db: Database,
  { slug, ...values }: Values,
  to: 'registration' | 'draft' | undefined,
): Promise<boolean> {
  const changed = await db
    .update(tournaments)
    .set({ ...values, ...(to && { state: unlessPublished(tournaments.state, to) }) })
    .where(eq(tournaments.slug, slug))
    .returning({ id: tournaments.id });
  return changed.length > 0;
}

/** The draw of a bracket that is published and still ahead is promised with it, once; one that was promised a secret of the first way keeps it. */
async function promise(db: Database, slug: string, promising: Pick<Importing, 'ids' | 'now'>): Promise<void> {
  const { id, type, state, startsAt, seedSecret } = tournaments;
  const isAhead = and(
    eq(type, 'bracket'),
    eq(state, 'registration'),
    gt(startsAt, promising.now),
    isNull(seedSecret),
  );
  const [found] = await db
    .select({ id })
    .from(tournaments)
    .where(and(eq(tournaments.slug, slug), isAhead));
  if (found) await promiseOrderDraw(db, { kind: 'bracket', tournamentId: found.id }, promising);
}
