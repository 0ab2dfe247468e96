import type { reviewSteps } from '../../db/schema/review-steps';
import type { ticketDeposits } from '../../db/schema/ticket-deposits';
import type { wins } from '../../db/schema/wins';
import type { SeedWorld } from '../seed-world';

type StepRow = typeof reviewSteps.$inferInsert;

/** The history of the demo's deposits: handed in by their owners, decided by the team. */
export function depositSteps(
  deposits: readonly (typeof ticketDeposits.$inferSelect)[],
  world: SeedWorld,
): StepRow[] {
  return deposits.flatMap(({ id, userId, state, reason, content, createdAt, decidedAt }) => {
    const first = submitted('deposit', { id, userId, createdAt, content });
    const at = decidedAt ?? createdAt;
    if (state === 'approved') return [first, decided(world, first, { action: 'approve', at, reason: null })];
    return state === 'rejected' ? [first, decided(world, first, { action: 'reject', at, reason })] : [first];
  });
}

/** The same for the demo's wins; one that was taken down was approved before. */
export function winSteps(rows: readonly (typeof wins.$inferSelect)[], world: SeedWorld): StepRow[] {
  return rows.flatMap(({ id, userId, review, rejectReason, content, createdAt, approvedAt, decidedAt }) => {
    const first = submitted('win', { id, userId, createdAt, content });
    if (approvedAt)
      return [first, decided(world, first, { action: 'approve', at: approvedAt, reason: null })];
    const at = decidedAt ?? new Date(createdAt.getTime() + 3 * 3_600_000);
    if (review === 'in_review') return [first, decided(world, first, { action: 'take', at, reason: null })];
    if (review !== 'rejected') return [first];
    return [first, decided(world, first, { action: 'reject', at, reason: rejectReason })];
  });
}

interface Handed {
  readonly id: number;
  readonly userId: string;
  readonly createdAt: Date;
  readonly content: string | null;
}

function submitted(kind: 'deposit' | 'win', { id, userId, createdAt, content }: Handed): StepRow {
  const step = { kind, subjectId: id, action: 'submit', fromState: null, toState: 'pending' } as const;
  return { ...step, byTeam: false, actorId: userId, text: content, createdAt };
}

const states = { approve: 'approved', reject: 'rejected', take: 'in_review' } as const;

interface Decision {
  readonly action: keyof typeof states;
  readonly at: Date;
  readonly reason: string | null;
}

function decided(world: SeedWorld, first: StepRow, { action, at, reason }: Decision): StepRow {
  const moderator = world.users.find(({ permission }) => permission === 'moderator')?.id ?? null;
  const { kind, subjectId } = first;
  const moved = { action, fromState: 'pending', toState: states[action], byTeam: true } as const;
  return { kind, subjectId, ...moved, actorId: moderator, text: reason, createdAt: at };
}
