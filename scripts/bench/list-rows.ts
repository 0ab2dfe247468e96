import pg from 'pg';
import type { Installation } from '@/scripts/stack/installation';
import { answersOf } from './load';
import type { Row } from './rows';

const sizes = [100, 10_000, 100_000] as const;

/** Statements that leave a table with so many public rows. */
const lists: Readonly<Record<'/news' | '/wins', (rows: number) => readonly string[]>> = {
  '/news': (rows) => [
    'truncate news cascade',
    `insert into news (slug, title, summary, content, category, author, state, publish_at)
     select 'haber-' || n, 'Haber ' || n, 'Özet', 'Metin', 'duyuru', 'Ekip', 'published', now() - n * interval '1 minute'
     from generate_series(1, ${rows}) n`,
  ],
  '/wins': (rows) => [
    'truncate wins cascade',
    `insert into wins (user_id, game_id, bet, win, review, created_at, approved_at)
     select (select id from users limit 1), (select id from games limit 1), 1000, 1000 * (n % 900 + 80), 'approved', t, t
     from generate_series(1, ${rows}) n, lateral (select now() - n * interval '5 minutes') as moments(t)`,
  ],
};

/**
 * What a page of a list costs the community API while the list grows, beside the shortest one: it should stay the same. Empties and
 * fills tables of `databaseUrl`.
 */
export async function listRows({ env, secrets }: Installation, databaseUrl: string): Promise<Row[]> {
  const headers = { 'x-client-id': env.CLIENT_ID ?? secrets.CLIENT_ID };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const rows: Row[] = [];
    for (const path of ['/news', '/wins'] as const) {
      const rate = answersOf({ url: `http://127.0.0.1:${env.UPSTREAM_PORT}${path}`, headers });
      const rates: number[] = [];
      for (const size of sizes) {
        for (const statement of [...lists[path](size), 'analyze']) await client.query(statement);
        await rate(1_000);
        rates.push(await rate(3_000));
      }
      rows.push(...sizes.map((size, at) => row(path, size, rates[at] ?? 0, rates[0] ?? 0)));
    }
    return rows;
  } finally {
    await client.end();
  }
}

function row(path: string, size: number, ours: number, shortest: number): Row {
  const name = `GET ${path} at ${size} rows, beside 100`;
  return size === sizes[0] ? { name, ours } : { name, ours, bare: shortest, aim: '~ 1' };
}
