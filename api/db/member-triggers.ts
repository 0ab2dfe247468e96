import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** The channel on which is heard whose own things changed: a member's id, nothing else. */
export const memberChannel = 'member_changes';

/**
 * Has the database tell, with the commit, whose balance, notifications, logins or standing changed. Unlike the pages' tags it is kept
 * nowhere: who listens reads anew after a gap.
 */
export async function applyMemberTriggers(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}

interface Told {
  readonly table: string;
  readonly event: string;
  readonly when?: string;
  /** The column that names the member; `user_id` unless given. */
  readonly member?: string;
}

const told: readonly Told[] = [
  {
    table: 'users',
    event: 'update of point, status, deleted_at',
    when: '(old.point, old.status, old.deleted_at) is distinct from (new.point, new.status, new.deleted_at)',
    member: 'id',
  },
  { table: 'notifications', event: 'insert' },
  { table: 'notifications', event: 'update of read_at', when: 'old.read_at is distinct from new.read_at' },
  { table: 'account_sanctions', event: 'insert' },
  { table: 'account_sanctions', event: 'update' },
  {
    table: 'sessions',
    event: 'update of revoked_at',
    when: 'old.revoked_at is distinct from new.revoked_at',
  },
];

const statements = [
  ...['id', 'user_id'].map(
    (column) => `create or replace function announce_member_${column}() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${memberChannel}', new.${column}::text);
    return null;
  end $$`,
  ),
  ...told.map(({ table, event, when, member = 'user_id' }) => {
    const name = `announce_member:${event.split(' ')[0]}`;
    return `create or replace trigger "${name}" after ${event} on "${table}"
    for each row ${when ? `when (${when})` : ''} execute function announce_member_${member}()`;
  }),
];
