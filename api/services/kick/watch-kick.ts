import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { kickEventNames } from '@/contract/desk-kick';
import type { Deps, Writing } from '../../context';
import { kickChannel } from '../../db/schema/kick-channel';
import { kickRedemptions } from '../../db/schema/kick-redemptions';
import { transact } from '../../db/transact';
import { KickError } from '../../kick';
import { sayLive } from '../live/say-live';
import { answerRedemption } from './answer-redemption';
import { isConnected, readKick } from './kick-app';
import { decideRedemption } from './redeem';
import { withLogin } from './with-login';

/** What was told less than this ago is believed more than what is asked for; milliseconds. */
const restMs = 90_000;
/** A redemption whose job has not told Kick by then is told from here. */
const lateMs = 10 * 60_000;
const atOnce = 25;
/** No further one is told after this long, so that a Kick that is slow leaves the job shorter than any may be. */
const tellingMs = 45_000;
/** How often Kick is asked whether all events are subscribed to. */
const askAgainMs = 10 * 60_000;

type Step = (deps: Deps) => Promise<void>;

/**
 * Asks Kick for what it may have failed to tell, because drops are reported: whether the channel is on, redemptions that wait, and whether all events are subscribed to. Nothing is
 * asked where no channel is connected. A step that fails keeps none of the others; Kick being away, busy or refusing is a line in the log.
 */
export async function watchKick(deps: Deps): Promise<void> {
  if (!isConnected(await readKick(deps.db))) return;
  for (const step of steps)
    await step(deps).catch((error: unknown) => {
      if (!(error instanceof KickError)) throw error;
      deps.log.warn({ event: 'kick_unanswered', err: error }, 'Kick did not answer as it should');
    });
}

const steps: readonly Step[] = [askLive, askSubscriptions, askRedemptions, tellLate];

async function askLive(deps: Deps): Promise<void> {
  const at = new Date(deps.clock.now());
  const isLive = await withLogin(deps, (token, id) => deps.kick.isLive(token, id));
  if (isLive === null) return;
  await transact(deps.db, (tx) => sayLive({ tx }, { source: 'kick', isLive, at, restMs }));
}

/** Subscribes anew to what Kick does not tell us of: it ends a subscription whose webhook failed for a day. */
async function askSubscriptions(deps: Deps): Promise<void> {
  const { db, clock, kick } = deps;
  const row = await readKick(db);
  const isWhole = kickEventNames.every((name) => row?.subscribed.includes(name));
  if (isWhole && (row?.checkedAt?.getTime() ?? 0) + askAgainMs > clock.now()) return;
  const told = await withLogin(deps, (token) => kick.listSubscriptions(token));
  const missing = kickEventNames.filter((name) => !told.includes(name));
  if (missing.length > 0) await withLogin(deps, (token) => kick.subscribe(token, missing));
  const subscribed =
    missing.length > 0 ? await withLogin(deps, (token) => kick.listSubscriptions(token)) : told;
  await db
    .update(kickChannel)
    .set({ subscribed: [...new Set(subscribed)], checkedAt: new Date(clock.now()) })
    .where(eq(kickChannel.id, 1));
}

async function askRedemptions(deps: Deps): Promise<void> {
  const waiting = await withLogin(deps, (token) => deps.kick.listPending(token));
  const { db, ...rest } = deps;
  const caller = { requestId: 'clock', clientAddress: '', clientAgent: '' };
  for (const redemption of waiting)
    await transact(db, async (tx) => {
      const writing: Writing = { ...rest, ...caller, tx };
      await decideRedemption(writing, { ...redemption, status: 'pending' });
    });
}

/** What no job could tell Kick while it was away for longer than a job is tried. One that Kick calls wrong keeps none of the others from being told. */
async function tellLate(deps: Deps): Promise<void> {
  const isLate = and(
    isNull(kickRedemptions.answeredAt),
    lt(kickRedemptions.decidedAt, new Date(deps.clock.now() - lateMs)),
  );
  const late = await deps.db
    .select({ id: kickRedemptions.id })
    .from(kickRedemptions)
    .where(isLate)
    .orderBy(asc(kickRedemptions.decidedAt))
    .limit(atOnce);
  const endsAt = deps.clock.now() + tellingMs;
  for (const one of late) {
    if (deps.clock.now() > endsAt) return;
    await answerRedemption(deps, one).catch((error: unknown) => {
      if (!(error instanceof KickError) || error.kind !== 'wrong') throw error;
      deps.log.warn({ event: 'kick_unanswered', redemption: one.id, err: error }, 'Kick takes no answer');
    });
  }
}
