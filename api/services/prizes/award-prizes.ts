import type { PrizeWire } from '@/contract/prizes';
import type { Reference } from '@/contract/references';
import type { Writing } from '../../context';
import { prizeClaims } from '../../db/schema/prize-claims';
import { postToLedger } from '../ledger/post-to-ledger';
import { notify } from '../notifications/notify';
import { creditOnce } from '../points/credit-once';
import { type Contest, contestAreas, type Placed, referenceTo } from './contest';
import { toDeliveryFields } from './delivery-fields';
import { answerMs } from './prize-times';

type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;
type Award = Placed & { readonly prize: PrizeWire };
/** Nobody enters a contest while the account is paused: what it brings was entered before, and is paid (ADR 190). */
const beforeAnyPause = 0;
type State = 'delivered' | 'needs_info' | 'pending';

/**
 * Gives the prizes of a contest to who came in on their places and tells them, in the transaction in which its result becomes final:
 * all of it or nothing (ADR 134, 182). Sikke are credited at once, once; whatever else it is becomes a prize claim, and so do Sikke that
 * an earn rule does not let through. Answers what each winner got. A place that was given already violates a constraint.
 */
export async function awardPrizes(
  writing: LedgerWriting,
  contest: Contest,
  placed: readonly Placed[],
): Promise<ReadonlyMap<string, State>> {
  const awards = placed.flatMap((one): Award[] => {
    const prize = one.prize ?? prizeAt(contest.prizes, one.place);
    return prize ? [{ ...one, prize }] : [];
  });
  const given = new Map<string, State>();
  // Members are locked one after the other, in the same order whichever contest: two that end at once do not wait in a circle.
  for (const award of awards.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
    given.set(award.userId, await give(writing, contest, award));
  return given;
}

function prizeAt(prizes: readonly PrizeWire[], place: number): PrizeWire | undefined {
  return prizes.find(({ rank_from, rank_to }) => rank_from <= place && place <= rank_to);
}

async function give(writing: LedgerWriting, contest: Contest, award: Award): Promise<State> {
  const { tx, clock } = writing;
  const { userId, place, position = place, prize } = award;
  const state = await resolveState(writing, contest, award);
  const now = clock.now();
  await tx.insert(prizeClaims).values({
    userId,
    [contestAreas[contest.area].key]: contest.id,
    position,
    prize,
    state,
    createdAt: new Date(now),
    movedAt: new Date(now),
    answerBy: state === 'needs_info' ? new Date(now + answerMs) : null,
  });
  await tell(tx, contest, award, state);
  return state;
}

async function tell(
  tx: LedgerWriting['tx'],
  contest: Contest,
  { userId, place, prize }: Award,
  state: State,
) {
  const how = { delivered: 'paid', needs_info: 'info', pending: 'team' }[state];
  const about: Reference = state === 'delivered' ? referenceTo(contest) : { type: 'own-prizes' };
  const { title } = contest;
  await notify(
    tx,
    typeof title === 'string'
      ? { userId, kind: 'contest_prize', params: { title, prize: prize.title, how }, about }
      : { userId, kind: 'board_prize', params: { ...title, rank: place, prize: prize.title, how }, about },
  );
}

async function resolveState(writing: LedgerWriting, { area, id }: Contest, award: Award): Promise<State> {
  const { userId, place, position = place, prize, isHeld = false } = award;
  if (prize.type !== 'coin') return toDeliveryFields(prize).length > 0 ? 'needs_info' : 'pending';
  if (!prize.amount || isHeld) return 'pending';
  const { rule, reason } = contestAreas[area];
  const event = `prize:${area}:${id}:${position}`;
  const credit = { userId, amount: prize.amount, reason };
  if (rule !== undefined)
    return (await creditOnce(writing, { ...credit, rule, event, doneAt: beforeAnyPause }))
      ? 'delivered'
      : 'pending';
  await postToLedger(writing, { ...credit, idempotencyKey: event, ref: { type: area, id: String(id) } });
  return 'delivered';
}
