import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawProofAnswerSchema } from '@/contract/draw-proof';
import { raffleAnswerSchema, rafflesAnswerSchema } from '@/contract/raffles';
import { raffles } from '../../../db/schema/raffles';
import { advanceAll } from '../../../jobs/advance';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { testChain } from '../../../testing/beacon.fixture';
import { addSponsor } from '../../../testing/content.fixture';
import { importing } from '../../../testing/import.fixture';
import { makeBuyer, toContext } from '../../../testing/orders.fixture';
import { computeCommitment, drawTickets } from '../../raffles/draw/draw-tickets';
import { giveTickets } from '../../raffles/give-tickets';

const hour = 3_600_000;

let api: TestApp;
let draws: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  draws = importing(api, 'raffles');
  await addSponsor(api.deps.db, { slug: 'liman' });
  await addSponsor(api.deps.db, { slug: 'koy' });
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const list = async () =>
  rafflesAnswerSchema.parse(await (await api.call('GET', '/raffles')).json()).data.map(({ slug }) => slug);
const read = async (slug: string) =>
  raffleAnswerSchema.parse(await (await api.call('GET', `/raffles/${slug}`)).json()).data;

const prizes = [
  { rank_from: 1, rank_to: 1, type: 'coin', title: '1.000 Sikke', amount: 1000, currency: null },
  { rank_from: 2, rank_to: 3, type: 'physical', title: 'Işıklı bardak', amount: null, currency: null },
];
/** A published draw that begins in an hour, ends in five and is drawn in six. */
const draw = (slug: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ slug, title: 'Kış Çekilişi', prizes, state: 'published' },
  ...{ starts_at: inHours(1), ends_at: inHours(5), draw_at: inHours(6) },
  rules: [{ sponsor: 'liman', amount_per_ticket: 50_000 }],
  ...changes,
});

