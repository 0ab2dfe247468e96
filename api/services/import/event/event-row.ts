import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import { eventTypes } from '@/contract/events';
import { tieRules } from '@/contract/order-draws';
import { requirementsSchema } from '@/contract/requirements';
import { takenSlugs } from '../../../site-links';
import { prizes } from '../prize-values';
import { say } from '../problem-code';
import { publication } from '../publication';
import * as value from '../values';

/** The columns of a file of events. */
export const eventFields = z.object({
  slug: value.slugBeside(takenSlugs.events),
  title: value.given(120),
  summary: value.text(320),
  type: value.oneOf(eventTypes),
  sponsor: value.sponsor(),
  games: value.games(100),
  target_x: value.hundredths(0.01, 99_999_999),
  min_bet: value.money(1, 2_000_000_000),
  currency: value.orUsual(value.oneOf(currencies)),
  prizes: prizes(),
  rules_md: value.text(20_000).meta({ input: 'markdown' }),
  starts_at: value.givenMoment(),
  ends_at: value.givenMoment(),
  max_entries_per_user: value.orUsual(value.count(1, 1000)),
  capacity: value.whole(1, 1_000_000),
  tie_rule: value.orUsual(value.oneOf(tieRules)),
  requirements: value.objectOf(requirementsSchema.strict()),
  state: publication(),
});

/** Reads a row of it. */
export const eventSchema = eventFields
  .refine(({ starts_at, ends_at }) => ends_at > starts_at, {
    path: ['ends_at'],
    error: say('later_than', { other: 'starts_at' }),
  })
  .transform(toRow);

/** An event as a file has it, by the keys of its table; `sponsor` and `games` are slugs. */
export type EventRow = ReturnType<typeof toRow>;

function toRow(given: z.infer<typeof eventFields>) {
  const { target_x, min_bet, rules_md, starts_at, ends_at, max_entries_per_user, tie_rule, ...plain } = given;
  return {
    ...plain,
    summary: plain.summary === null ? '' : plain.summary,
    targetX: target_x,
    minBet: min_bet,
    rulesMd: rules_md === null ? '' : rules_md,
    startsAt: starts_at,
    endsAt: ends_at,
    maxEntriesPerUser: max_entries_per_user,
    tieRule: tie_rule,
  };
}
