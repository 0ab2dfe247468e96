import type { Database } from '@/api/db/client';
import { recurringTasks } from '@/api/jobs/recurring-tasks';
import { listMaintenance } from '@/api/services/desk/system/list-maintenance';
import { getQueueState } from '@/api/services/jobs/get-queue-state';
import { isConnected, readKick } from '@/api/services/kick/kick-app';
import type { SystemWire } from '@/contract/desk-system';
import type { Examined } from './examined';
import { type Finding, ok, warning, wrong } from './finding';

/** What stands in the tables of this version: jobs, maintenance and Kick. */
export async function examineData(db: Database, { nowMs, isRunning }: Examined): Promise<Finding[]> {
  const clock = { now: nowMs };
  const [queue, maintenance, kick] = [
    await getQueueState({ db, clock }, recurringTasks),
    await listMaintenance({ db }),
    await readKick(db),
  ];
  const find = (kind: string) => maintenance.find((one) => one.kind === kind);
  return [
    ...judgeJobs(queue, isRunning),
    judgeBackup(find('backup'), nowMs()),
    judgeBooks(find('reconcile'), nowMs()),
    judgeKick(kick),
  ];
}

type Queue = Awaited<ReturnType<typeof getQueueState>>;
type Maintained = SystemWire['maintenance'][number] | undefined;

/** What is late is only wrong where somebody should be at work. */
function judgeJobs({ is_stuck: isStuck, overdue, given_up: givenUp, recurring }: Queue, isRunning: boolean) {
  if (!isStuck) return [ok('No job is late, and none was given up.')];
  const late = recurring.filter(({ is_late, failures }) => is_late || failures > 2).map(({ name }) => name);
  const said = [
    ...(givenUp > 0 ? [`${givenUp} were given up`] : []),
    ...(overdue > 0 ? [`${overdue} are overdue`] : []),
    ...(late.length > 0 ? [`of the clock ${late.join(', ')} are late`] : []),
  ].join(', ');
  const level = isRunning || givenUp > 0 ? wrong : warning;
  return [
    level(`Jobs are stuck: ${said}. /yonetim/sistem names them and tries them again; does the API run?`),
  ];
}

const dayMs = 86_400_000;
const [soon, late] = [2, 7];
const inDays = (at: string, now: number) => Math.floor((now - Date.parse(at)) / dayMs);

function judgeBackup(backup: Maintained, now: number): Finding {
  const then = 'npm run backup, and deploy/systemd/sikke-backup.timer for every night';
  if (!backup?.last_ok_at) return warning(`There never was a backup that went well: ${then}.`);
  if (backup.problem !== null) return wrong(`The last backup failed (${backup.problem}): ${then}.`);
  const days = inDays(backup.last_ok_at, now);
  if (days >= late) return wrong(`The last backup is ${days} days old: ${then}.`);
  return days >= soon
    ? warning(`The last backup is ${days} days old: ${then}.`)
    : ok('There is a backup of the last two days.');
}

function judgeBooks(proof: Maintained, now: number): Finding {
  if (!proof)
    return warning('The books were never proved: npm run reconcile; each night the site does it by itself.');
  if (proof.problem !== null)
    return wrong(
      `The books did not agree (${proof.problem}): npm run reconcile names whose; docs/operating.md says what then.`,
    );
  const days = inDays(proof.last_ended_at, now);
  return days >= soon
    ? warning(
        `The books were proved ${days} days ago, which happens each night while the API runs: npm run reconcile.`,
      )
    : ok('The books agree.');
}

function judgeKick(row: Awaited<ReturnType<typeof readKick>>): Finding {
  if (row === null) return ok('Kick: not connected (/yonetim/ayarlar/kick).');
  if (isConnected(row)) return ok('Kick: the channel is connected.');
  return warning('Kick: an app is set up, and no channel is connected: connect it at /yonetim/ayarlar/kick.');
}
