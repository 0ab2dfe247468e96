import { asc, gt } from 'drizzle-orm';
import type { ShowWire } from '@/contract/schedule';
import type { ServiceContext } from '../../context';
import { scheduleItems } from '../../db/schema/schedule-items';

/** As many as anybody plans for. */
const most = 30;

/** The shows that are on or come, soonest first; cancelled ones say so. One statement. */
export async function listShows({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<ShowWire[]> {
  const { startsAt, endsAt, id } = scheduleItems;
  const rows = await db
    .select()
    .from(scheduleItems)
    .where(gt(endsAt, new Date(clock.now())))
    .orderBy(asc(startsAt), asc(id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    note: row.note,
    kind: row.kind,
    is_cancelled: row.isCancelled,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }));
}
