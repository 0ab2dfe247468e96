import { z } from 'zod';
import { bonusFlags, bonusStates, guessLockRules } from '@/contract/bonus-hunts';
import { currencies } from '@/contract/currencies';
import { tieRules } from '@/contract/order-draws';
import { prizes } from '../prize-values';
import { say } from '../problem-code';
import { publication } from '../publication';
import * as value from '../values';

const most = 1_000_000_000_000;

const bonus = z
  .strictObject({
    game: value.text(80).meta({ input: 'game' }),
    game_name: value.text(120),
    bet: value.givenMoney(1, most),
    win: value.money(0, most),
    flag: value.orUsual(value.oneOf(bonusFlags)),
    state: value.orUsual(value.oneOf(bonusStates)),
  })
  .refine(({ game, game_name }) => game || game_name, {
    path: ['game'],
    error: say('game_or_name'),
  })
  .transform(({ game_name, game = null, win = null, flag = 'normal', state, ...rest }) => ({
    ...{ ...rest, game, win, flag },
    gameName: game ? null : (game_name ?? null),
    state: state ?? (win === null ? ('unopened' as const) : ('opened' as const)),
  }))
  .refine(({ state, win }) => (state === 'opened') === (win !== null), {
    path: ['win'],
    error: say('win_of_opened'),
  });

/** The columns of a file of hunts. While one goes on, `slug`, `bonuses` and what is known of its balances are enough. */
export const huntFields = z.object({
  slug: value.slugBeside(['sonra']),
  title: value.orUsual(value.given(120)),
  sponsor: value.sponsor(),
  currency: value.orUsual(value.oneOf(currencies)),
  start_balance: value.orUsual(value.givenMoney(0, most)),
  collect_balance: value.money(0, most),
  end_balance: value.money(0, most),
  guess_open_until: value.moment(),
  guess_lock_rule: value.orUsual(value.oneOf(guessLockRules)),
  winner_count: value.orUsual(value.count(0, 100)),
  tie_rule: value.orUsual(value.oneOf(tieRules)),
  prizes: prizes(),
  started_at: value.orUsual(value.givenMoment()),
  bonuses: value
    .listOf(bonus, 500)
    .refine((list) => (list ?? []).filter(({ state }) => state === 'opening').length <= 1, {
      error: say('one_opening'),
    }),
  state: publication(),
});

/** Reads a row of it. */
export const huntSchema = huntFields.transform(toRow);

/** A hunt as a file has it, by the keys of its table; `sponsor` and each `game` are slugs, the bonuses in the order they are opened. */
export type HuntRow = ReturnType<typeof toRow>;

function toRow(given: z.infer<typeof huntFields>) {
  const { start_balance, collect_balance, end_balance, guess_open_until, ...rest } = given;
  const { guess_lock_rule, winner_count, tie_rule, started_at, ...plain } = rest;
  return {
    ...plain,
    startBalance: start_balance,
    collectBalance: collect_balance,
    endBalance: end_balance,
    guessOpenUntil: guess_open_until,
    guessLockRule: guess_lock_rule,
    winnerCount: winner_count,
    tieRule: tie_rule,
    startedAt: started_at,
  };
}
