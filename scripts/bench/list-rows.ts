import pg from 'pg';
import type { Installation } from '@/supervisor/installation';
import { type ListSource, listSources } from './list-sources';
import { countAnswers, type Rate } from './load';
import type { Row } from './rows';

const sizes = [100, 10_000, 100_000] as const;

/**
 * What a page of each list costs the community API while the list grows, beside the shortest one: it should stay the same. Empties and
 * fills tables of `databaseUrl`.
 */
export async function listRows(installation: Installation, databaseUrl: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // What keeps rows for ever and tells the site of changes is for real content.
    await client.query('set session_replication_role = replica');
    const { env, secrets } = installation;
    const headers = { 'x-client-id': env.CLIENT_ID ?? secrets.CLIENT_ID };
    const target = { base: `http://127.0.0.1:${env.UPSTREAM_PORT}`, headers };
    const rows: Row[] = [];
    for (const source of listSources) rows.push(...(await measureRows(source, target, client)));
    return rows;
  } finally {
    await client.end();
  }
}

/** Who is asked, and as whom. */
interface Asked {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The calls of a source at each size, each rate beside that of the shortest list. */
export async function measureRows(
  source: ListSource,
  { base, headers }: Asked,
  client: pg.Client,
): Promise<Row[]> {
  const found = source.paths.map((path) => ({
    path,
    rate: countAnswers({ url: base + path, headers }),
    rates: [] as number[],
  }));
  for (const size of sizes) {
    for (const statement of [...source.fill(size), 'analyze']) await client.query(statement);
    for (const { rate, rates } of found) rates.push(await measured(rate));
  }
  return found.flatMap(({ path, rates: [shortest = 0, ...longer] }) => [
    { name: `GET ${path} at ${sizes[0]} rows`, ours: shortest },
    ...longer.map((ours, at) => ({
      name: `GET ${path} at ${sizes[at + 1]} rows`,
      ours,
      bare: shortest,
      aim: '~ 1',
    })),
  ]);
}

/** The first calls warm up what the plan of a grown table needs. */
async function measured(rate: Rate): Promise<number> {
  await rate(300);
  return rate(1_000);
}
