import { startChild } from '@/supervisor/child';
import type { Installation } from '@/supervisor/installation';
import { waitReady } from '@/supervisor/wait-ready';
import { freePort } from '@/system/ports';
import type { BareRead } from './bare-api';
import { apiAccess, demoToken } from './bench-members';
import { countAnswers, interleaved, type Rate } from './load';
import { readCpuMs } from './memory';
import type { Row } from './rows';

/** The reads that are measured, with the SQL that a bare program would answer them from. */
const reads: readonly { readonly path: string; readonly statements: readonly string[] }[] = [
  {
    path: '/sponsors',
    statements: [
      `select * from sponsors where state = 'active'
        order by array_position(array['vip', 'featured', 'normal'], tier), sort, name limit 100`,
    ],
  },
  {
    path: '/market',
    statements: [
      `select i.*, s.slug as sponsor, s.name, s.logo, s.tone from market_items i left join sponsors s on s.id = i.sponsor_id
        where i.state in ('active', 'sold_out', 'paused') and (i.visible_from is null or i.visible_from <= now())
          and (i.visible_to is null or i.visible_to > now()) order by (i.state <> 'active'), i.sort, i.id limit 21`,
    ],
  },
  {
    path: '/user',
    statements: [
      `select s.*, u.*, (select max(coalesce(p.ends_at, 'infinity')) from account_pauses p where p.user_id = u.id
          and (p.ends_at is null or p.ends_at > now())) as pause
        from sessions s join users u on u.id = s.user_id
        left join account_sanctions a on a.user_id = u.id and a.starts_at <= now()
          and coalesce(least(a.ends_at, a.over_at), 'infinity') > now()
        where s.id = $1`,
      `select count(*)::int from (select 1 from notifications n join sessions s on s.user_id = n.user_id
        where s.id = $1 and n.read_at is null limit 100) unread`,
    ],
  },
];

/**
 * Reads of the community API per second of its processor time, against a bare Hono and pg with the same SQL and JSON: the rate that one core
 * carries, whatever else the machine does.
 */
export async function readRows(installation: Installation, databaseUrl: string): Promise<Row[]> {
  const { base, client } = apiAccess(installation);
  const token = await demoToken(installation);
  const headers = { ...client, authorization: `Bearer ${token}` };
  const bareReads = await Promise.all(reads.map((read) => toBareRead(read, { base, headers, token })));
  const port = await freePort();
  const bare = startChild({
    name: 'The bare API',
    args: ['--import', 'tsx', 'scripts/bench/bare-api.ts'],
    env: { DATABASE_URL: databaseUrl, BARE_PORT: String(port), BARE_READS: JSON.stringify(bareReads) },
  });
  try {
    await waitReady(bare, `http://127.0.0.1:${port}/readyz`);
    const rows: Row[] = [];
    for (const { path } of reads) {
      const ours = perCore(countAnswers({ url: base + path, headers }), /programs\/main\.mjs/);
      const other = perCore(countAnswers({ url: `http://127.0.0.1:${port}${path}` }), /bench\/bare-api\.ts/);
      rows.push({
        name: `GET ${path}, per second of a core`,
        ...(await interleaved(ours, other)),
        aim: '>= 0.6',
      });
    }
    return rows;
  } finally {
    await bare.stop();
  }
}

/** A rate over the processor time of the program that answers. */
function perCore(rate: Rate, program: RegExp): Rate {
  return async (durationMs) => {
    const [began, usedMs] = [performance.now(), readCpuMs(program)];
    const answers = ((await rate(durationMs)) * (performance.now() - began)) / 1000;
    return (answers * 1000) / Math.max(10, readCpuMs(program) - usedMs);
  };
}

async function toBareRead(
  { path, statements }: (typeof reads)[number],
  asked: { readonly base: string; readonly headers: Record<string, string>; readonly token: string },
): Promise<BareRead> {
  const answer: unknown = await (await fetch(asked.base + path, { headers: asked.headers })).json();
  const values = (text: string) => (text.includes('$1') ? [sessionOf(asked.token)] : []);
  return { path, answer, statements: statements.map((text) => ({ text, values: values(text) })) };
}

function sessionOf(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : '';
}
