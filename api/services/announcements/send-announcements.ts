import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type AnnouncementSettings, announcementsInQuiet } from '@/contract/announcements';
import type { Deps } from '../../context';
import { announcements } from '../../db/schema/announcements';
import { quietEnd } from '../../formulas/quiet-end';
import { listAreasOff } from '../settings/list-areas-off';
import { announcementSources } from './announcement-sources';
import { type Outcome, sendByWay } from './announcement-ways';
import { getAnnouncementSettings } from './get-announcement-settings';

type Announcement = typeof announcements.$inferSelect;

/** In one run: Telegram takes 20 messages a minute into a channel, and a run comes every 15 seconds. */
const mostAtOnce = 5;
const mostAttempts = 6;
const retryMs = 60_000;

/**
 * Sends what is due. Each is claimed before it goes out and sent by who claimed it alone, so any number of processes may call it; what was
 * claimed by one that died then stays unsent. What is off, quiet, or no longer so, is dropped. Answers how many went out.
 */
export async function sendAnnouncements(deps: Deps): Promise<number> {
  const settings = await getAnnouncementSettings(deps);
  const { db, clock } = deps;
  const isDue = and(eq(announcements.state, 'waiting'), lte(announcements.dueAt, new Date(clock.now())));
  const due = await db
    .select()
    .from(announcements)
    .where(isDue)
    .orderBy(asc(announcements.dueAt), asc(announcements.id))
    .limit(100);
  let sent = 0;
  for (const one of due) {
    if (sent >= mostAtOnce) break;
    if (!(await claim(deps, one))) continue;
    const outcome = (await held(deps, settings, one)) ?? (await sendByWay[one.way](deps, settings, one));
    await settle(deps, one, outcome);
    if (outcome.state === 'sent') sent += 1;
  }
  return sent;
}

async function claim({ db }: Deps, { id }: Announcement): Promise<boolean> {
  const claimed = await db
    .update(announcements)
    .set({ state: 'sending', attempts: sql`${announcements.attempts} + 1` })
    .where(and(eq(announcements.id, id), eq(announcements.state, 'waiting')))
    .returning({ id: announcements.id });
  return claimed.length > 0;
}

/** Why it does not go out now; null where it does. */
async function held(
  deps: Deps,
  { quiet }: AnnouncementSettings,
  { kind, entry }: Announcement,
): Promise<Outcome | null> {
  const { area, holds } = announcementSources[kind];
  const now = deps.clock.now();
  if ((await listAreasOff(deps)).includes(area)) return { state: 'dropped', problem: 'off' };
  if (holds && !(await holds(deps.db, entry, now))) return { state: 'dropped', problem: 'over' };
  const ends = quietEnd(now, quiet ?? {});
  if (ends === null) return null;
  if (announcementsInQuiet[kind] === 'drop') return { state: 'dropped', problem: 'quiet' };
  return { state: 'waiting', problem: 'quiet', dueAt: ends, isTry: false };
}

async function settle({ db, clock }: Deps, { id, attempts }: Announcement, outcome: Outcome): Promise<void> {
  const now = clock.now();
  const { problem } = outcome;
  const where = and(eq(announcements.id, id), eq(announcements.state, 'sending'));
  const isOver = outcome.state !== 'waiting' || (outcome.isTry && attempts + 1 >= mostAttempts);
  if (!isOver) {
    const dueAt = new Date(outcome.dueAt ?? now + retryMs * 2 ** attempts);
    const tries = outcome.isTry ? attempts + 1 : attempts;
    await db.update(announcements).set({ state: 'waiting', problem, dueAt, attempts: tries }).where(where);
    return;
  }
  const state = outcome.state === 'waiting' ? 'failed' : outcome.state;
  await db
    .update(announcements)
    .set({ state, problem, endedAt: new Date(now), sealedCode: null })
    .where(where);
}
