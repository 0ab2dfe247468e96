import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntBonuses } from '../../db/schema/hunt-bonuses';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { rankGuesses } from '../../services/bonus-hunts/rank-guesses';
import { bulkInsert } from '../bulk-insert';
import type { SeedTransaction, SeedWorld } from '../seed-world';
import { guessRows } from '../streamed/guess-rows';
import { bonusRows } from '../streamed/hunt-bonus-rows';
import { huntPlans } from '../streamed/hunt-plans';
import { huntRow } from '../streamed/hunt-rows';

/** A year of bonus hunts with their bonuses and guesses; those that are over have their ranking. */
export async function seedBonusHunts(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const random = world.random('bonus-hunts');
  const games = world.games.filter(({ volatility }) => volatility !== 'low');
  const planned = huntPlans(random, world.now).map((plan) => {
    const bonuses = bonusRows(random, plan, games);
    return { plan, bonuses, row: huntRow(random, plan, bonuses, world) };
  });
  const ids = await tx
    .insert(bonusHunts)
    .values(planned.map(({ row }) => row))
    .returning({ id: bonusHunts.id });
  const hunts = planned.flatMap((hunt, at) => (ids[at] ? [{ ...hunt, id: ids[at].id }] : []));
  await bulkInsert(
    tx,
    huntBonuses,
    hunts.flatMap(({ id, bonuses }) => bonuses.map((bonus) => ({ ...bonus, huntId: id }))),
  );
  const guesses = hunts.flatMap(({ id, plan, row }) => {
    const around = row.endBalance ?? row.startBalance;
    return guessRows(random, { id, plan, around, games }, world);
  });
  await bulkInsert(tx, huntGuesses, guesses);
  await rankGuesses(tx);
}
