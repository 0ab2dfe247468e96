import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import { oddResults, oddSports } from '@/contract/special-odds';
import { takenSlugs } from '../../../site-links';
import * as value from '../values';

/** The columns of a file of special odds. Where one is over, `slug` and `result` alone settle it. */
export const oddFields = z.object({
  slug: value.slugBeside(takenSlugs['special-odds']),
  sponsor: value.orUsual(value.givenSponsor()),
  sport: value.orUsual(value.oneOf(oddSports)),
  league: value.orUsual(value.given(80)),
  match: value.orUsual(value.given(120)),
  market_name: value.orUsual(value.given(80)),
  selection: value.orUsual(value.given(80)),
  normal_odds: value.orUsual(value.hundredths(1.01, 10_000)),
  boosted_odds: value.orUsual(value.hundredths(1.01, 10_000)),
  max_bet: value.orUsual(value.givenMoney(1, 2_000_000_000)),
  min_deposit: value.money(0, 2_000_000_000),
  currency: value.orUsual(value.oneOf(currencies)),
  note: value.text(500),
  link: value.trackedAddress(),
  code: value.text(60),
  kickoff_at: value.orUsual(value.givenMoment()),
  starts_at: value.orUsual(value.givenMoment()),
  ends_at: value.orUsual(value.givenMoment()),
  state: value.orUsual(value.oneOf(['draft', 'published', 'cancelled'])),
  result: value.orUsual(value.oneOf(oddResults)),
});

/** Reads a row of it. */
export const oddSchema = oddFields.transform(toRow);

/** A special odd as a file has it, by the keys of its table; `sponsor` is a slug. */
export type OddRow = ReturnType<typeof toRow>;

function toRow({ market_name, normal_odds, boosted_odds, ...given }: z.infer<typeof oddFields>) {
  const { max_bet, min_deposit, kickoff_at, starts_at, ends_at, ...plain } = given;
  return {
    ...plain,
    marketName: market_name,
    normalOdds: normal_odds ?? undefined,
    boostedOdds: boosted_odds ?? undefined,
    maxBet: max_bet,
    minDeposit: min_deposit,
    kickoffAt: kickoff_at,
    startsAt: starts_at,
    endsAt: ends_at,
  };
}
