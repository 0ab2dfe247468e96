import { spins } from '../prize-rows';
import type { EventSeed } from './event-seed';

/** Day, name, path, sponsor, the smallest deposit in lira, free spins for each of how many. */
const days = [
  [-316, 'Kış Yatırım Günü', 'kis-yatirim-gunu', 'kervansa', 500, 50, 40],
  [-254, 'Bahar Yatırım Günü', 'bahar-yatirim-gunu', 'nartane', 250, 40, 50],
  [-190, 'Tatil Öncesi Yatırım Günü', 'tatil-oncesi-yatirim-gunu', 'balonya', 500, 60, 30],
  [-140, 'Sezon Açılışı Yatırım Günü', 'sezon-acilisi-yatirim-gunu', 'poyrazen', 300, 50, 40],
  [-73, 'Hafta Ortası Yatırım Günü', 'hafta-ortasi-yatirim-gunu', 'nartane', 250, 30, 50],
  [-1, 'Hoş Geldin Yatırım Günleri', 'hos-geldin-yatirim-gunleri', 'kervansa', 300, 50, 40],
  [18, 'Yıl Sonu Yatırım Günü', 'yil-sonu-yatirim-gunu', 'nartane', 500, 100, 30],
] as const;

/** Days on which the first deposits at a sponsor bring free spins, whatever their size above the smallest. */
export const depositDays: readonly EventSeed[] = days.map(
  ([startDay, title, slug, sponsor, lira, amount, places]) => ({
    slug,
    title,
    summary: `En az ${lira} ₺ yatıran ilk ${places} kişiye ${amount} freespin.`,
    type: 'deposit',
    startDay,
    hours: 48,
    sponsor,
    games: [],
    minBet: lira * 100,
    entries: 1,
    prizes: [spins(1, places, amount)],
    rules: [
      'Tutarın büyüklüğü sıralamayı **değiştirmez**: alt sınırı geçen her yatırım aynı ödülü alır.',
      'Yalnız topluluk koduyla açılmış hesaplar sayılır.',
    ],
  }),
);
