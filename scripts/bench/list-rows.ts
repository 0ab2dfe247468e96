import pg from 'pg';
import type { Installation } from '@/supervisor/installation';
import { type ListSource, listSources } from './list-sources';
import { countAnswers, median, type Rate } from './load';
import type { Row } from './rows';

const sizes = [100, 10_000, 100_000] as const;
const turns = 5;
/** What PostgreSQL would do beside the measurement by itself after so many new rows: tidy them up, count them, write them down. */
const settle = ['vacuum (analyze)', 'checkpoint'] as const;

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
    for (const statement of [...source.fill(size), ...settle]) await client.query(statement);
    const measured = await inTurns(found.map(({ rate }) => rate));
    for (const [at, { rates }] of found.entries()) rates.push(measured[at] ?? 0);
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

/** The middle of several short rates of each, in turns: a slow second of the machine is not one list's alone. The first calls warm up what the plan of a grown table needs. */
async function inTurns(rates: readonly Rate[]): Promise<number[]> {
  for (const rate of rates) await rate(300);
  const found = rates.map(() => [] as number[]);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, rate] of rates.entries()) found[at]?.push(await rate(400));
  return found.map(median);
}
