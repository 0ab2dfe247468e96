import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import type { PrizeWire } from '@/contract/prizes';
import { prizes } from '../prize-values';
import { say } from '../problem-code';
import * as value from '../values';

/** Minor units; far below where a JavaScript number loses count. */
const mostMoney = 1_000_000_000_000;

const rule = z.strictObject({
  sponsor: value.slug(64).meta({ input: 'sponsor' }),
  amount_per_ticket: value.givenMoney(1, mostMoney),
  currency: value.orUsual(value.oneOf(currencies)).transform((currency) => currency ?? ('TRY' as const)),
  min_amount: value.money(1, mostMoney).transform((amount) => amount ?? null),
  max_per_user: value.whole(1, 1_000_000).transform((count) => count ?? null),
});

/** The columns of a file of draws. `rules` are what deposits at sponsors earn. */
export const raffleFields = z.object({
  slug: value.slugBeside(['gecmis']),
  title: value.orUsual(value.given(120)),
  summary: value.text(320),
  rules_text: value.text(8000).meta({ input: 'markdown' }),
  image: value.picture(),
  starts_at: value.orUsual(value.givenMoment()),
  ends_at: value.orUsual(value.givenMoment()),
  draw_at: value.orUsual(value.givenMoment()),
  prizes: prizes().superRefine(refuseGaps),
  reserve_count: value.orUsual(value.count(0, 100)),
  rules: value
    .listOf(rule, 100)
    .refine(isOnceEach, say('sponsor_once'))
    .transform((rules) => rules?.toSorted((a, b) => (a.sponsor < b.sponsor ? -1 : 1))),
  state: value.orUsual(value.oneOf(['draft', 'published', 'cancelled'])),
});

/** Reads a row of it. */
export const raffleSchema = raffleFields.transform(toRow);

/** A draw as a file has it, by the keys of its table; sponsors of `rules` are slugs, in their order. */
export type RaffleRow = ReturnType<typeof toRow>;

function toRow(given: z.infer<typeof raffleFields>) {
  const { rules_text, starts_at, ends_at, draw_at, reserve_count, ...plain } = given;
  return {
    ...plain,
    rulesText: rules_text,
    startsAt: starts_at,
    endsAt: ends_at,
    drawAt: draw_at,
    reserveCount: reserve_count,
  };
}

/** As many winners are drawn as there are places: one without a prize would win nothing. */
function refuseGaps(list: readonly PrizeWire[] | undefined, { addIssue }: z.RefinementCtx): void {
  let next = 1;
  for (const { rank_from, rank_to } of (list ?? []).toSorted((a, b) => a.rank_from - b.rank_from)) {
    if (rank_from > next) addIssue({ code: 'custom', message: say('place_without_prize', { place: next }) });
    next = rank_to + 1;
  }
  if (next > 1001) addIssue({ code: 'custom', message: say('too_many_places', { most: 1000 }) });
}

function isOnceEach(rules: readonly { readonly sponsor: string }[] | undefined): boolean {
  return new Set(rules?.map(({ sponsor }) => sponsor)).size === (rules?.length ?? 0);
}
