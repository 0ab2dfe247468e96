import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quicknet, roundTime } from '@/contract/draw/beacon';
import { type DrawProofWire, drawProofAnswerSchema } from '@/contract/draw-proof';
import { raffleAnswerSchema } from '@/contract/raffles';
import { createBeacon } from '../beacon/create-beacon';
import { raffles } from '../db/schema/raffles';
import { advanceAll } from '../jobs/advance';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { recorded, startEndpoint } from '../testing/beacon.fixture';
import { giveTickets } from '../testing/content.fixture';
import { importing } from '../testing/import.fixture';

/** What a doubter runs: the script of the site, in a process of its own, on files that the site handed out. */
const script = join(process.cwd(), 'public/dogrula.mjs');
const minute = 60_000;
/** A draw of August 2023, when round 1000 of quicknet came out; the round is the recorded one. */
const drawAt = roundTime(quicknet, 1000);

let api: TestApp;
let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
let folder: string;
let players: string[];
beforeAll(async () => {
  endpoint = await startEndpoint(recorded);
  folder = await mkdtemp(join(tmpdir(), 'dogrula-'));
  api = await createTestApp({}, { now: drawAt - 300 * minute });
  const beacon = createBeacon({ BEACON_URLS: [endpoint.url] }, { clock: api.clock, timeoutMs: 60_000 });
  Object.assign(api.deps, { beacon });
  players = await Promise.all(
    ['ayse.kaya', 'baris.demir', 'cem.can', 'deniz.han'].map((name) => makeUser(api, name)),
  );
});
afterAll(async () => {
  endpoint.close();
  await rm(folder, { recursive: true });
  await api.close();
});

async function proofOf(slug: string): Promise<DrawProofWire> {
  const answer = await api.call('GET', `/raffles/${slug}/proof`);
  return drawProofAnswerSchema.parse(await answer.json()).data;
}

async function dogrula(...files: readonly unknown[]) {
  const paths = files.map(() => join(folder, `${randomUUID()}.json`));
  await Promise.all(files.map((file, at) => writeFile(paths[at] ?? '', JSON.stringify(file))));
  const run = promisify(execFile)(process.execPath, [script, ...paths]);
  const { stdout, code } = await run.then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  return {
    code,
    fails: stdout
      .split('\n')
      .filter((line) => line.startsWith('TUTMUYOR'))
      .map((line) => line.slice(9)),
    stdout,
  };
}

const prizes = [
  { rank_from: 1, rank_to: 2, type: 'physical', title: 'Işıklı bardak', amount: null, currency: null },
];
const slugs = ['cuma-1', 'cuma-2', 'cuma-3'];
/** Files that a doubter kept: as published, as frozen, as drawn. */
const files: Record<string, { promised: DrawProofWire; frozen: DrawProofWire; drawn: DrawProofWire }> = {};

beforeAll(async () => {
  const at = (minutes: number) => new Date(drawAt + minutes * minute).toISOString();
  const draws = importing(api, 'raffles');
  const times = { starts_at: at(-240), ends_at: at(-60), draw_at: at(0) };
  await draws.run(
    slugs.map((slug) => ({ slug, title: slug, prizes, reserve_count: 1, state: 'published', ...times })),
  );
  const promised = await Promise.all(slugs.map(proofOf));
  const { db } = api.deps;
  for (const [place, slug] of slugs.entries()) {
    const [row] = await db.select().from(raffles).where(eq(raffles.slug, slug));
    let first = 1;
    for (const [index, userId] of players.entries()) {
      const count = 1 + ((index + place) % 4);
      await giveTickets(db, { raffleId: row?.id ?? 0, userId, first, count });
      first += count;
    }
  }
  api.clock.advance(drawAt - 59 * minute - api.clock.now());
  await advanceAll(api.deps);
  const frozen = await Promise.all(slugs.map(proofOf));
  api.clock.advance(drawAt - 1 - api.clock.now());
  await advanceAll(api.deps);
  expect((await proofOf('cuma-1')).drawn_at, 'nothing is drawn a millisecond early').toBeNull();
  api.clock.advance(1);
  await advanceAll(api.deps);
  for (const [place, slug] of slugs.entries()) {
    const [one, two] = [promised[place], frozen[place]];
    if (one && two) files[slug] = { promised: one, frozen: two, drawn: await proofOf(slug) };
  }
}, 300_000);

const of = (slug: string) => {
  const found = files[slug];
  if (!found) throw new Error(`no ${slug}`);
  return found;
};

