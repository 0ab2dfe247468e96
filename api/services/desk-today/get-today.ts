import { type DeskToday, firstKinds } from '@/contract/desk-today';
import type { ServiceContext } from '../../context';
import { countInboxRows } from '../desk/inbox/inbox-rows';
import type { Viewer } from '../desk/inbox/inbox-scope';
import { mostCounted } from '../desk/inbox/list-inbox';
import { type Entitled, lentPermission } from '../desk/team/lent-permission';
import { mayWrite } from '../desk-content/list-overview';
import { getQueueState, type Rhythm } from '../jobs/get-queue-state';
import { listAreasOff } from '../settings/list-areas-off';
import { listDay } from './list-day';
import { listMissing } from './list-missing';
import { listOwnDrafts } from './list-own-drafts';

type Needs = Pick<ServiceContext, 'db' | 'log' | 'clock'>;

/** What a member of the team should see first: what waits for them, what is live, what ends today, and what is stuck (`rhythms` are those of the clock's tasks). */
export async function getToday(
  needs: Needs,
  { viewer, rhythms }: { readonly viewer: Viewer & Entitled; readonly rhythms: readonly Rhythm[] },
): Promise<DeskToday> {
  const off = await listAreasOff(needs);
  const writer = lentPermission(viewer, 'content');
  const own = firstKinds.filter((kind) => mayWrite(kind, writer));
  const decider = { ...viewer, permission: lentPermission(viewer, 'inbox') };
  const [waiting, day, drafts, jobs, missing] = await Promise.all([
    decider.permission === 'player' ? [] : listWaiting(needs, decider),
    listDay(needs, off),
    listOwnDrafts(needs, viewer.id),
    lentPermission(viewer, 'settings') === 'admin' ? readJobs(needs, rhythms) : null,
    listMissing(needs, { kinds: own, off }),
  ]);
  return { most: mostCounted, waiting, ...day, drafts, jobs, missing };
}

async function listWaiting(needs: Needs, viewer: Viewer): Promise<DeskToday['waiting']> {
  const count = (list: 'waiting' | 'overdue') =>
    countInboxRows(needs, viewer, { list, after: null, limit: mostCounted });
  const [all, late] = await Promise.all([count('waiting'), count('overdue')]);
  return [...all]
    .map(([kind, { count: waits, first }]) => ({
      ...{ kind, count: waits, first_due_at: first },
      overdue: late.get(kind)?.count ?? 0,
    }))
    .sort((one, other) => one.first_due_at.localeCompare(other.first_due_at));
}

async function readJobs(needs: Needs, rhythms: readonly Rhythm[]): Promise<DeskToday['jobs']> {
  const { overdue, given_up, recurring } = await getQueueState(needs, rhythms);
  const late = recurring.filter(({ is_late, failures }) => is_late || failures > 2);
  return { overdue, given_up, late: late.map(({ name }) => name) };
}
