import pg from 'pg';
import type { Installation } from '@/supervisor/installation';
import { addStaff } from './add-staff';
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

/** One article of five thousand is a draft; each was saved once. */
export const contentSource: ListSource = {
  paths: [
    ...['', '?sort=oldest', '?sort=slug', '?state=published', '?q=haber'].map(
      (query) => `/desk/content/news/entries${query}`,
    ),
    '/desk/content',
  ],
  fill: (rows) => [
    'truncate news cascade',
    'truncate content_versions',
    `insert into news (slug, title, summary, content, category, author, state, publish_at)
      select 'haber-' || n, 'Haber ' || n, 'Özet', 'Metin', 'duyuru', 'Ekip', case n % 5000 when 0 then 'draft' else 'published' end,
        now() - n * interval '1 minute' from generate_series(1, ${rows}) n`,
    `insert into content_versions (kind, slug, number, values, at)
      select 'news', 'haber-' || n, 1, '{}', now() from generate_series(1, ${rows}) n`,
  ],
};

/**
 * What a page of the team's inbox, its numbers and the lists of the content desk cost the community API while they grow, beside the fewest. Empties and
 * fills the tables of deposits, news and versions.
 */
export async function deskRows({ env, secrets }: Installation, databaseUrl: string): Promise<Row[]> {
  const base = `http://127.0.0.1:${env.UPSTREAM_PORT}`;
  const client = { 'x-client-id': env.CLIENT_ID ?? secrets.CLIENT_ID };
  const as = { name: 'gelenkutusu', headers: { ...client, 'x-client-address': '10.20.32.1' } };
  const token = await addStaff(base, { ...as, permission: 'moderator' }, databaseUrl);
  const target = { base, headers: { ...client, authorization: `Bearer ${token}` } };
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  try {
    await connection.query('set session_replication_role = replica');
    return [
      ...(await measureRows(inboxSource, target, connection)),
      ...(await measureRows(contentSource, target, connection)),
    ];
  } finally {
    await connection.end();
  }
}
