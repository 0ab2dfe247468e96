import { and, eq, inArray } from 'drizzle-orm';
import type { DeliveryWire } from '@/contract/claim-inputs';
import type { ClaimDetailsWire } from '@/contract/claims';
import type { RuleName } from '@/contract/error-body';
import type { Writing } from '../../context';
import { drawResults } from '../../db/schema/draw-results';
import { prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { ServiceError } from '../../service-error';
import { postToLedger } from '../ledger/post-to-ledger';
import { replaceWinner } from '../raffles/replace-winner';
import { commonMoves, openStates } from '../reviews/common-moves';
import type { Outcome, ReviewKind, Step } from '../reviews/review-kind';
import { deliveryFieldsOf } from './delivery-fields';
import { openPrizeClaims } from './open-prize-claims';

type PrizeClaim = typeof prizeClaims.$inferSelect;

/** Prizes of draws: the winner says where it goes, the team approves and hands it over, or it is forfeited with a reason. */
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
      .select({ claim: prizeClaims, raffle: { slug: raffles.slug, title: raffles.title } })
      .from(prizeClaims)
      .innerJoin(raffles, eq(raffles.id, prizeClaims.raffleId))
      .where(inArray(prizeClaims.id, [...ids]));
    return new Map(rows.map(({ claim, raffle }) => [claim.id, { raffle, ...detailsOf(claim) }]));
  },
  path: () => '/user/ticket-deposits',
};

function columnsOf() {
  const { id, userId, state, createdAt } = prizeClaims;
  return { id, userId, state, createdAt };
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
    const ref = { type: 'raffle', id: String(raffleId) };
    const posting = { userId, amount: prize.amount, reason: 'raffle', ref, actorId } as const;
    await postToLedger(writing, { ...posting, idempotencyKey: `prize:${id}` });
  }
  await writing.tx
    .update(drawResults)
    .set({ status: 'delivered', decidedAt: new Date(writing.clock.now()) })
    .where(and(eq(drawResults.raffleId, raffleId), eq(drawResults.position, position)));
  return { notice: { kind: 'prize_delivered', params: { prize: prize.title } } };
}

/** The next reserve has the prize now, and a claim of its own. */
async function forfeit({ tx, clock }: Writing, claim: PrizeClaim, { text = '' }: Step): Promise<void> {
  const at = new Date(clock.now());
  const { raffleId, position } = claim;
  await replaceWinner(tx, { raffleId, position, note: text, at });
  await openPrizeClaims(tx, raffleId, at);
}

function detailsOf({ prize, delivery }: PrizeClaim): ClaimDetailsWire {
  return { prize: prize.title, needs: [...deliveryFieldsOf(prize)], ...delivery };
}
