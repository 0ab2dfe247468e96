import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bonusHunts } from '@/api/db/schema/bonus-hunts';
import { wins } from '@/api/db/schema/wins';
import { makeUser } from '@/api/testing/accounts.fixture';
import { addHunt } from '@/api/testing/streamed.fixture';
import { addWin } from '@/api/testing/wins.fixture';
import { drawShare } from '@/components/share/draw-share';
import { colourDefaults } from '@/contract/colours';
import { findSharePicture } from '@/lib/share/find-share';
import type { ShareKindName } from '@/lib/share/share-kinds';
import { yearName } from '@/lib/share/year-name';
import { answerShare } from './answer-share';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
let winId: number;
beforeAll(async () => {
  upstream = await startRealUpstream();
  Object.assign(globalThis, { __incrementalCache: keepsNothing });
  const userId = await makeUser(upstream.api, 'mehmedi');
  winId = await addWin(upstream.api.deps.db, { userId, gameName: 'Iğdır Işıkları' });
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, '__incrementalCache');
  await upstream.close();
});

/** Next's data cache, where every read is the first one. */
const keepsNothing = {
  generateSimpleCacheKey: async (key: string) => key,
  get: async () => null,
  set: async () => undefined,
};

const bonus = (bet: number, win: number) => ({ gameName: 'Oyun', bet, win, state: 'opened' as const });
const settled = { state: 'settled' as const, endBalance: 1_400_000, completedAt: new Date() };
let serial = 0;
let slug: string;
/** Each test has a hunt of its own: it cost 6 000,00, and 10 000,00 came back. */
beforeEach(async () => {
  slug = `av-${serial++}`;
  const title = 'İğde ile Şölen: ılık gece';
  await addHunt(upstream.api.deps.db, { slug, title, ...settled }, [
    bonus(1000, 990_000),
    bonus(1000, 10_000),
  ]);
});

const change = (row: Partial<typeof bonusHunts.$inferInsert>) =>
  upstream.api.deps.db.update(bonusHunts).set(row).where(eq(bonusHunts.slug, slug));

const get = async (address: string | undefined) => {
  const [, , kind = '', name = '', version = '', file = ''] = address?.split('/') ?? [];
  const answer = await answerShare({ kind, name, version, file }, drawShare);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const addressOf = async (kind: ShareKindName, name: string) => (await findSharePicture(kind, name))?.wide;

/** How many points of its large number have one of the site's colours. */
async function countOf(bytes: Buffer, colour: keyof typeof colourDefaults): Promise<number> {
  const room = { left: 64, top: 260, width: 404, height: 120 };
  const data = await sharp(bytes).removeAlpha().extract(room).raw().toBuffer();
  const wanted = Number.parseInt(colourDefaults[colour].slice(1), 16);
  const points = Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(at * 3, 3));
  return points.filter((point) => point === wanted).length;
}

describe('the picture of a member’s year', () => {
  const year = {
    ...{ year: 2026, name: 'Işıl Şen', months: [0, 120, 0, 40, 0, 0, 0, 0, 0, 900, 15, 0] },
    ...{ tickets: 12, guess_points: 27, best_x: 250 },
  };

  it('is made in both forms of what its signed address says, and nobody is asked', async () => {
    const picture = await findSharePicture('yil', yearName(year));
    expect(picture?.text).toBe(
      'Yılın özeti. Işıl Şen: 2026 yılı. Kazanılan Sikke 1,075, Bilet 12, Tahmin puanı 27, En iyi çarpan 250.0×.',
    );
    for (const [address, size] of [
      [picture?.wide, [1200, 630]],
      [picture?.tall, [1080, 1920]],
    ] as const) {
      const { answer, bytes } = await get(address);
      const { width, height } = await sharp(bytes).metadata();
      expect([answer.status, width, height]).toEqual([200, ...size]);
    }
    expect(upstream.seen.some(({ url }) => url.includes('/user/year'))).toBe(false);
  });

  it('is none of anybody’s who made the address up, or another year in it', async () => {
    const address = (await addressOf('yil', yearName(year))) ?? '';
    const other = address.replace(yearName(year), yearName({ ...year, tickets: 99_999 }));
    expect(other).not.toBe(address);
    expect((await get(other)).answer.status).toBe(404);
    for (const name of ['abc', Buffer.from('[1]').toString('base64url'), 'A'.repeat(700)])
      expect(await findSharePicture('yil', name)).toBeNull();
  });
});

