import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import { type PrizeWire, prizeTypes } from '@/contract/prizes';
import { say } from './problem-code';
import * as value from './values';

/** What is won: the fields that prizes of places and steps of an event share, with the contract's names. */
const prizeFields = {
  type: value.oneOf(prizeTypes),
  title: value.given(120),
  amount: value.whole(0, 2_000_000_000).transform((amount) => amount ?? null),
  currency: value.maybeOneOf(currencies).transform((currency) => currency ?? null),
};

/** Sikke without a number could be given to nobody by itself. */
const isWhole = ({ type, amount }: Pick<PrizeWire, 'type' | 'amount'>): boolean =>
  type !== 'coin' || (amount !== null && amount > 0);

/** What `isWhole` asks for. */
const asksAmount = { path: ['amount'], error: say('coin_amount') };

const prize = z
  .strictObject({ rank_from: value.count(1, 100_000), rank_to: value.count(1, 100_000), ...prizeFields })
  .refine(({ rank_from, rank_to }) => rank_to >= rank_from, {
    path: ['rank_to'],
    error: say('not_less_than', { other: 'rank_from' }),
  })
  .refine(isWhole, asksAmount);

/** The prizes of a contest or a draw by places; no place has two. */
export const prizes = () => value.listOf(prize, 100).superRefine(refusePlacesTwice);

function refusePlacesTwice(list: readonly PrizeWire[] | undefined, { addIssue }: z.RefinementCtx): void {
  for (const [at, { rank_from, rank_to }] of (list ?? []).entries()) {
    const other = list?.slice(0, at).find((one) => one.rank_from <= rank_to && rank_from <= one.rank_to);
    if (other) addIssue({ code: 'custom', path: [at, 'rank_from'], message: say('place_twice') });
  }
}

const step = z
  .strictObject({ threshold: value.count(1, 1_000_000_000_000), ...prizeFields })
  .refine(isWhole, asksAmount);

/** The steps of a milestone or target event, each threshold higher than the one before. */
export const steps = () =>
  value.listOf(step, 100).superRefine((list, { addIssue }) => {
    for (const [at, { threshold }] of (list ?? []).entries())
      if (threshold <= (list?.[at - 1]?.threshold ?? 0))
        addIssue({
          code: 'custom',
          path: [at, 'threshold'],
          message: say('more_than_before'),
        });
  });
