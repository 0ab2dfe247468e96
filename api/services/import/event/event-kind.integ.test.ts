import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventAnswerSchema } from '@/contract/events';
import { events } from '../../../db/schema/events';
import { makeUser } from '../../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addSponsor } from '../../../testing/content.fixture';
import { importing, untilBlocked } from '../../../testing/import.fixture';
import { prize } from '../../../testing/results.fixture';
import { addGame } from '../../../testing/streamed.fixture';
import { advanceEvents } from '../../events/advance-events';
import { joinEvent, takePart } from '../../events/join-event';
import { leaveEvent } from '../../events/leave-event';
import { lockEvent } from '../../events/lock-event';

const hour = 3_600_000;

let api: TestApp;
let userId: string;
let file: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  userId = await makeUser(api, 'ayse');
  await addSponsor(api.deps.db, { slug: 'nartane' });
  for (const slug of ['zeytin', 'nar']) await addGame(api.deps.db, { slug });
  file = importing(api, 'events');
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const row = (slug: string, more: object = {}) => ({
  slug,
  title: 'İlk 500X: Işıklı Gece',
  type: 'first_hit',
  target_x: 500,
  starts_at: inHours(2),
  ends_at: inHours(4),
  state: 'published',
  ...more,
});

async function shown(slug: string) {
  const answer = await api.call('GET', `/events/${slug}`);
  return answer.status === 200 ? eventAnswerSchema.parse(await answer.json()).data : answer.status;
}

describe('a file of events', () => {
  test('is only compared unless it is to be written; written, the API shows it, and again it changes nothing', async () => {
    const prizes = [prize(1), prize(2, { rank_to: 5, type: 'free_spin', title: '50 dönüş', amount: 50 })];
    const more = { sponsor: 'nartane', games: ['nar', 'zeytin'], min_bet: 500, capacity: 40, prizes };
    const rows = [row('isikli-gece', { ...more, rules_md: '## Kurallar' })];
    expect(await file.run(rows, { apply: false })).toMatchObject({ added: ['isikli-gece'], problems: [] });
    expect(await shown('isikli-gece')).toBe(404);
    expect(await file.run(rows)).toMatchObject({ isWritten: true });
    expect(await file.run(rows)).toMatchObject({ added: [], changed: [], same: 1 });
    expect(await shown('isikli-gece')).toMatchObject({
      title: 'İlk 500X: Işıklı Gece',
      state: 'upcoming',
      sponsor: { slug: 'nartane' },
      games: [{ slug: 'nar' }, { slug: 'zeytin' }],
      prizes,
      ...{ target_x: 500, min_bet: 500, capacity: 40, currency: 'TRY', max_entries_per_user: 1 },
      ...{ starts_at: inHours(2), ends_at: inHours(4), rules_md: '## Kurallar' },
    });
  });

  test('may be a CSV with its prizes as JSON; what it leaves out stays, and games can be another list', async () => {
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const csv = (games: string) =>
      `slug;title;type;starts_at;ends_at;games;prizes\nsoru;Soru gecesi;quiz;${inHours(1)};${inHours(2)};${games};${cell([prize(1)])}\n`;
    await file.run([row('soru', { type: 'quiz', capacity: 9, games: ['zeytin'], state: 'draft' })]);
    expect(await file.run(csv('nar|zeytin'))).toMatchObject({ changed: [{ slug: 'soru' }], isWritten: true });
    expect(await file.run(csv('nar|zeytin'))).toMatchObject({ same: 1 });
    expect(await shown('soru')).toBe(404);
    await file.run([row('soru', { type: 'quiz' })]);
    expect(await shown('soru')).toMatchObject({
      ...{ capacity: 9, prizes: [prize(1)] },
      games: [{ slug: 'nar' }, { slug: 'zeytin' }],
    });
  });

  test('names what is wrong on its line, and writes nothing', async () => {
    const rows = [
      row('iyi'),
      row('tur', { starts_at: undefined, max_entries_per_user: 0 }),
      row('ters', { ends_at: inHours(1) }),
      row('hedefsiz', { target_x: null }),
      row('gecmis', { starts_at: inHours(-3), ends_at: inHours(-1) }),
      row('yabanci', { sponsor: 'yok', games: ['nar', 'yok-oyun'] }),
      row('odul', { prizes: [prize(1), { ...prize(2), amount: null, colour: 'x' }] }),
      row('sponsorsuz', { requirements: { sponsor_linked: true } }),
      row('bilinmeyen', { requirements: { vip: true } }),
      row('oran', { target_x: 2.345, prizes: 'on Sikke', games: ['nar', 'nar'] }),
      row('paylar', { prizes: [prize(1, { rank_to: 4 }), prize(4), prize(5, { rank_to: 4 })] }),
    ];
    expect(await file.problemsOf(rows)).toEqual([
      '3: slug: is a word of the site’s own addresses',
      '3: starts_at: must be a time such as 2026-11-21T20:00 or 2026-11-21',
      '3: max_entries_per_user: must be at least 1',
      '4: ends_at: must be later than starts_at',
      '5: target_x: must be given for a first_hit event',
      '6: ends_at: must be ahead for what is published',
      '7: sponsor: there is no sponsor "yok"',
      '7: games: there is no game "yok-oyun"',
      '8: prizes.1: Unrecognized key: "colour"',
      '8: prizes.1.amount: must be given for a coin prize: whole Sikke',
      '9: sponsor: must be given for what a sponsor delivers or asks for',
      '10: requirements: Unrecognized key: "vip"',
      '11: games: each may stand there once',
      '11: target_x: must have two decimals at most',
      '11: prizes: must be a list of objects; in a CSV that is JSON such as [{"rank_from": 1}]',
      '12: prizes.2.rank_to: must not be smaller than rank_from',
      '12: prizes.1.rank_from: a place has a prize already',
    ]);
    expect(await shown('iyi')).toBe(404);
  });

  test('comes to life by the clock, and the same file still has nothing to do', async () => {
    const rows = [row('saatli', { starts_at: inHours(1), ends_at: inHours(2) })];
    await file.run(rows);
    api.clock.advance(1.5 * hour);
    await advanceEvents(api.deps);
    expect(await shown('saatli')).toMatchObject({ state: 'live' });
    expect(await file.run(rows)).toMatchObject({ same: 1, changed: [] });
    api.clock.advance(hour);
    await advanceEvents(api.deps);
    expect(await shown('saatli')).toMatchObject({ state: 'judging' });
    expect(await file.run(rows)).toMatchObject({ same: 1, changed: [] });
    expect(await file.run([row('saatli', { title: 'Başka', ...toDates(rows[0]) })])).toMatchObject({
      changed: [{ changes: [{ field: 'title' }] }],
      isWritten: true,
    });
    expect(await shown('saatli')).toMatchObject({ state: 'judging', title: 'Başka' });
  });
});

