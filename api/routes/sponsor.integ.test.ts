import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sponsorAnswerSchema } from '@/contract/sponsors';
import { sponsorAddresses } from '../db/schema/sponsor-addresses';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('a sponsor', () => {
  test('comes with the hosts it was to be found under, the present one first, in one statement', async () => {
    const { db } = api.deps;
    const sponsorId = await addSponsor(db, { slug: 'ornek', wageringMultiplier: 12 });
    const [first, second] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-06-01T00:00:00Z')];
    await db.insert(sponsorAddresses).values([
      { sponsorId, host: 'ornek1.example', validFrom: first, validTo: second },
      { sponsorId, host: 'ornek2.example', validFrom: second },
    ]);
    const { answer, statements } = await recordedCall(api, '/sponsors/ornek');
    const { data } = sponsorAnswerSchema.parse(await answer.json());
    expect(data).toMatchObject({ slug: 'ornek', is_active: true, wagering_multiplier: 12 });
    expect(data.addresses?.map(({ host, valid_to }) => [host, valid_to === null])).toEqual([
      ['ornek2.example', true],
      ['ornek1.example', false],
    ]);
    expect(statements).toHaveLength(1);
  });

  test('has one present address at most', async () => {
    const sponsorId = await addSponsor(api.deps.db, { slug: 'tek' });
    const present = { sponsorId, validFrom: new Date() };
    await api.deps.db.insert(sponsorAddresses).values({ ...present, host: 'a.example' });
    await expect(
      api.deps.db.insert(sponsorAddresses).values({ ...present, host: 'b.example' }),
    ).rejects.toThrow();
  });

  test('keeps its page without a link once it is no longer recommended; a draft has none', async () => {
    await addSponsor(api.deps.db, { slug: 'biten', state: 'archived' });
    await addSponsor(api.deps.db, { slug: 'taslak', state: 'draft' });
    const { data } = sponsorAnswerSchema.parse(await (await api.call('GET', '/sponsors/biten')).json());
    expect([data.is_active, data.link]).toEqual([false, null]);
    for (const slug of ['taslak', 'yok'])
      expect((await api.call('GET', `/sponsors/${slug}`)).status).toBe(404);
  });
});
