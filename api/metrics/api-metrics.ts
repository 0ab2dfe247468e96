import { type MaintenanceKind, maintenanceKinds, type SystemWire } from '@/contract/desk-system';
import type { Metric } from '@/system/metrics';
import type { ApiSeen } from './look';

/** What a process of the API tells beside its requests; a new one is a record here. */
export const apiMetrics: readonly Metric<ApiSeen>[] = [
  {
    name: 'sikke_database_up',
    help: 'Whether the database answered the last look: 1 or 0',
    kind: 'gauge',
    read: ({ stored }) => [{ value: stored === null ? 0 : 1 }],
  },
  {
    name: 'sikke_database_pool_connections',
    help: 'Connections of this process for requests, by state: used or idle',
    kind: 'gauge',
    labels: ['state'],
    read: ({ pool }) => [
      { value: pool.used, labels: { state: 'used' } },
      { value: pool.idle, labels: { state: 'idle' } },
    ],
  },
  {
    name: 'sikke_database_pool_waiting',
    help: 'Statements that wait for one of these connections',
    kind: 'gauge',
    read: ({ pool }) => [{ value: pool.waiting }],
  },
  {
    name: 'sikke_jobs',
    help: 'Jobs by state: waiting, running, overdue (due for a minute or more), given_up. The same in every process',
    kind: 'gauge',
    labels: ['state'],
    read: ({ stored }) =>
      (['waiting', 'running', 'overdue', 'given_up'] as const).flatMap((state) =>
        stored === null ? [] : [{ value: stored.queue[state], labels: { state } }],
      ),
  },
  {
    name: 'sikke_jobs_oldest_overdue_seconds',
    help: 'For how long the oldest job that is overdue has been due; 0 where none is',
    kind: 'gauge',
    read: ({ stored, nowMs }) =>
      stored === null ? [] : [{ value: ageS(stored.queue.oldest_due_at ?? null, nowMs) }],
  },
  {
    name: 'sikke_jobs_stuck',
    help: 'Whether somebody should look at the queue, as /yonetim/sistem says: 1 or 0',
    kind: 'gauge',
    read: ({ stored }) => (stored === null ? [] : [{ value: stored.queue.is_stuck ? 1 : 0 }]),
  },
  {
    name: 'sikke_maintenance_last_success_timestamp_seconds',
    help: 'When a backup, a restore or a proof of the books went well last; 0 where none ever did',
    kind: 'gauge',
    labels: ['kind'],
    read: ({ stored }) =>
      maintenanceKinds.flatMap((kind) =>
        stored === null ? [] : [{ value: lastOkS(stored.maintenance, kind), labels: { kind } }],
      ),
  },
];

function lastOkS(maintenance: SystemWire['maintenance'], wanted: MaintenanceKind): number {
  const at = maintenance.find(({ kind }) => kind === wanted)?.last_ok_at ?? null;
  return at === null ? 0 : Date.parse(at) / 1_000;
}

function ageS(since: string | null, nowMs: number): number {
  return since === null ? 0 : Math.max(0, (nowMs - Date.parse(since)) / 1_000);
}
