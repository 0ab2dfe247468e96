import { and, asc, eq, lte } from 'drizzle-orm';
import { unclaimedNote } from '@/contract/raffles';
import type { ServiceContext, Writing } from '../../context';
import { prizeClaims } from '../../db/schema/prize-claims';
import { reviewSteps } from '../../db/schema/review-steps';
import { transact } from '../../db/transact';
import { notify } from '../notifications/notify';
import { forfeitPrize } from './forfeit-prize';

/** Forfeits what nobody said in time where it goes, each in a transaction of its own, once however many runs there are. Answers how many. */
export async function expirePrizes({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<{ readonly expired: number }> {
  const due = await db
    .select({ id: prizeClaims.id })
    .from(prizeClaims)
    .where(isDue(clock.now()))
    .orderBy(asc(prizeClaims.id));
  let expired = 0;
  for (const { id } of due) if (await transact(db, (tx) => expireOne({ tx, clock }, id))) expired += 1;
  return { expired };
}

function isDue(now: number) {
  return and(eq(prizeClaims.state, 'needs_info'), lte(prizeClaims.answerBy, new Date(now)));
}

/** The state is compared in the statement that sets it: of two runs, or of a run and an answer, one holds. */
async function expireOne({ tx, clock }: Pick<Writing, 'tx' | 'clock'>, id: number): Promise<boolean> {
  const at = new Date(clock.now());
  const [claim] = await tx
    .update(prizeClaims)
    .set({ state: 'rejected', decidedAt: at, movedAt: at })
    .where(and(eq(prizeClaims.id, id), isDue(clock.now())))
    .returning();
  if (!claim) return false;
  await forfeitPrize({ tx, clock }, claim, unclaimedNote);
  const step = { kind: 'prize', subjectId: id, action: 'expire', fromState: 'needs_info' } as const;
  await tx.insert(reviewSteps).values({ ...step, toState: 'rejected', byTeam: true, createdAt: at });
  await notify(tx, {
    userId: claim.userId,
    kind: 'prize_expired',
    params: { prize: claim.prize.title },
    about: { type: 'own-prizes' },
  });
  return true;
}
