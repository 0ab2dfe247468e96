import { reviewSteps } from '../../db/schema/review-steps';
import { winReactions } from '../../db/schema/win-reactions';
import { wins } from '../../db/schema/wins';
import { bulkInsert } from '../bulk-insert';
import { winSteps } from '../claims/claim-steps';
import { wholeBetween } from '../random-source';
import type { SeedTransaction, SeedWorld } from '../seed-world';
import { winReactionRows } from '../wins/win-reactions';
import { winRow } from '../wins/win-row';
import { dealScreens } from '../wins/win-screens';

type WinRow = typeof wins.$inferInsert;

const hour = 3_600_000;
const total = 412;

const reasons = [
  'Görselde bahis tutarı okunmuyor.',
  'Aynı kazanç daha önce gönderilmiş.',
  'Kazanç, kodumuzla açılmış bir hesaba ait değil.',
];

/** A year of viewers' wins, more of them lately: most approved, the best featured, a few refused, waiting or taken down; what members said to them. */
export async function seedWins(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const random = world.random('wins');
  const nextScreen = dealScreens();
  const rows = Array.from({ length: total }, (_, at) => {
    const age = (at / total) ** 1.5 * 360 * 24 * hour + wholeBetween(random, 0, 90) * 60_000;
    const createdAt = new Date(world.now - age - hour);
    return reviewed(winRow(world, random, { createdAt, nextScreen }), { at, now: world.now, random });
  });
  // Oldest first, so that ids grow with time as they do in life.
  const stored = await tx.insert(wins).values(rows.reverse()).returning();
  await bulkInsert(tx, reviewSteps, winSteps(stored, world));
  await bulkInsert(tx, winReactions, winReactionRows(world, stored));
}

interface Review {
  /** 0 is the newest. */
  readonly at: number;
  readonly now: number;
  readonly random: () => number;
}

function reviewed(row: WinRow, { at, now, random }: Review): WinRow {
  if (at < 5) return { ...row, review: at % 2 === 0 ? 'pending' : 'in_review' };
  const created = row.createdAt?.getTime() ?? now;
  const approvedAt = new Date(Math.min(now - 60_000, created + wholeBetween(random, 20, 600) * 60_000));
  const refusedAt = new Date(created + 3 * hour);
  if (at % 41 === 7)
    return {
      ...row,
      review: 'rejected',
      rejectReason: reasons[at % reasons.length] ?? null,
      decidedAt: refusedAt,
    };
  if (at % 97 === 13) return { ...row, review: 'removed', approvedAt, decidedAt: approvedAt };
  return {
    ...row,
    review: 'approved',
    approvedAt,
    decidedAt: approvedAt,
    isFeatured: row.win / row.bet > 2500,
  };
}
