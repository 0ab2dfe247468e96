import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import { tournamentTypes } from '@/contract/tournaments';
import { takenSlugs } from '../../../site-links';
import { prizes } from '../prize-values';
import { say } from '../problem-code';
import { publication } from '../publication';
import * as value from '../values';

/** The columns of a file of tournaments. */
export const tournamentFields = z.object({
  slug: value.slugBeside(takenSlugs.tournaments),
  title: value.given(120),
  summary: value.text(320),
  type: value.oneOf(tournamentTypes),
  sponsor: value.sponsor(),
  size: value.whole(2, 1_000_000),
  entry_cost_coin: value.orUsual(value.count(0, 10_000_000)),
  bet: value.money(1, 2_000_000_000),
  currency: value.orUsual(value.oneOf(currencies)),
  registration_opens_at: value.givenMoment(),
  checkin_opens_at: value.moment(),
  starts_at: value.givenMoment(),
  ends_at: value.moment(),
  prizes: prizes(),
  rules_md: value.text(20_000).meta({ input: 'markdown' }),
  state: publication(),
});

/** Reads a row of it. */
export const tournamentSchema = tournamentFields
  .refine(({ registration_opens_at, starts_at }) => registration_opens_at < starts_at, {
    path: ['starts_at'],
    error: say('later_than', { other: 'registration_opens_at' }),
  })
  .transform(toRow);

/** A tournament as a file has it, by the keys of its table; `sponsor` is a slug. */
export type TournamentRow = ReturnType<typeof toRow>;

function toRow(given: z.infer<typeof tournamentFields>) {
  const { entry_cost_coin, registration_opens_at, checkin_opens_at, starts_at, ...rest } = given;
  const { ends_at, rules_md, ...plain } = rest;
  return {
    ...plain,
    summary: plain.summary === null ? '' : plain.summary,
    entryCostCoin: entry_cost_coin,
    registrationOpensAt: registration_opens_at,
    checkinOpensAt: checkin_opens_at,
    startsAt: starts_at,
    endsAt: ends_at,
    rulesMd: rules_md === null ? '' : rules_md,
  };
}
