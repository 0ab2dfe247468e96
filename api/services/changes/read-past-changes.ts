import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';

/**
 * How many milliseconds ago each tag changed last, by the database's clock: not at all for one whose change the site was not told of yet. A tag that
 * never changed is not named.
 */
export async function readPastChanges({ db }: Pick<Deps, 'db'>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.execute<{ tag: string; ago: number }>(sql`
    select tag, min(ago)::float8 as ago from (
      select tag, 0 as ago from content_changes
      union all select tag, greatest(0, extract(epoch from clock_timestamp() - changed_at) * 1000) from tag_changes
    ) as known group by tag`);
  return Object.fromEntries(rows.map(({ tag, ago }) => [tag, Math.floor(ago)]));
}
