import type { AnnouncementSettings, AnnouncementWay } from '@/contract/announcements';
import type { Deps } from '../../context';
import type { announcements } from '../../db/schema/announcements';
import { toAnnouncementText } from './announcement-text';

/** What became of a try. `waiting` is tried again, at `dueAt` (milliseconds) where that is known; `isTry` says whether it counts as one. */
export type Outcome =
  | { readonly state: 'sent' | 'dropped' | 'failed'; readonly problem: string | null }
  | {
      readonly state: 'waiting';
      readonly problem: string;
      readonly dueAt?: number | undefined;
      readonly isTry: boolean;
    };

type Announcement = typeof announcements.$inferSelect;
type Send = (deps: Deps, settings: AnnouncementSettings, one: Announcement) => Promise<Outcome>;

/** How an announcement goes out by each way. */
export const sendByWay: Readonly<Record<AnnouncementWay, Send>> = { telegram: postToChannel };

/** What the vault knows the code of an announcement by. */
export const sealedAbout = (codeId: string | number) => `announcement:code:${codeId}`;

async function postToChannel(
  deps: Deps,
  settings: AnnouncementSettings,
  one: Announcement,
): Promise<Outcome> {
  const { telegram, clock, vault } = deps;
  const { channel, kinds } = settings;
  if (telegram === null || !channel || kinds?.[one.kind]?.is_on !== true)
    return { state: 'dropped', problem: 'off' };
  const code = one.sealedCode === null ? undefined : vault.open(one.sealedCode, sealedAbout(one.entry));
  const posted = await telegram.post(channel, await toAnnouncementText(deps, settings, { ...one, code }));
  if (posted.isPosted) return { state: 'sent', problem: null };
  const { problem, retryAfterMs } = posted;
  if (retryAfterMs === null) return { state: 'failed', problem };
  return {
    state: 'waiting',
    problem,
    isTry: true,
    dueAt: retryAfterMs > 0 ? clock.now() + retryAfterMs : undefined,
  };
}
