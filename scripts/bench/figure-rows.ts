import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '@/api/db/client';
import { users } from '@/api/db/schema/users';
import { closeCoinDays } from '@/api/services/desk/figures/close-coin-days';
import { figureSubjects } from '@/contract/desk-figures';
import { addMember } from '@/scripts/kill-nine/arena';
import type { Installation } from '@/supervisor/installation';
import { countAnswers } from './load';
import type { Row } from './rows';

const sizes = [100, 100_000] as const;
const name = 'rakamlar';

/**
 * Statements that leave the ledger, the deposits, the orders and the accounts with so many rows of the last two years, as evenly spread as
 * days are; the account `name` has all of it.
 */
export const fillFigures = (rows: number): readonly string[] => [
  'truncate coin_ledger, coin_days, ticket_deposits, market_orders cascade',
  "delete from users where username like 'rakam-%'",
  `insert into users (id, username, username_fold, email, email_fold, password_hash, created_at, active_on)
    select gen_random_uuid(), 'rakam-' || n, 'rakam-' || n, 'rakam-' || n, 'rakam-' || n, '!', t, t
    from ${spread(rows)}`,
  `insert into coin_ledger (user_id, amount, balance_after, reason, earned, idempotency_key, prev_hash, hash, created_at)
    select u.id, 1 + n % 50, n, (array['task', 'checkin', 'code'])[n % 3 + 1], true, 'rakam:' || n, md5(n::text),
      md5(n::text) || md5(n::text), t from ${spread(rows)}, users u where u.username = '${name}'`,
  `insert into ticket_deposits (user_id, raffle_id, sponsor_id, site_username, amount, deposit_date, state, reason, created_at, decided_at)
    select u.id, 1, 1, 'rakam', 100, t, 'rejected', 'x', t, t + interval '1 hour' from ${spread(rows)}, users u where u.username = '${name}'`,
  `insert into market_orders (id, user_id, item_id, price, state, hold_id, created_at, decided_at)
    select gen_random_uuid(), u.id, 1, 100, 'delivered', n, t, t from ${spread(rows)}, users u where u.username = '${name}'`,
];

/** The rows by their time, the earliest first, as a table has them that grew by and by. */
const spread = (rows: number) =>
  `generate_series(1, ${rows}) n, lateral (select now() - interval '1 hour' - (${rows} - n) * (interval '730 days' / ${rows}) as t) v`;

/** What a call of each figure costs with 100 000 rows of two years, beside one with a hundred: of the sums of days that are over it should stay the same. */
export async function figureRows({ env, secrets }: Installation, databaseUrl: string): Promise<Row[]> {
  const base = `http://127.0.0.1:${env.UPSTREAM_PORT}`;
  const known = { 'x-client-id': env.CLIENT_ID ?? secrets.CLIENT_ID, 'x-client-address': '10.20.32.1' };
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, patience: 20 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const token = await addMember(database, base, { name, headers: known });
    await database.db.update(users).set({ permission: 'admin' }).where(eq(users.username, name));
    // What keeps the ledger as it is, is for real lines.
    await client.query('set session_replication_role = replica');
    const rates = new Map<string, number[]>();
    for (const size of sizes) {
      for (const statement of fillFigures(size)) await client.query(statement);
      await closeCoinDays({ db: database.db, clock: { now: Date.now } });
      // As PostgreSQL keeps tables that grow by and by: it sums up their blocks and knows which rows all can see.
      await database.db.execute(sql`vacuum analyze`);
      for (const subject of figureSubjects) {
        const headers = { ...known, authorization: `Bearer ${token}` };
        const rate = countAnswers({ url: `${base}/desk/figures/${subject}?days=30`, headers });
        await rate(300);
        rates.set(subject, [...(rates.get(subject) ?? []), await rate(1000)]);
      }
    }
    return [...rates].map(([subject, [few = 0, many = 0]]) => ({
      name: `GET /desk/figures/${subject} at ${sizes[1]} rows`,
      ...{ ours: many, bare: few },
      aim: subject === 'coins' || subject === 'clicks' ? '~ 1' : '>= 0.1',
    }));
  } finally {
    await client.end();
    await database.close();
  }
}
