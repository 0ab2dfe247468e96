import { and, eq, inArray } from 'drizzle-orm';
import type { DeliveryWire } from '@/contract/claim-inputs';
import type { ClaimDetailsWire } from '@/contract/claims';
import type { RuleName } from '@/contract/error-body';
import type { Writing } from '../../context';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { drawResults } from '../../db/schema/draw-results';
import { events } from '../../db/schema/events';
import { prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { tournaments } from '../../db/schema/tournaments';
import { ServiceError } from '../../service-error';
import { postToLedger } from '../ledger/post-to-ledger';
import { contestAreas } from '../prizes/contest';
import { deliveryFieldsOf } from '../prizes/delivery-fields';
import { replaceWinner } from '../raffles/replace-winner';
import { openPrizeClaims } from './open-prize-claims';
import { commonMoves, openStates } from './review/common-moves';
import type { Outcome, ReviewKind, Step } from './review/review-kind';

type PrizeClaim = typeof prizeClaims.$inferSelect;

/** Prizes of draws and contests: the winner says where it goes, the team approves and hands it over, or it is forfeited with a reason. */
export const prizeKind: ReviewKind = {
  kind: 'prize',
  table: prizeClaims,
  columns: { ...columnsOf(), sponsorId: null },
  open: [...openStates, 'approved'],
  isForSupport: false,
  moves: {
    ...commonMoves,
    answer: { by: 'owner', from: ['needs_info'], to: 'pending' },
    reject: { ...commonMoves.reject, from: [...openStates, 'approved'] },
    deliver: { by: 'reviewer', from: ['approved'], to: 'delivered' },
  },
  effect: async (writing, { id }, step) => {
    const [claim] = await writing.tx.select().from(prizeClaims).where(eq(prizeClaims.id, id));
    if (!claim) throw new ServiceError('not_found');
    if (step.action === 'answer') return { columns: { delivery: JSON.stringify(deliveryOf(claim, step)) } };
    if (step.action === 'deliver') return deliver(writing, claim, step);
    if (step.action === 'reject') await forfeit(writing, claim, step);
    return {};
  },
  describe: async (db, ids) => {
    const rows = await db
      .select({
        claim: prizeClaims,
        raffle: { slug: raffles.slug, title: raffles.title },
        event: { slug: events.slug, title: events.title },
        hunt: { slug: bonusHunts.slug, title: bonusHunts.title },
        tournament: { slug: tournaments.slug, title: tournaments.title },
      })
      .from(prizeClaims)
      .leftJoin(raffles, eq(raffles.id, prizeClaims.raffleId))
      .leftJoin(events, eq(events.id, prizeClaims.eventId))
      .leftJoin(bonusHunts, eq(bonusHunts.id, prizeClaims.huntId))
      .leftJoin(tournaments, eq(tournaments.id, prizeClaims.tournamentId))
      .where(inArray(prizeClaims.id, [...ids]));
    return new Map(rows.map(({ claim, ...of }) => [claim.id, { ...given(of), ...detailsOf(claim) }]));
  },
  path: () => '/user/ticket-deposits/odullerim',
};

function columnsOf() {
  const { id, userId, state, createdAt, waitingSince, decidedAt } = prizeClaims;
  return { id, userId, state, createdAt, waitingSince, decidedAt };
}

function deliveryOf({ prize }: PrizeClaim, { delivery = {} }: Step): DeliveryWire {
  const fields = deliveryFieldsOf(prize);
  const missing = fields.filter((field) => delivery[field] === undefined);
  const errors = Object.fromEntries(missing.map((field) => [field, ['required'] satisfies RuleName[]]));
  if (missing.length > 0) throw new ServiceError('validation_failed', { errors });
  return Object.fromEntries(fields.map((field) => [field, delivery[field]]));
}

async function deliver(writing: Writing, claim: PrizeClaim, { actorId }: Step): Promise<Outcome> {
  const { prize, raffleId, position, userId, id } = claim;
  if (prize.type === 'coin' && prize.amount) {
    const posting = { userId, amount: prize.amount, ...sourceOf(claim), actorId };
    await postToLedger(writing, { ...posting, idempotencyKey: `prize:${id}` });
  }
  if (raffleId !== null)
    await writing.tx
      .update(drawResults)
      .set({ status: 'delivered', decidedAt: new Date(writing.clock.now()) })
      .where(and(eq(drawResults.raffleId, raffleId), eq(drawResults.position, position)));
  return { notice: { kind: 'prize_delivered', params: { prize: prize.title } } };
}

/** What the line of the ledger says: a draw, or the contest whose Sikke could not be credited when its result stood. */
function sourceOf({ raffleId, eventId, huntId }: PrizeClaim) {
  if (raffleId !== null) return { reason: 'raffle', ref: { type: 'raffle', id: String(raffleId) } } as const;
  const { reason, rule } = contestAreas[eventId !== null ? 'event' : huntId !== null ? 'hunt' : 'tournament'];
  return { reason, ref: { type: 'earn_rule', id: rule } };
}

/** The next reserve of a draw has the prize now, and a claim of its own; the place of a contest stays empty. */
async function forfeit({ tx, clock }: Writing, claim: PrizeClaim, { text = '' }: Step): Promise<void> {
  const at = new Date(clock.now());
  const { raffleId, position } = claim;
  if (raffleId === null) return;
  await replaceWinner(tx, { raffleId, position, note: text, at });
  await openPrizeClaims(tx, raffleId, at);
}

/** Only what is there: a prize belongs to one draw or contest. */
function given(of: Readonly<Record<string, { readonly slug: string; readonly title: string } | null>>) {
  return Object.fromEntries(Object.entries(of).filter(([, one]) => one !== null));
}

function detailsOf({ prize, delivery }: PrizeClaim): ClaimDetailsWire {
  return { prize: prize.title, needs: [...deliveryFieldsOf(prize)], ...delivery };
}