describe('a file of draws', () => {
  test('is only compared unless it is to be written; then the site shows it, and the same file changes nothing', async () => {
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const rules = [
      { sponsor: 'liman', amount_per_ticket: 50_000, min_amount: 25_000, max_per_user: 100 },
      { sponsor: 'koy', amount_per_ticket: 2000, currency: 'EUR' },
    ];
    const csv = [
      'slug;title;starts_at;ends_at;draw_at;prizes;rules;reserve_count;state',
      `isik;Işık Çekilişi;${inHours(1)};${inHours(5)};${inHours(5)};${cell(prizes)};${cell(rules)};5;published`,
      `gizli;Gizli;${inHours(1)};${inHours(5)};${inHours(5)};${cell(prizes)};;;`,
    ].join('\n');
    expect(await draws.run(csv, { apply: false })).toMatchObject({ added: ['isik', 'gizli'] });
    expect(await list()).toEqual([]);
    expect(await draws.run(csv)).toMatchObject({ problems: [], isWritten: true });
    expect(await list()).toEqual(['isik']);
    const shown = await read('isik');
    expect(shown).toMatchObject({ title: 'Işık Çekilişi', phase: 'upcoming', prizes, reserve_count: 5 });
    expect(shown.rules).toMatchObject([
      { sponsor: { slug: 'koy' }, amount_per_ticket: 2000, currency: 'EUR', min_amount: null },
      { sponsor: { slug: 'liman' }, amount_per_ticket: 50_000, currency: 'TRY', max_per_user: 100 },
    ]);
    expect(await draws.run(csv)).toMatchObject({ same: 2, added: [], changed: [] });
    await draws.run([{ slug: 'gizli', state: 'published' }]);
    expect(await list()).toEqual(['isik', 'gizli']);
  });

  test('promises each draw a seed of its own, which stays whatever changes and is told to nobody', async () => {
    await draws.run([draw('bir'), draw('iki')]);
    const [one, two] = [await read('bir'), await read('iki')];
    expect(one.draw).toMatchObject({ algorithm: 'sikke-cekilis-2', server_seed: null, root: null });
    expect(one.draw.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(two.draw.commitment).not.toBe(one.draw.commitment);
    await draws.run([{ slug: 'bir', reserve_count: 1, rules: [] }]);
    expect(await read('bir')).toMatchObject({ draw: one.draw, reserve_count: 1, rules: [] });
    const known = await draws.problemsOf([{ slug: 'bir', server_seed: '00'.repeat(32) }]);
    expect(known[0]).toMatch(/^2: unknown column "server_seed"/);
  });

  test.each<[string, () => Readonly<Record<string, unknown>>, string]>([
    ['no prizes', () => ({ prizes: [] }), 'prizes: must be given'],
    ['no hour', () => ({ draw_at: null }), 'draw_at: must be given for a new one'],
    ['an end before its start', () => ({ ends_at: inHours(0.5) }), 'ends_at: must be later than starts_at'],
    ['a draw before its end', () => ({ draw_at: inHours(4) }), 'draw_at: must not be earlier than ends_at'],
    [
      'an end that has passed',
      () => ({ starts_at: inHours(-9), ends_at: inHours(-1) }),
      'ends_at: must be ahead for what is published',
    ],
    [
      'a place without a prize',
      () => ({ prizes: [{ ...prizes[0], rank_from: 2, rank_to: 2 }] }),
      'prizes: the place 1 has no prize',
    ],
    [
      'a prize of an odd kind',
      () => ({ prizes: [{ ...prizes[0], type: 'nakit' }] }),
      'prizes.0.type: must be one of: coin, sponsor_bonus, free_spin, physical, code',
    ],
    [
      'a ticket for nothing',
      () => ({ rules: [{ sponsor: 'liman', amount_per_ticket: 0 }] }),
      'rules.0.amount_per_ticket: must be at least 1',
    ],
    [
      'an unknown sponsor',
      () => ({ rules: [{ sponsor: 'yok', amount_per_ticket: 1 }] }),
      'rules: there is no sponsor "yok"',
    ],
    [
      'a sponsor twice',
      () => ({ rules: [1, 2].map((amount_per_ticket) => ({ sponsor: 'koy', amount_per_ticket })) }),
      'rules: a sponsor may stand there once',
    ],
    [
      'a state of the clock',
      () => ({ state: 'drawn' }),
      'state: must be one of: draft, published, cancelled',
    ],
  ])('is refused on its line with %s', async (_what, changes, problem) => {
    const before = await list();
    expect(await draws.problemsOf([draw('iyi'), draw('kotu', changes())])).toEqual([`3: ${problem}`]);
    expect(await list()).toEqual(before);
  });
});

describe('a draw out of a file', () => {
  const why = (reason: string) =>
    ['prizes', 'rules', 'ends_at', 'draw_at'].map(
      (column) => `2: ${column}: cannot change any more: ${reason}`,
    );
  const other = { prizes: prizes.slice(0, 1), rules: [], ends_at: '2030-01-01', draw_at: '2030-01-01' };

  test('changes until it begins, and keeps its terms from then on, to the end and after it', async () => {
    // It ends first of all, so that tickets that are given go to it.
    const row = draw('kis', { ends_at: inHours(4) });
    await draws.run([row]);
    const promised = (await read('kis')).draw.commitment;
    await draws.run([{ slug: 'kis', prizes: prizes.slice(0, 1) }]);
    expect((await read('kis')).prizes).toHaveLength(1);
    await draws.run([row]);
    api.clock.advance(2 * hour);
    expect((await draws.problemsOf([{ slug: 'kis', ...other }])).toSorted()).toEqual(
      why('it has begun').toSorted(),
    );
    expect(await draws.problemsOf([{ slug: 'kis', state: 'cancelled' }])).toEqual([
      '2: state: cannot change any more: it has begun',
    ]);
    expect(await draws.problemsOf([{ slug: 'kis', state: 'draft' }])).toEqual([
      '2: state: it was on the pages already; cancel it',
    ]);
    await draws.run([{ slug: 'kis', title: 'Kar Çekilişi', summary: 'Kar yağdı' }]);
    expect(await read('kis')).toMatchObject({ title: 'Kar Çekilişi', phase: 'open' });

    const ctx = toContext(api);
    for (const count of [3, 5, 2, 4]) {
      const { id: userId } = await makeBuyer(api, 0);
      await api.deps.db.transaction((tx) => giveTickets({ ...ctx, tx }, { userId, count, source: 'gift' }));
    }
    api.clock.advance(5 * hour);
    await advanceAll(api.deps);
    expect(await read('kis')).toMatchObject({ phase: 'closed', draw: { server_seed: null, seed: null } });
    // Its list froze late: its round comes out a minute after that.
    api.clock.advance(63_000);
    await advanceAll(api.deps);
    const answer = await api.call('GET', '/raffles/kis/proof');
    const { data: proof } = drawProofAnswerSchema.parse(await answer.json());
    const serverSeed = proof.server_seed ?? '';
    expect(computeCommitment(serverSeed)).toBe(promised);
    expect([proof.commitment, proof.total, proof.results.length]).toEqual([promised, 14, 4]);
    const tickets = proof.tickets.flatMap(([from, to, holder]) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, holder })),
    );
    const { raffle, winners, reserves, beacon } = proof;
    const pulse = { chain: testChain.hash, round: beacon?.round ?? 0, randomness: beacon?.randomness ?? '' };
    const again = drawTickets({ raffle, tickets, serverSeed, pulse, winners, reserves });
    expect(proof.results).toEqual(again.map(({ position, number, holder }) => [position, number, holder]));
    expect(await draws.run([{ ...row, title: 'Kar Çekilişi' }])).toMatchObject({ same: 1, problems: [] });
    expect((await draws.problemsOf([{ slug: 'kis', rules: [] }]))[0]).toMatch(/it is drawn$/);
  });

  test('may be cancelled before it begins, and stays so', async () => {
    await draws.run([draw('iptal')]);
    await draws.run([{ slug: 'iptal', state: 'cancelled' }]);
    expect(await read('iptal')).toMatchObject({ phase: 'cancelled' });
    expect(await draws.problemsOf([{ slug: 'iptal', state: 'published' }])).toEqual([
      '2: state: cannot change any more: it is cancelled',
    ]);
    const [row] = await api.deps.db.select().from(raffles).where(eq(raffles.slug, 'iptal'));
    expect(row?.state).toBe('cancelled');
  });
});