const toDates = (from: { starts_at: string; ends_at: string } | undefined) => ({
  starts_at: from?.starts_at,
  ends_at: from?.ends_at,
});

describe('what members rely on', () => {
  test('changes freely until somebody takes part, not any more then, and again when they have all left', async () => {
    const before = row('katilimli', { prizes: [prize(1)] });
    await file.run([before]);
    const other = { ...before, prizes: [prize(1, { amount: 5 })], capacity: 1, starts_at: inHours(3) };
    expect(await file.run([other])).toMatchObject({ isWritten: true });
    await joinEvent(api.deps, { userId, slug: 'katilimli' });
    expect(await file.problemsOf([{ ...before, state: 'draft' }])).toEqual([
      '2: state: it is published already, and never a draft again',
    ]);
    const changed = { ...before, capacity: 2, rules_md: 'Yeni', games: ['nar'], sponsor: 'nartane' };
    const asking = { ...changed, requirements: { kick_follower: true } };
    expect(await file.problemsOf([asking])).toEqual(
      ['sponsor', 'games', 'prizes', 'capacity', 'requirements', 'rules_md', 'starts_at'].map(
        (column) => `2: ${column}: cannot change any more: 1 take part already`,
      ),
    );
    expect(await file.run([{ ...other, title: 'Yazım', summary: 'Özet' }])).toMatchObject({
      isWritten: true,
    });
    await leaveEvent(api.deps, { userId, slug: 'katilimli' });
    expect(await file.run([asking])).toMatchObject({ isWritten: true });
    expect(await shown('katilimli')).toMatchObject({
      ...{ capacity: 2, games: [{ slug: 'nar' }], requirements: { kick_follower: true } },
    });
  });

  test('does not change once it has begun, by the clock, nor after the end', async () => {
    const { db } = api.deps;
    const before = row('basladi', { type: 'custom', starts_at: inHours(1), ends_at: inHours(3) });
    await file.run([before]);
    api.clock.advance(2 * hour);
    const later = { ...before, ends_at: inHours(30) };
    expect(await file.problemsOf([later])).toEqual(['2: ends_at: cannot change any more: it has begun']);
    await db.update(events).set({ state: 'finished' }).where(eq(events.slug, 'basladi'));
    expect(await file.problemsOf([later])).toEqual(['2: ends_at: cannot change any more: it is finished']);
  });

  test('does not change under a member who joins at the same time, whoever comes first', async () => {
    const { db, clock } = api.deps;
    const before = row('yaris', { type: 'custom' });
    await file.run([before]);
    const importing = await db.transaction(async (tx) => {
      const event = await lockEvent(tx, 'yaris');
      await takePart({ tx, clock }, event, userId);
      const started = file.run([{ ...before, capacity: 7 }]);
      await untilBlocked(api.database);
      return { started };
    });
    expect(await importing.started).toMatchObject({
      isWritten: false,
      problems: [{ line: 2, text: 'capacity: cannot change any more: 1 take part already' }],
    });
    expect(await shown('yaris')).toMatchObject({ capacity: null, joined: 1 });
  });

  test('is what everybody joined by: of twenty who join while a file lowers the places, all came before it or all after', async () => {
    const members = await Promise.all(
      Array.from({ length: 20 }, (_, at) => makeUser(api, `oyuncu${at}`, { passwordHash: '!' })),
    );
    const before = row('esik', { type: 'custom', max_entries_per_user: 1 });
    await file.run([before]);
    const [report] = await Promise.all([
      file.run([{ ...before, capacity: 5 }]),
      ...members.map((member) => joinEvent(api.deps, { userId: member, slug: 'esik' })),
    ]);
    const event = await shown('esik');
    const expected = report.isWritten
      ? { capacity: 5, joined: 5, waitlist: 15 }
      : { capacity: null, joined: 20 };
    expect(event).toMatchObject(expected);
  });
});
