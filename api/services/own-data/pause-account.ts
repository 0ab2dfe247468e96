import type { OwnPauseWire, PauseInput } from '@/contract/pauses';
import type { ServiceContext, Writing } from '../../context';
import { accountPauses } from '../../db/schema/account-pauses';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { lockUser } from '../ledger/lock-user';
import { notify } from '../notifications/notify';
import { assertPassword } from '../passwords/assert-password';
import { findPause, type Pause } from '../pauses/find-pause';
import { endsLater, getPause } from '../pauses/get-pause';
import { pauseEnd } from '../pauses/pause-end';
import type { Member } from '../sessions/authenticate';

/** How long a page may lie open before its choices are too old, in milliseconds. */
const freshMs = 60 * 60_000;

/**
 * Pauses a member's account until the end that was shown, or makes the pause that runs longer, with the password asked again: nothing
 * ends or shortens one (ADR 190). The member is told, by mail too. Asked again with the same end, it changes nothing. Throws
 * `conflict` where the shown end is no longer the choice's, or not an hour later than that of the pause that runs.
 */
export async function pauseAccount(
  ctx: ServiceContext,
  { user, password, ...chosen }: PauseInput & Pick<Member, 'user'>,
): Promise<OwnPauseWire> {
  await assertPassword(ctx, user, { field: 'password', value: password });
  const { db, ...rest } = ctx;
  const pause = await transact(db, (tx) => begin({ ...rest, tx }, user.id, chosen));
  return getPause(ctx, { pause, user });
}

async function begin(
  { tx, clock, log }: Writing,
  userId: string,
  { length, until }: Pick<PauseInput, 'length' | 'until'>,
): Promise<Pause> {
  const createdAt = new Date(clock.now());
  await lockUser(tx, userId);
  const running = await findPause(tx, clock, userId);
  const endsAt = until === null ? null : new Date(until);
  if (running && running.until?.getTime() === endsAt?.getTime()) return running;
  if (!isOffered(endsAt, pauseEnd(length, clock.now())) || !endsLater(endsAt, running))
    throw new ServiceError('conflict');
  const startsAt = running?.until ?? createdAt;
  await tx.insert(accountPauses).values({ userId, length, startsAt, endsAt, createdAt });
  await notify(tx, { userId, kind: 'account_paused', about: { type: 'pause' } });
  log.info({ event: 'account_paused', userId, length, until }, 'a member paused the account');
  return { until: endsAt };
}

/** Whether an end is the choice's own, shown a while ago at most. */
function isOffered(endsAt: Date | null, end: Date | null): boolean {
  if (endsAt === null || end === null) return endsAt === end;
  return endsAt <= end && end.getTime() - endsAt.getTime() <= freshMs;
}
