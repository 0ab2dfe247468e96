import { z } from 'zod';
import { buyEntryStates, buySessionStates } from '@/contract/bonus-buys';
import { currencies } from '@/contract/currencies';
import { say } from '../problem-code';
import * as value from '../values';

const most = 1_000_000_000_000;

const entry = z
  .strictObject({
    game: value.text(80).meta({ input: 'game' }),
    game_name: value.text(120),
    bet: value.givenMoney(1, most),
    cost: value.givenMoney(1, most),
    win: value.money(0, most),
    state: value.orUsual(value.oneOf(buyEntryStates)),
    suggested_by: value.text(60),
  })
  .refine(({ game, game_name }) => game || game_name, { path: ['game'], error: say('game_or_name') })
  .transform(({ game_name, game = null, win = null, state, suggested_by = null, ...rest }) => ({
    ...{ ...rest, game, win, suggestedBy: suggested_by },
    gameName: game ? null : (game_name ?? null),
    state: state ?? (win === null ? ('queued' as const) : ('done' as const)),
  }))
  .refine(({ state, win }) => (state === 'done') === (win !== null), {
    path: ['win'],
    error: say('win_of_done'),
  });

/** The columns of a file of sessions. While one goes on, `slug` and `entries` bring it up to date. */
export const buyFields = z.object({
  slug: value.slugBeside(['sonra']),
  title: value.orUsual(value.given(120)),
  sponsor: value.sponsor(),
  currency: value.orUsual(value.oneOf(currencies)),
  budget: value.money(1, most),
  started_at: value.orUsual(value.givenMoment()),
  finished_at: value.moment(),
  entries: value.listOf(entry, 500),
  state: value.orUsual(value.oneOf(['draft', ...buySessionStates])),
});

/** Reads a row of it. */
export const buySchema = buyFields.transform(toRow);

/** A session as a file has it, by the keys of its table; `sponsor` and each `game` are slugs, `suggestedBy` a member's name. */
export type BuyRow = ReturnType<typeof toRow>;

function toRow({ started_at, finished_at, ...plain }: z.infer<typeof buyFields>) {
  return { ...plain, startedAt: started_at, finishedAt: finished_at };
}