describe('node dogrula.mjs cekilis.json', () => {
  test.each(slugs)(
    'finds nothing wrong with %s, which it was not made with, at any of its stages and beside each earlier file',
    async (slug) => {
      const { promised, frozen, drawn } = of(slug);
      expect(drawn.beacon).toMatchObject({ chain: quicknet.hash, round: 1000 });
      expect(drawn.results).toHaveLength(3);
      for (const [file, ...before] of [[promised], [frozen, promised], [drawn, frozen]])
        expect(await dogrula(file, ...before)).toMatchObject({ code: 0, fails: [] });
    },
  );

  test('reads the answer of the API and the file of the page alike, and says how it is used', async () => {
    const { drawn } = of('cuma-1');
    expect(await dogrula({ status: true, data: drawn })).toMatchObject({ code: 0 });
    expect((await dogrula()).code).toBe(2);
  });
});

/** What an operator who owns the database could try, what of the file shows it, and which earlier file is needed to see it, if any. */
describe('an operator with the database in hand', () => {
  const change = (statement: ReturnType<typeof sql>) => api.deps.db.execute(statement);
  const unlock = (table: string) => change(sql.raw(`alter table ${table} disable trigger user`));

  test('is refused by the database first: what is promised, frozen, drawn or fetched does not change', async () => {
    for (const statement of [
      `update raffles set server_seed = repeat('ab', 32)`,
      `update raffles set list_root = repeat('ab', 32)`,
      `update raffles set beacon_round = null`,
      `update draw_results set ticket_number = 9`,
      `delete from draw_results`,
      `update beacon_rounds set signature = repeat('ab', 48)`,
    ])
      await expect(change(sql.raw(statement)), statement).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  test.each<[string, (drawn: DrawProofWire) => Partial<DrawProofWire>, RegExp]>([
    ['tells another seed than the promised one', () => ({ server_seed: 'ab'.repeat(32) }), /Sunucu tohumu/],
    [
      'adds a ticket after the freeze',
      (d) => ({ tickets: [...d.tickets, [900, 901, 'f'.repeat(16)]] }),
      /kökü/,
    ],
    ['takes a ticket out of the list', (d) => ({ tickets: d.tickets.slice(1) }), /kökü/],
    [
      'gives a ticket to another',
      (d) => ({ tickets: d.tickets.map(([a, b], at) => [a, b, d.tickets[at === 0 ? 1 : 0]?.[2] ?? '']) }),
      /kökü/,
    ],
    ['names other winners', (d) => ({ results: d.results.toReversed() }), /Sonuç/],
    ['draws more winners to reach a friend', (d) => ({ winners: d.winners + 1 }), /Sonuç/],
    [
      'takes a later round',
      (d) => ({ beacon: d.beacon ? { ...d.beacon, round: 1001 } : null }),
      /kuralın gösterdiği/,
    ],
    [
      'forges the signature of the round',
      (d) => ({ beacon: d.beacon ? { ...d.beacon, signature: `a${'0'.repeat(95)}` } : null }),
      /imzası drand/,
    ],
    [
      'takes randomness of their own',
      (d) => ({ beacon: d.beacon ? { ...d.beacon, randomness: '00'.repeat(32) } : null }),
      /bu imzadan/,
    ],
    [
      'runs a beacon of their own',
      (d) => ({ beacon: d.beacon ? { ...d.beacon, chain: '00'.repeat(32) } : null }),
      /quicknet/,
    ],
    [
      'froze the list after the round was out',
      () => ({ frozen_at: new Date(drawAt + 1).toISOString() }),
      /turdan önce/,
    ],
    ['calls the draw one of the first way', () => ({ beacon: null }), /Yöntem/],
  ])('who %s is found out by the file alone', async (_what, changed, reveals) => {
    const { drawn } = of('cuma-2');
    const { code, fails } = await dogrula({ ...drawn, ...changed(drawn) });
    expect(code).toBe(1);
    expect(
      fails.some((said) => reveals.test(said)),
      fails.join(),
    ).toBe(true);
  });

  test('who writes the whole draw anew, seed, root and results, is found out by whoever kept a file from before', async () => {
    const { promised, frozen } = of('cuma-3');
    for (const table of ['raffles', 'draw_results', 'beacon_rounds', 'prize_claims', 'prize_moves'])
      await unlock(table);
    const isIt = sql`slug = 'cuma-3'`;
    const [row] = (await change(sql`select id from raffles where ${isIt}`)).rows;
    await change(
      sql`delete from prize_moves where claim_id in (select id from prize_claims where raffle_id = ${row?.id})`,
    );
    await change(sql`delete from prize_claims where raffle_id = ${row?.id}`);
    await change(sql`delete from draw_results where raffle_id = ${row?.id}`);
    await change(sql`delete from tickets where raffle_id = ${row?.id} and number = 1`);
    await change(sql`update raffles set server_seed = repeat('ab', 32), commitment = encode(sha256(decode(repeat('ab', 32), 'hex')), 'hex'),
      state = 'open', list_root = null, list_total = null, player_total = null, frozen_at = null, beacon_round = null, draw_seed = null, drawn_at = null where ${isIt}`);
    await advanceAll(api.deps);
    // The honest code names a round after the new freeze; the operator writes the old one back and lies about the hour.
    const frozenAt = new Date(frozen.frozen_at ?? 0);
    await change(
      sql`update raffles set frozen_at = ${frozenAt.toISOString()}::timestamptz, beacon_round = 1000 where ${isIt}`,
    );
    await advanceAll(api.deps);
    const forged = await proofOf('cuma-3');
    expect(await dogrula(forged), 'alone it is of one piece').toMatchObject({ code: 0 });
    expect((await dogrula(forged, promised)).fails).toEqual(['Önceki dosyayla aynı: commitment']);
    const { fails } = await dogrula(forged, frozen);
    expect(fails).toEqual(
      expect.arrayContaining(
        ['commitment', 'root', 'total', 'tickets'].map((name) => `Önceki dosyayla aynı: ${name}`),
      ),
    );
  });

  /** Publishes a draw of the days to come, with a ticket for each player. */
  async function publish(slug: string): Promise<DrawProofWire> {
    const inHours = (hours: number) => new Date(api.clock.now() + hours * 60 * minute).toISOString();
    const times = { starts_at: inHours(-1), ends_at: inHours(1), draw_at: inHours(2) };
    await importing(api, 'raffles').run([
      { slug, title: slug, prizes, reserve_count: 1, state: 'published', ...times },
    ]);
    const [row] = await api.deps.db.select().from(raffles).where(eq(raffles.slug, slug));
    for (const [at, userId] of players.entries())
      await giveTickets(api.deps.db, { raffleId: row?.id ?? 0, userId, first: at + 1, count: 1 });
    return proofOf(slug);
  }

  test.each([
    ['ends_at', `ends_at = ends_at - interval '1 hour'`],
    ['draw_at', `draw_at = draw_at + interval '1 day'`],
    ['winners', `prizes = jsonb_set(prizes, '{0,rank_to}', '3')`],
    ['reserves', `reserve_count = 9`],
  ])('who changes %s after the publication is found out by a file from then', async (what, set) => {
    const slug = `degisen-${what.replace('_', '-')}`;
    const promised = await publish(slug);
    expect((await dogrula(await proofOf(slug), promised)).fails).toEqual([]);
    await change(sql.raw(`update raffles set ${set} where slug = '${slug}'`));
    const { code, fails } = await dogrula(await proofOf(slug), promised);
    expect([code, fails]).toEqual([1, [`Önceki dosyayla aynı: ${what}`]]);
  });

  test.each(['closed', 'cancelled'])(
    'who keeps back a result that does not please leaves the list, its round and the passed hour for everybody to see: %s',
    async (state) => {
      const slug = `bekletilen-${state}`;
      await publish(slug);
      api.clock.advance(61 * minute);
      await advanceAll(api.deps);
      const { root, beacon } = await proofOf(slug);
      await change(sql`update raffles set state = ${state} where slug = ${slug}`);
      // Nothing draws it: the operator has stopped what would.
      api.clock.advance(24 * 60 * minute);
      const { data } = raffleAnswerSchema.parse(await (await api.call('GET', `/raffles/${slug}`)).json());
      expect(data).toMatchObject({
        phase: state,
        results: [],
        draw: { root, drawn_at: null, server_seed: null },
      });
      expect(data.draw.beacon?.round).toBe(beacon?.round);
      expect(Date.parse(data.draw.beacon?.due_at ?? '')).toBeLessThan(api.clock.now() - 20 * 60 * minute);
      const list = state === 'closed' ? '/raffles' : '/raffles/past';
      expect(await (await api.call('GET', list)).text()).toContain(`"${slug}"`);
    },
  );
});
