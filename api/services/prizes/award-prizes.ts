import type { PrizeWire } from '@/contract/prizes';
import type { Writing } from '../../context';
import { prizeClaims } from '../../db/schema/prize-claims';
import { notify } from '../notifications/notify';
import { creditOnce } from '../points/credit-once';
import { type Contest, contestAreas, contestPath, type Placed } from './contest';
import { deliveryFieldsOf } from './delivery-fields';

type Books = Pick<Writing, 'tx' | 'clock'>;
type Award = Placed & { readonly prize: PrizeWire };
type State = 'delivered' | 'needs_info' | 'pending';

/**
 * Gives the prizes of a contest to who came in on their places and tells them, in the transaction in which its result becomes final:
 * all of it or nothing (ADR 134). Sikke are credited at once, once; whatever else it is becomes a prize claim, and so do Sikke that the
 * earn rule does not let through. Answers who got one. A place that was given already violates a constraint.
 */
export async function awardPrizes(
  books: Books,
  contest: Contest,
  placed: readonly Placed[],
): Promise<ReadonlySet<string>> {
  const awards = placed.flatMap((one): Award[] => {
    const prize = prizeAt(contest.prizes, one.place);
    return prize ? [{ ...one, prize }] : [];
  });
  // Members are locked one after the other, in the same order whichever contest: two that end at once do not wait in a circle.
  for (const award of awards.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
    await give(books, contest, award);
  return new Set(awards.map(({ userId }) => userId));
}

function prizeAt(prizes: readonly PrizeWire[], place: number): PrizeWire | undefined {
  return prizes.find(({ rank_from, rank_to }) => rank_from <= place && place <= rank_to);
}

async function give(books: Books, contest: Contest, award: Award): Promise<void> {
  const { tx, clock } = books;
  const { userId, place, prize } = award;
  const state = await stateOf(books, contest, award);
  await tx.insert(prizeClaims).values({
    userId,
    [contestAreas[contest.area].key]: contest.id,
    position: place,
    prize,
    state,
    createdAt: new Date(clock.now()),
  });
  const how = { delivered: 'paid', needs_info: 'info', pending: 'team' }[state];
  await notify(tx, {
    userId,
    kind: 'contest_prize',
    params: { title: contest.title, prize: prize.title, how },
    path: state === 'delivered' ? contestPath(contest) : '/user/ticket-deposits/odullerim',
  });
}

async function stateOf(books: Books, { area, id }: Contest, award: Award): Promise<State> {
  const { userId, place, prize } = award;
  if (prize.type !== 'coin') return deliveryFieldsOf(prize).length > 0 ? 'needs_info' : 'pending';
  if (!prize.amount) return 'pending';
  const { rule, reason } = contestAreas[area];
  const event = `prize:${area}:${id}:${place}`;
  const line = await creditOnce(books, { userId, rule, event, amount: prize.amount, reason });
  return line ? 'delivered' : 'pending';
}
