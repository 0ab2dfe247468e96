import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { popupsAnswerSchema } from '@/contract/site';
import { banners } from '../db/schema/banners';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addBanner } from '../testing/content.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const hour = 60 * 60 * 1000;

describe('popups', () => {
  test('active banners inside their window are listed by sort as a numeric string; own paths become addresses', async () => {
    const { db, clock } = api.deps;
    const at = (hours: number) => new Date(clock.now() + hours * hour);
    await addBanner(db, { bannerId: 'second', sort: 10, url: 'https://nartane.example/' });
    await addBanner(db, { bannerId: 'first', sort: 2, url: '/bilet', startsAt: at(-1), endsAt: at(1) });
    await addBanner(db, { bannerId: 'early', startsAt: at(1) });
    await addBanner(db, { bannerId: 'late', endsAt: at(-1) });
    await addBanner(db, { bannerId: 'draft', state: 'draft' });
    const { data } = popupsAnswerSchema.parse(await (await api.call('GET', '/popups')).json());
    expect(data).toEqual([
      { banner_id: 'first', url: 'http://localhost:3000/bilet', sort: '2', title: '' },
      { banner_id: 'second', url: 'https://nartane.example/', sort: '10', title: '' },
    ]);
  });

  test('a path never leads to another origin, however it is written', async () => {
    await addBanner(api.deps.db, { bannerId: 'trick', url: String.raw`/\evil.example/x`, sort: 99 });
    const { data } = popupsAnswerSchema.parse(await (await api.call('GET', '/popups')).json());
    expect(new URL(data.at(-1)?.url ?? '').origin).toBe('http://localhost:3000');
  });

  test.each(['javascript:alert(1)', '//evil.example/', 'data:text/html,x'])(
    'the database itself refuses %s as a banner address',
    async (url) => {
      await expect(addBanner(api.deps.db, { bannerId: 'bad', url })).rejects.toThrow();
    },
  );
});

describe('the banner view', () => {
  test('answers the stored bytes with a fixed type, unsniffable, and 100 parallel views count 100', async () => {
    const image = Buffer.from([0, 255, 1, 254]);
    await addBanner(api.deps.db, { bannerId: 'busy', image, contentType: 'image/png' });
    const path = '/api/bc/banners/busy/view';
    const answers = await Promise.all(Array.from({ length: 100 }, () => api.call('GET', path)));
    const [first] = answers;
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(first?.headers.get('content-type')).toBe('image/png');
    expect(first?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first?.headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/);
    expect(Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(image);
    const rows = await api.deps.db
      .select({ impressions: banners.impressions })
      .from(banners)
      .where(eq(banners.bannerId, 'busy'));
    expect(rows).toEqual([{ impressions: 100 }]);
  });

  test('one address is counted 120 times an hour and shown the picture all the same', async () => {
    await addBanner(api.deps.db, { bannerId: 'stared-at' });
    const view = () => api.call('GET', '/api/bc/banners/stared-at/view', { address: '2001:db8::1' });
    const answers = await Promise.all(Array.from({ length: 150 }, view));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const counted = api.deps.db.select({ count: banners.impressions }).from(banners);
    expect(await counted.where(eq(banners.bannerId, 'stared-at'))).toEqual([{ count: 120 }]);
  });

  test('a HEAD shows nobody a picture and counts nothing', async () => {
    await addBanner(api.deps.db, { bannerId: 'unseen' });
    const answer = await api.call('HEAD', '/api/bc/banners/unseen/view');
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 0]);
    const counted = api.deps.db.select({ count: banners.impressions }).from(banners);
    expect(await counted.where(eq(banners.bannerId, 'unseen'))).toEqual([{ count: 0 }]);
  });

  test('unknown, unpublished and malformed ids are 404 in the error body', async () => {
    for (const id of ['nobody', 'draft', '..%2f..%2fuser', '1%2f..%2fuser', 'a%20b', 'x'.repeat(65)]) {
      const answer = await api.call('GET', `/api/bc/banners/${id}/view`);
      expect([id, answer.status, await answer.json()]).toEqual([id, 404, { error: 'not_found' }]);
    }
  });
});
