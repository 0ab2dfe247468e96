import { z } from 'zod';
import { bonusFlags, bonusStates, guessLockRules } from '@/contract/bonus-hunts';
import { currencies } from '@/contract/currencies';
import { prizes } from '../prize-values';
import { publication } from '../publication';
import * as value from '../values';

const most = 1_000_000_000_000;

const bonus = z
  .strictObject({
    game: value.text(80),
    game_name: value.text(120),
    bet: value.count(1, most),
    win: value.whole(0, most),
    flag: value.orUsual(value.oneOf(bonusFlags)),
    state: value.orUsual(value.oneOf(bonusStates)),
  })
  .refine(({ game, game_name }) => game || game_name, {
    path: ['game'],
    error: 'must be given: its slug, or as game_name a name that is not in the catalogue',
  })
  .transform(({ game_name, game = null, win = null, flag = 'normal', state, ...rest }) => ({
    ...{ ...rest, game, win, flag },
    gameName: game ? null : (game_name ?? null),
    state: state ?? (win === null ? ('unopened' as const) : ('opened' as const)),
  }))
  .refine(({ state, win }) => (state === 'opened') === (win !== null), {
    path: ['win'],
    error: 'must be given for an opened bonus, and for no other',
  });

const fields = z.object({
  slug: value.slugBeside(['sonra']),
  title: value.orUsual(value.given(120)),
  sponsor: value.text(64),
  currency: value.orUsual(value.oneOf(currencies)),
  start_balance: value.orUsual(value.count(0, most)),
  collect_balance: value.whole(0, most),
  end_balance: value.whole(0, most),
  guess_open_until: value.moment(),
  guess_lock_rule: value.orUsual(value.oneOf(guessLockRules)),
  winner_count: value.orUsual(value.count(0, 100)),
  prizes: prizes(),
  started_at: value.orUsual(value.givenMoment()),
  bonuses: value
    .listOf(bonus, 500)
    .refine((list) => (list ?? []).filter(({ state }) => state === 'opening').length <= 1, {
      error: 'one at most is being opened',
    }),
  state: publication(),
});

/** The columns of a file of hunts. While one goes on, `slug`, `bonuses` and what is known of its balances are enough. */
export const huntColumns = Object.keys(fields.shape);

/** Reads a row of it. */
export const huntSchema = fields.transform(toRow);

/** A hunt as a file has it, by the keys of its table; `sponsor` and each `game` are slugs, the bonuses in the order they are opened. */
export type HuntRow = ReturnType<typeof toRow>;

function toRow(given: z.infer<typeof fields>) {
  const { start_balance, collect_balance, end_balance, guess_open_until, ...rest } = given;
  const { guess_lock_rule, winner_count, started_at, ...plain } = rest;
  return {
    ...plain,
    startBalance: start_balance,
    collectBalance: collect_balance,
    endBalance: end_balance,
    guessOpenUntil: guess_open_until,
    guessLockRule: guess_lock_rule,
    winnerCount: winner_count,
    startedAt: started_at,
  };
}
