import { scheduleItems } from '../../db/schema/schedule-items';
import type { SeedTransaction, SeedWorld } from '../seed-world';
import { toSlug } from '../to-slug';

type Show = Pick<typeof scheduleItems.$inferInsert, 'title' | 'note' | 'kind'> & {
  /** Days from today; the hour in UTC, three behind Istanbul. */
  readonly day: number;
  readonly hour: number;
  readonly hours: number;
  readonly isCancelled?: boolean;
};

const shows: readonly Show[] = [
  {
    day: 1,
    hour: 17,
    hours: 4,
    kind: 'hunt',
    title: 'Bonus hunt: toplama gecesi',
    note: 'Tahminler ilk bonus açılana kadar açık.',
  },
  {
    day: 2,
    hour: 17,
    hours: 3,
    kind: 'buy',
    title: 'Bonus buy: topluluğun listesi',
    note: 'Oyunları sohbetten seçiyoruz.',
  },
  {
    day: 3,
    hour: 18,
    hours: 2,
    kind: 'talk',
    title: 'Soru cevap',
    note: 'Sponsor koşulları ve merak edilenler.',
  },
  {
    day: 4,
    hour: 17,
    hours: 4,
    kind: 'tournament',
    title: 'Düello gecesi',
    note: 'Yer onayı yayından dört saat önce başlar.',
  },
  { day: 5, hour: 19, hours: 5, kind: 'hunt', title: 'Uzun gece huntı', note: '' },
  {
    day: 6,
    hour: 17,
    hours: 3,
    kind: 'talk',
    title: 'Pazar sohbeti',
    note: 'Yayıncı şehir dışında.',
    isCancelled: true,
  },
  { day: 8, hour: 17, hours: 6, kind: 'special', title: 'Kış açılışı', note: 'Özel konuk ve çekiliş.' },
  { day: 11, hour: 17, hours: 4, kind: 'hunt', title: 'Bonus hunt: yüksek bahis', note: '' },
];

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The shows of the next days; one of them is cancelled. */
export async function seedSchedule(tx: SeedTransaction, { now }: SeedWorld): Promise<void> {
  const midnight = Math.floor(now / dayMs) * dayMs;
  const rows = shows.map(({ day, hour, hours, ...show }) => {
    const startsAt = midnight + day * dayMs + hour * hourMs;
    return {
      ...show,
      slug: toSlug(show.title),
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + hours * hourMs),
      updatedAt: new Date(now),
    };
  });
  await tx.insert(scheduleItems).values(rows);
}
