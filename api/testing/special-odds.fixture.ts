import type { Database } from '../db/client';
import { specialOdds } from '../db/schema/special-odds';

type OddRow = typeof specialOdds.$inferInsert;

const hour = 3_600_000;

/**
 * Stores a special odd: published, begun an hour before `now` and open for another hour, unless told otherwise. Answers its id.
 */
export async function addSpecialOdd(
  db: Database,
  now: number,
  row: Partial<OddRow> & Pick<OddRow, 'slug' | 'sponsorId'>,
): Promise<number> {
  const rows = await db
    .insert(specialOdds)
    .values({
      league: 'Deneme Ligi',
      match: 'Ev – Deplasman',
      marketName: 'Maç sonucu',
      selection: 'Ev',
      normalOdds: 1.8,
      boostedOdds: 2.4,
      maxBet: 20_000,
      state: 'scheduled',
      startsAt: new Date(now - hour),
      endsAt: new Date(now + hour),
      kickoffAt: new Date(now + hour),
      ...row,
    })
    .returning({ id: specialOdds.id });
  return rows[0]?.id ?? 0;
}
