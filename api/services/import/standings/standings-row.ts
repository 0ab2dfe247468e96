import { z } from 'zod';
import { wagerSources } from '@/contract/wager-events';
import * as value from '../values';

const fields = z.object({
  race: value.slug(80),
  player: value.given(80),
  amount: value.givenMoney(0, 1_000_000_000_000),
  as_of: value.givenMoment(),
  source: value.orUsual(value.oneOf(wagerSources)),
});

/**
 * A player's running total at the sponsor, in the unit of the race's metric. `slug` names race and player, letters of either case being
 * the same: nobody stands in a file twice.
 */
export type StandingsRow = ReturnType<typeof toRow>;

/** The fields of a file of figures, and how a row is read. */
export const standingsFile = { fields, schema: fields.transform(toRow) };

function toRow({ as_of, ...plain }: z.infer<typeof fields>) {
  return { ...plain, slug: `${plain.race}/${plain.player.toLowerCase()}`, asOf: as_of };
}
