import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import { wagerMetrics, wagerModes, wagerSources } from '@/contract/wager-events';
import { prizes, steps } from '../prize-values';
import { say } from '../problem-code';
import { publication } from '../publication';
import * as value from '../values';

/** The columns of a file of wager events. */
export const wagerEventFields = z.object({
  slug: value.slug(80),
  title: value.given(120),
  summary: value.text(320),
  rules_text: value.text(20_000).meta({ input: 'markdown' }),
  image: value.picture(),
  sponsor: value.givenSponsor(),
  mode: value.oneOf(wagerModes),
  metric: value.orUsual(value.oneOf(wagerMetrics)),
  currency: value.orUsual(value.oneOf(currencies)),
  min_bet: value.money(1, 1_000_000_000_000),
  games: value.games(500),
  starts_at: value.givenMoment(),
  ends_at: value.givenMoment(),
  prizes: prizes(),
  steps: steps(),
  data_source: value.orUsual(value.oneOf(wagerSources)),
  requires_verified_account: value.orUsual(value.yesNo()),
  state: publication(),
});

/** Reads a row of it. */
export const wagerEventSchema = wagerEventFields
  .refine(({ starts_at, ends_at }) => ends_at > starts_at, {
    path: ['ends_at'],
    error: say('later_than', { other: 'starts_at' }),
  })
  .transform(toRow);

/** A wager event as a file has it, by the keys of its table; `sponsor` and `games` are slugs, these in alphabetical order. */
export type WagerEventRow = ReturnType<typeof toRow>;

function toRow(given: z.infer<typeof wagerEventFields>) {
  const { rules_text, min_bet, starts_at, ends_at, data_source, requires_verified_account, ...plain } = given;
  return {
    ...plain,
    games: plain.games?.toSorted(),
    rulesText: rules_text,
    minBet: min_bet,
    startsAt: starts_at,
    endsAt: ends_at,
    dataSource: data_source,
    requiresVerifiedAccount: requires_verified_account,
  };
}
