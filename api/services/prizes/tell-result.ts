import type { Transaction } from '../../db/transact';
import { notifyAll } from '../notifications/notify-all';
import { type Contest, referenceTo } from './contest';

/** Who took part; `rank` is null where none was reached. */
export interface TookPart {
  readonly userId: string;
  readonly rank: number | null;
}

type Told = Pick<Contest, 'area' | 'slug'> & { readonly title: string };

/** Tells everybody who took part that the result stands, and where they came; who was told of a prize knows already. */
export async function tellResult(
  tx: Transaction,
  contest: Told,
  { all, but }: { readonly all: readonly TookPart[]; readonly but: Pick<ReadonlySet<string>, 'has'> },
): Promise<void> {
  const notices = all
    .filter(({ userId }) => !but.has(userId))
    .map(({ userId, rank }) => ({
      userId,
      params: { title: contest.title, rank: rank ?? 0 },
      about: referenceTo(contest),
    }));
  await notifyAll(tx, 'contest_result', notices);
}

/** Tells members that a contest does not take place; `reason` as they read it. */
export async function tellCancelled(
  tx: Transaction,
  contest: Told,
  { userIds, reason }: { readonly userIds: readonly string[]; readonly reason: string | null },
): Promise<void> {
  const params = { title: contest.title, reason: reason ?? 'none' };
  const about = referenceTo(contest);
  await notifyAll(
    tx,
    'contest_cancelled',
    userIds.map((userId) => ({ userId, params, about })),
  );
}
