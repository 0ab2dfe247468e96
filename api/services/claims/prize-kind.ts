import { and, eq, sql } from 'drizzle-orm';
import type { DeliveryWire } from '@/contract/claim-inputs';
import type { ClaimAction } from '@/contract/claims';
import type { RuleName } from '@/contract/error-body';
import { prizeAreas } from '@/contract/prizes';
import type { Writing } from '../../context';
import { drawResults } from '../../db/schema/draw-results';
import { openPrizeStates, prizeClaims } from '../../db/schema/prize-claims';
import { invalidField, ServiceError } from '../../service-error';
import { postToLedger } from '../ledger/post-to-ledger';
import { contestAreas } from '../prizes/contest';
import { toDeliveryFields } from '../prizes/delivery-fields';
import { forfeitPrize } from '../prizes/forfeit-prize';
import { answerMs, disputeMs } from '../prizes/prize-times';
import { describePrizes } from './describe-prizes';
import { followPrize, openPrizeCase } from './prize-case';
import { commonMoves, openStates } from './review/common-moves';
import type { Outcome, ReviewKind, Step } from './review/review-kind';

type PrizeClaim = typeof prizeClaims.$inferSelect;

/**
 * Prizes of draws and contests: the winner says where it goes, the team approves and hands it over, or it is forfeited with a reason. The
 * winner confirms what came, or says within days that it did not: that is a case too, and the team says what it did about it (ADR 182, 350).
 */
export const prizeKind: ReviewKind = {
  kind: 'prize',
  begins: { by: 'site', state: 'needs_info' },
  table: prizeClaims,
  columns: { ...listColumns(), sponsorId: null },
  open: openPrizeStates,
  isForSupport: false,
  moves: {
    ...commonMoves,
    answer: { by: 'owner', from: ['needs_info'], to: 'pending' },
    reject: { ...commonMoves.reject, from: [...openStates, 'approved'] },
    deliver: { by: 'reviewer', from: ['approved', 'disputed'], to: 'delivered' },
    reply: { by: 'reviewer', from: ['disputed'], needsText: true },
    confirm: { by: 'owner', from: ['delivered', 'disputed'], to: 'confirmed' },
    dispute: { by: 'owner', from: ['delivered'], to: 'disputed', withinMs: disputeMs, needsText: true },
    message: { by: 'owner', from: ['disputed'], needsText: true },
  },
  effect: async (writing, { id }, step) => {
    const [claim] = await writing.tx.select().from(prizeClaims).where(eq(prizeClaims.id, id));
    if (!claim) throw new ServiceError('not_found');
    const outcome = (await effects[step.action]?.(writing, claim, step)) ?? {};
    const moved = { moved_at: new Date(writing.clock.now()).toISOString() };
    return { ...outcome, columns: { ...outcome.columns, ...moved } };
  },
  describe: describePrizes,
  about: () => ({ type: 'own-prizes' }),
};

type Effect = (writing: Writing, claim: PrizeClaim, step: Step) => Promise<Outcome>;

/** What steps bring about beside the state. */
const effects: Partial<Record<ClaimAction, Effect>> = {
  answer: async (_writing, claim, step) => ({
    columns: { delivery: JSON.stringify(toDelivery(claim, step)) },
  }),
  ask: async ({ clock }) => ({ columns: { answer_by: new Date(clock.now() + answerMs).toISOString() } }),
  deliver,
  reject: async (writing, claim, { text = '' }) => {
    await forfeitPrize(writing, claim, text);
    return {};
  },
  confirm: async (writing, claim, step) => {
    await followPrize(writing, claim, { ...step, action: 'confirm' });
    return markResult(writing, claim, true);
  },
  dispute: async (writing, claim, step) => {
    await openPrizeCase(writing, claim, step);
    return markResult(writing, claim, false);
  },
};

function listColumns() {
  const { id, userId, state, createdAt, waitingSince, decidedAt } = prizeClaims;
  return { id, userId, state, createdAt, waitingSince, decidedAt };
}

function toDelivery({ prize }: PrizeClaim, { delivery = {} }: Step): DeliveryWire {
  const fields = toDeliveryFields(prize);
  const missing = fields.filter((field) => delivery[field] === undefined);
  const errors = Object.fromEntries(missing.map((field) => [field, ['required'] satisfies RuleName[]]));
  if (missing.length > 0) throw new ServiceError('validation_failed', { errors });
  return Object.fromEntries(fields.map((field) => [field, delivery[field]]));
}

async function deliver(writing: Writing, claim: PrizeClaim, step: Step): Promise<Outcome> {
  const { actorId, text } = step;
  if (claim.state === 'disputed' && text === undefined) throw invalidField('reason', 'required');
  const { prize, userId, id } = claim;
  if (prize.type === 'coin' && prize.amount) {
    const posting = { userId, amount: prize.amount, ...toSource(claim), actorId };
    await postToLedger(writing, { ...posting, idempotencyKey: `prize:${id}` });
  }
  await followPrize(writing, claim, { ...step, action: 'deliver' });
  await markResult(writing, claim, true);
  return { notice: { kind: 'prize_delivered', params: { prize: prize.title } } };
}

/** What the line of the ledger says: the earn rule of the contest, or the contest itself. */
function toSource(claim: PrizeClaim) {
  const area = prizeAreas.find((one) => claim[contestAreas[one].key] !== null) ?? 'raffle';
  const { reason, rule, key } = contestAreas[area];
  const ref = rule === undefined ? { type: area, id: String(claim[key]) } : { type: 'earn_rule', id: rule };
  return { reason, ref };
}

/** What a draw's results say of a prize: handed over, or (again) not. */
async function markResult({ tx, clock }: Writing, claim: PrizeClaim, isDelivered: boolean): Promise<Outcome> {
  const { raffleId, position } = claim;
  if (raffleId === null) return {};
  const held = sql`case when ${drawResults.role} = 'winner' then 'won' else 'promoted' end`;
  await tx
    .update(drawResults)
    .set({ status: isDelivered ? 'delivered' : held, decidedAt: new Date(clock.now()) })
    .where(and(eq(drawResults.raffleId, raffleId), eq(drawResults.position, position)));
  return {};
}
