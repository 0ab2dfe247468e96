import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';

/**
 * Writes the ranking of guesses that lack one, of every completed hunt or of the given one: the nearest to the end balance first; where two are equally
 * near, the one whom the lot put first where the hunt has one (`isReadyToRank`), else the earlier one. One statement; running it again changes nothing.
 */
export async function rankGuesses(db: Pick<Database, 'execute'>, huntId?: number): Promise<void> {
  const isMeant = huntId === undefined ? sql`true` : sql`${bonusHunts.id} = ${huntId}`;
  await db.execute(sql`
    with ranked as (
      select ${huntGuesses.id} as id, abs(${huntGuesses.endBalance} - ${bonusHunts.endBalance}) as diff,
        row_number() over (partition by ${huntGuesses.huntId} order by
          abs(${huntGuesses.endBalance} - ${bonusHunts.endBalance}), ${byLot}, ${huntGuesses.submittedAt}, ${huntGuesses.id}) as place
      from ${huntGuesses} join ${bonusHunts} on ${bonusHunts.id} = ${huntGuesses.huntId}
      where ${bonusHunts.endBalance} is not null and ${isMeant}
    )
    update ${huntGuesses} set diff = ranked.diff, rank = ranked.place from ranked
    where ${huntGuesses.id} = ranked.id and ${huntGuesses.rank} is null`);
}

/** Where the lot put a guess; null for all where nothing was drawn. */
const byLot = sql`(select lot.place from order_draws o, jsonb_array_elements_text(o.drawn) with ordinality lot (number, place)
  where o.hunt_id = ${huntGuesses.huntId} and lot.number::bigint = ${huntGuesses.id})`;
