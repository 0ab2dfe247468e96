import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type TimelineItemWire, type TimelineQuery, timelineKinds } from '@/contract/desk-member';
import type { ServiceContext } from '../../../context';
import { decodeCursor, type Page, pageSize, toPage } from '../../../db/keyset';
import { users } from '../../../db/schema/users';
import { ServiceError } from '../../../service-error';
import type { Staff } from './member-rights';
import { toRuns } from './ticket-lines';
import { timelineParts } from './timeline-parts';

interface Asked extends TimelineQuery {
  readonly id: string;
  readonly viewer: Staff;
}

interface Row extends Record<string, unknown> {
  readonly kind: TimelineItemWire['kind'];
  readonly id: string;
  readonly tie: string;
  readonly at: string;
  readonly what: string;
  readonly state: string | null;
  readonly amount: string | null;
  readonly text: string | null;
  readonly actor: string | null;
  readonly tickets: { readonly raffle: string; readonly is_open: boolean; readonly numbers: number[] } | null;
}

const keySchema = z.tuple([z.iso.datetime(), z.enum(timelineKinds), z.string().max(80)]);

/** What a member did and what was done about them, the latest first, a page by its key over all kinds or one. `not_found`. */
export async function listTimeline(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { id, viewer, kind, cursor }: Asked,
): Promise<Page<TimelineItemWire>> {
  const known = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (known.length === 0) throw new ServiceError('not_found');
  const after = decodeCursor(cursor, keySchema);
  const part = { memberId: id, viewer, after, limit: pageSize + 1, now: new Date(clock.now()) };
  const parts = (kind ? [kind] : timelineKinds).flatMap((one) => timelineParts[one](part));
  const { rows } = await db.execute<Row>(sql`
    select parts.*, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, users.username as actor
    from (${sql.join(parts, sql` union all `)}) parts left join users on users.id = parts.actor_id
    order by parts.at desc, kind collate "C" desc, tie collate "C" desc limit ${part.limit}`);
  return toPage(rows, (row) => [row.at, row.kind, row.tie], toItem);
}

function toItem({ kind, id, at, what, state, amount, text, actor, tickets }: Row): TimelineItemWire {
  const item = { kind, id, at, what, state, amount: amount === null ? null : Number(amount), text, actor };
  return { ...item, tickets: tickets && { ...tickets, numbers: toRuns(tickets.numbers) } };
}