describe('the picture of an entry', () => {
  it('is a PNG of 1200 × 630 for links and of 1080 × 1920 for stories, which every cache keeps for good', async () => {
    const picture = await findSharePicture('hunt', slug);
    for (const [address, size] of [
      [picture?.wide, [1200, 630]],
      [picture?.tall, [1080, 1920]],
    ] as const) {
      const { answer, bytes } = await get(address);
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([200, 'image/png', 'public, max-age=31536000, immutable']);
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(['png', ...size]);
    }
  });

  it('says in its alternative text what it shows, with the name that the page shows', async () => {
    expect((await findSharePicture('hunt', slug))?.text).toBe(
      'Bonus hunt · Sonuçlandı. İğde ile Şölen: ılık gece. Geri dönüş %166.7, Net sonuç +₺4,000.00, En iyi 990.0×, Açılan 2 / 2.',
    );
    const text = (await findSharePicture('kazanc', String(winId)))?.text;
    expect(text).toContain('Iğdır Işıkları. Çarpan 250.0×, Bahis ₺10.00, Kazanç ₺2,500.00, Gönderen me');
    expect(text).not.toContain('mehmedi');
  });

  it('is green for a hunt that won, and not for one that lost', async () => {
    const won = await get(await addressOf('hunt', slug));
    await addHunt(upstream.api.deps.db, { slug: 'kayip', ...settled }, [bonus(1000, 10_000)]);
    const lost = await get(await addressOf('hunt', 'kayip'));
    expect(await countOf(won.bytes, 'green')).toBeGreaterThan(1_000);
    expect(await countOf(lost.bytes, 'green')).toBe(0);
    expect(await countOf(lost.bytes, 'text')).toBeGreaterThan(1_000);
  });

  it('has another address when it shows something else, to which the old one leads', async () => {
    const before = await addressOf('hunt', slug);
    await change({ title: 'Bambaşka' });
    const after = await addressOf('hunt', slug);
    expect(after).not.toBe(before);
    const { answer } = await get(before);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      307,
      after,
      'no-store',
    ]);
    expect((await get(after)).answer.status).toBe(200);
  });

  it('is gone with what it shows: as a draft, cancelled, or where its win is taken back', async () => {
    const address = await addressOf('hunt', slug);
    expect((await get(address)).answer.status).toBe(200);
    await change({ state: 'draft', endBalance: null, completedAt: null });
    expect([(await get(address)).answer.status, await addressOf('hunt', slug)]).toEqual([404, undefined]);
    await change({ state: 'cancelled' });
    expect([(await get(address)).answer.status, await addressOf('hunt', slug)]).toEqual([404, undefined]);
    const ofWin = await addressOf('kazanc', String(winId));
    await upstream.api.deps.db
      .update(wins)
      .set({ review: 'rejected', approvedAt: null })
      .where(eq(wins.id, winId));
    expect((await get(ofWin)).answer.status).toBe(404);
  });

  it('is 404 at an address that the site did not make, and nobody is asked about it', async () => {
    const address = (await addressOf('hunt', slug)) ?? '';
    const asked = upstream.seen.length;
    for (const other of [
      address.replace(slug, 'av-yok'),
      address.replace('/hunt/', '/alim/'),
      address.replace(/\/[0-9a-f]{12}-/, '/000000000000-'),
      address.replace(/-[0-9a-f]{24}\//, `-${'0'.repeat(24)}/`),
      address.replace('genis.png', 'dev.png'),
      '/paylas/hunt/av/1/genis.png',
    ]) {
      const { answer } = await get(other);
      expect([answer.status, answer.headers.get('cache-control')], other).toEqual([404, 'no-store']);
    }
    expect(upstream.seen.length).toBe(asked);
  });
});
