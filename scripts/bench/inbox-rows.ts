import { eq } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '@/api/db/client';
import { users } from '@/api/db/schema/users';
import { addMember } from '@/scripts/kill-nine/arena';
import type { Installation } from '@/supervisor/installation';
import { measureRows } from './list-rows';
import type { ListSource } from './list-sources';
import type { Row } from './rows';

/** Every other deposit waits, the others are decided; the demo's member, sponsor and draw have them. */
export const inboxSource: ListSource = {
  paths: ['/desk/inbox', '/desk/inbox?list=decided', '/desk/inbox/counts'],
  fill: (rows) => [
    'truncate ticket_deposits cascade',
    `insert into ticket_deposits (user_id, raffle_id, sponsor_id, site_username, amount, deposit_date, state, reason, created_at, decided_at)
      select u.id, r.id, s.id, 'uye' || n, n, t, case n % 2 when 0 then 'pending' else 'rejected' end, 'x', t,
        case n % 2 when 1 then t + interval '1 day' end
      from generate_series(1, ${rows}) n, lateral (select now() - n * interval '1 minute' as t) v,
        (select id from users order by created_at limit 1) u, (select id from raffles order by id limit 1) r,
        (select id from sponsors order by id limit 1) s`,
  ],
};

/** What a page of the team's inbox and its numbers cost the community API while claims grow, beside the fewest. Empties and fills the table of deposits. */
export async function inboxRows({ env, secrets }: Installation, databaseUrl: string): Promise<Row[]> {
  const base = `http://127.0.0.1:${env.UPSTREAM_PORT}`;
  const client = { 'x-client-id': env.CLIENT_ID ?? secrets.CLIENT_ID };
  const token = await addModerator(base, { ...client, 'x-client-address': '10.20.32.1' }, databaseUrl);
  const target = { base, headers: { ...client, authorization: `Bearer ${token}` } };
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  try {
    await connection.query('set session_replication_role = replica');
    return await measureRows(inboxSource, target, connection);
  } finally {
    await connection.end();
  }
}

async function addModerator(
  base: string,
  headers: Readonly<Record<string, string>>,
  databaseUrl: string,
): Promise<string> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    const name = 'gelenkutusu';
    const token = await addMember(database, base, { name, headers });
    await database.db.update(users).set({ permission: 'moderator' }).where(eq(users.username, name));
    return token;
  } finally {
    await database.close();
  }
}
