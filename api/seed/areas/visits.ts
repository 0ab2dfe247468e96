import { sql } from 'drizzle-orm';
import { sponsorClicks } from '../../db/schema/sponsor-clicks';
import { dayStart, firstDay } from '../../services/leaders/to-period';
import { bulkInsert } from '../bulk-insert';
import type { AreaSeed } from '../seed-world';

const dayMs = 24 * 60 * 60_000;
/** How many days sponsors have been clicked on. */
const clickedDays = 100;

/** Who was here: members on the days that their ledger tells of, and clicks on each sponsor, more at weekends. */
export const seedVisits: AreaSeed = async (tx, { now, random, sponsors }) => {
  await tx.execute(sql`insert into active_days (day, members)
    select (created_at at time zone 'Europe/Istanbul')::date, count(distinct user_id) from coin_ledger group by 1`);
  await tx.execute(sql`update users set active_on = seen.day from (
      select user_id, max((created_at at time zone 'Europe/Istanbul')::date) as day from coin_ledger group by 1
    ) seen where id = seen.user_id`);
  const chance = random('clicks');
  const rows = sponsors.flatMap(({ id }) => {
    const usual = 8 + chance() * 60;
    return Array.from({ length: clickedDays }, (_, ago) => {
      const start = new Date(dayStart(now).getTime() - ago * dayMs);
      const isWeekend = [5, 6].includes(start.getUTCDay());
      const count = Math.round(usual * (0.6 + chance() * 0.8) * (isWeekend ? 1.4 : 1));
      return { sponsorId: id, day: firstDay(start), count };
    });
  });
  await bulkInsert(tx, sponsorClicks, rows);
};
