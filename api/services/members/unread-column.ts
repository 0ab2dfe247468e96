import { type SQL, sql } from 'drizzle-orm';

/** Nobody reads the difference between 100 and 4 000. */
const most = 100;

/** How many notifications of the user of a query over `users` are unread, at most 100; reads no more rows than it counts. */
export const unreadColumn: SQL<number> = sql<number>`(select count(*)::int from (select from notifications n
  where n.user_id = users.id and n.read_at is null limit ${sql.raw(String(most))}) as unread)`;
