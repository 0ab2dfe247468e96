import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/**
 * Where the chain of each actor's lines in the audit log ends: the number and the hash of the last one. Written by the log's own trigger
 * alone (`audit-chain.ts`), which holds the row until the transaction ends; so a chain without its last lines does not agree with its head.
 */
export const auditHeads = pgTable(
  'audit_heads',
  {
    actorId: uuid('actor_id')
      .primaryKey()
      .references(() => users.id),
    position: bigint('position', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [check('audit_heads_position_counts', sql`${table.position} >= 0`)],
);
