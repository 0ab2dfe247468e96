import { sql } from 'drizzle-orm';
import type { JobsWire } from '@/contract/jobs';
import type { Deps } from '../../context';
import type { TaskName } from '../../queue/job-payloads';

/** What leaves the house by the queue. */
const outgoingTasks: readonly TaskName[] = [
  ...(['mail_notification', 'mail_password_reset', 'mail_email_link', 'mail_email_notice'] as const),
  ...(['write_notification', 'send_phone_code'] as const),
];

/** Nobody reads the difference between 1 000 and 40 000. */
const mostCounted = 1000;

type Outgoing = NonNullable<JobsWire['outgoing']>[number];

interface OutgoingRow extends Omit<Outgoing, 'oldest_at'>, Record<string, unknown> {
  readonly oldest_at: string | null;
}

/**
 * What waits to go out: mails, messages and short messages by their task, and the changes that the site is still to be told of. Of each how much waits,
 * how much of it failed at least once and is tried again, how much is not tried any more, and since when the oldest waits.
 */
export async function listOutgoing({ db }: Pick<Deps, 'db'>): Promise<Outgoing[]> {
  const { rows } = await db.execute<OutgoingRow>(sql`
    select task, (count(id) filter (where attempts < max_attempts))::int as waiting,
      (count(id) filter (where attempts < max_attempts and last_error is not null))::int as tried,
      (count(id) filter (where attempts >= max_attempts))::int as given_up,
      min(created_at) filter (where attempts < max_attempts) as oldest_at
    from unnest(${sql.param(outgoingTasks)}::text[]) with ordinality as known(task, place)
      left join graphile_worker.jobs on task_identifier = task
    group by task, place
    union all
    select 'content_changes', count(*)::int, 0, 0, min(changed_at)
    from (select changed_at from content_changes order by id limit ${mostCounted}) changes`);
  return rows.map(({ oldest_at: oldest, ...counts }) => ({
    ...counts,
    oldest_at: oldest === null ? null : new Date(oldest).toISOString(),
  }));
}
