import { drawAlgorithm } from '@/contract/draw/draw-tickets';
import type { Database } from '../db/client';
import { banners } from '../db/schema/banners';
import { news } from '../db/schema/news';
import { raffles } from '../db/schema/raffles';
import { sponsors } from '../db/schema/sponsors';
import { tickets } from '../db/schema/tickets';
import { computeCommitment } from '../services/raffles/draw/draw-tickets';

type SponsorRow = typeof sponsors.$inferInsert;
type RaffleRow = typeof raffles.$inferInsert;
type BannerRow = typeof banners.$inferInsert;

/** Stores a sponsor: active, with an address, unless told otherwise. Answers its id. */
export async function addSponsor(
  db: Database,
  row: Partial<SponsorRow> & Pick<SponsorRow, 'slug'>,
): Promise<number> {
  const rows = await db
    .insert(sponsors)
    .values({ name: row.slug, state: 'active', link: `https://${row.slug}.example/`, ...row })
    .returning({ id: sponsors.id });
  return rows[0]?.id ?? 0;
}

/** Stores a draw that runs from an hour ago to an hour ahead, with one prize, unless told otherwise. Answers its id. */
export async function addRaffle(
  db: Database,
  row: Partial<RaffleRow> & Pick<RaffleRow, 'slug'>,
): Promise<number> {
  const serverSeed = 'ab'.repeat(32);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const times = { startsAt: inHours(-1), endsAt: inHours(1), drawAt: inHours(2) };
  const seeds = { algorithm: drawAlgorithm, serverSeed, commitment: computeCommitment(serverSeed) };
  const prizes = [
    { rank_from: 1, rank_to: 1, type: 'coin' as const, title: '1.000 Sikke', amount: 1000, currency: null },
  ];
  const rows = await db
    .insert(raffles)
    .values({ title: row.slug, state: 'open', prizes, ...times, ...seeds, ...row })
    .returning({ id: raffles.id });
  return rows[0]?.id ?? 0;
}

/** Gives a member tickets of a draw, as a gift, numbered from `first`. */
export async function giveTickets(
  db: Database,
  { raffleId, userId, first, count }: GivenTickets,
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  await db
    .insert(tickets)
    .values(numbers.map((number) => ({ raffleId, userId, number, source: 'gift' as const })));
}

interface GivenTickets {
  readonly raffleId: number;
  readonly userId: string;
  readonly first: number;
  readonly count: number;
}

/** Stores a banner: active, with the given bytes as its picture. */
export async function addBanner(
  db: Database,
  row: Partial<BannerRow> & Pick<BannerRow, 'bannerId'>,
): Promise<void> {
  await db
    .insert(banners)
    .values({ image: Buffer.from('picture'), contentType: 'image/webp', state: 'active', ...row });
}

/** Stores an article: published, unless told otherwise. Answers its id. */
export async function addNews(
  db: Database,
  row: Partial<typeof news.$inferInsert> & Pick<typeof news.$inferInsert, 'slug' | 'publishAt'>,
): Promise<number> {
  const texts = { title: row.slug, summary: 'Özet', content: 'Metin', author: 'Ekip' } as const;
  const rows = await db
    .insert(news)
    .values({ ...texts, category: 'duyuru', state: 'published', ...row })
    .returning({ id: news.id });
  return rows[0]?.id ?? 0;
}
