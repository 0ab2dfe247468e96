import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { tournaments } from '../../../db/schema/tournaments';
import { computeCommitment } from '../../tournaments/draw-seeds';
import type { Importing } from '../kind';
import { unlessPublished } from '../publication';
import { idsBySlug } from '../references';
import type { TournamentRow } from './tournament-row';

/**
 * Adds or changes tournaments, one after the other: a row that leaves out what a constraint asks for is an update only. One that is
 * published comes as `registration`; the clock goes on from there. A bracket gets the secret of its draw with its first row, so that the
 * secret's digest is out before anybody can register, and keeps it.
 */
export async function writeTournaments(
  db: Database,
  rows: readonly TournamentRow[],
  { ids }: Importing,
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
    const seed = row.type === 'bracket' ? toSeed(ids.secret()) : {};
    if (!(await change(db, values, { to, seed })))
      await db.insert(tournaments).values({ ...values, ...seed, state: to });
  }
}

interface Seed {
  readonly seedSecret?: string;
  readonly seedCommit?: string;
}

function toSeed(seedSecret: string): Seed {
  return { seedSecret, seedCommit: computeCommitment(seedSecret) };
}

type Values = Omit<TournamentRow, 'sponsor' | 'state'> & { readonly sponsorId: number | null | undefined };

/** Whether there was one to change. */
async function change(
  db: Database,
  { slug, ...values }: Values,
  { to, seed }: { readonly to: 'registration' | 'draft' | undefined; readonly seed: Seed },
): Promise<boolean> {
  const { seedSecret, seedCommit } = tournaments;
  const changed = await db
    .update(tournaments)
    .set({
      ...values,
      ...(to && { state: unlessPublished(tournaments.state, to) }),
      ...(seed.seedSecret && {
        seedSecret: sql`coalesce(${seedSecret}, ${seed.seedSecret})`,
        seedCommit: sql`case when ${seedSecret} is null then ${seed.seedCommit} else ${seedCommit} end`,
      }),
    })
    .where(eq(tournaments.slug, slug))
    .returning({ id: tournaments.id });
  return changed.length > 0;
}
