import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Counters of limits; a window ends at `expire`, in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_index').on(table.expire)],
);
