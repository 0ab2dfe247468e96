import { and, eq, inArray } from 'drizzle-orm';
import type { ClaimAction } from '@/contract/claims';
import type { Writing } from '../../context';
import { complaints } from '../../db/schema/complaints';
import type { prizeClaims } from '../../db/schema/prize-claims';
import { openStates } from './review/common-moves';
import { storeClaim } from './review/open-claim';
import { recordStep } from './review/record-step';
import type { Step } from './review/review-kind';

type PrizeClaim = Pick<typeof prizeClaims.$inferSelect, 'id' | 'userId' | 'sponsorId' | 'prize'>;

/** A prize that did not come is a case of the team's desk, named by the prize; the case has a number, and everybody sees how many there are. */
export async function openPrizeCase(writing: Writing, claim: PrizeClaim, { text }: Step): Promise<void> {
  const { id, userId, sponsorId, prize } = claim;
  const row = writing.tx
    .insert(complaints)
    .values({
      ...{ userId, sponsorId, prizeClaimId: id, type: 'complaint', department: 'other' },
      subject: prize.title,
      createdAt: new Date(writing.clock.now()),
    })
    .returning({ id: complaints.id });
  await storeClaim(writing, { kind: 'complaint', row, userId, text, files: [] });
}

/** The case goes the way of its prize: solved by what the team says when it delivers again, closed once the winner has it. */
const ways = {
  deliver: { action: 'approve', to: 'approved', from: openStates, byTeam: true },
  confirm: { action: 'confirm', to: 'confirmed', from: [...openStates, 'approved'], byTeam: false },
} as const satisfies Partial<Record<ClaimAction, object>>;

/** Takes the case of a prize along with a step of the prize; nothing where there is no such case. */
export async function followPrize(
  writing: Writing,
  { id: prizeClaimId }: Pick<PrizeClaim, 'id'>,
  step: Step & { readonly action: keyof typeof ways },
): Promise<void> {
  const { action, to, from, byTeam } = ways[step.action];
  const isOf = and(eq(complaints.prizeClaimId, prizeClaimId), inArray(complaints.state, [...from]));
  const cases = await writing.tx.select().from(complaints).where(isOf).for('update');
  const decided = byTeam ? { decidedAt: new Date(writing.clock.now()) } : {};
  for (const one of cases) {
    await writing.tx
      .update(complaints)
      .set({ state: to, ...decided })
      .where(eq(complaints.id, one.id));
    const taken = { ...step, action, files: [] };
    await recordStep(writing, { kind: 'complaint', subject: one, step: taken, state: to, byTeam });
  }
}
