import { bonus, coins, spins } from '../prize-rows';
import type { EventSeed } from './event-seed';

/** When each night was, the sponsor that gave the prizes and the games that counted. The last two are on now and to come. */
const nights = [
  [-352, 'nartane', ['zeytin-firtinasi', 'truva-kapilari', 'lokum-saganagi']],
  [-323, 'kervansa', ['olu-kasaba', 'kizil-haydut', 'duvar-yazisi']],
  [-294, 'poyrazen', ['kacak-vagon', 'gece-vardiyasi']],
  [-266, 'nartane', ['kapadokya-balonlari', 'nazar-katlaniyor', 'agrinin-devi']],
  [-237, 'balonya', ['para-treni-ekspres', 'ejder-ve-kivilcim']],
  [-206, 'anafora', ['midye-krali', 'ustura-disler', 'boga-bayiri']],
  [-177, 'nartane', ['sokak-kedileri', 'le-simitci', 'olu-kasaba']],
  [-148, 'kervansa', ['sultanin-muhru', 'kehribar-kitabi', 'kadim-taslar']],
  [-117, 'poyrazen', ['komur-ocagi', 'deli-dumrul']],
  [-88, 'balonya', ['truva-kapilari', 'lokum-saganagi', 'zeytin-firtinasi']],
  [-58, 'kervansa', ['kor-kaptan', 'fener-bekcisi', 'buzdan-kale']],
  [-30, 'nartane', ['anadolu-mega-hatlari', 'bereket-boynuzu']],
  [-2, 'nartane', ['lokum-saganagi', 'kacak-vagon', 'olu-kasaba', 'midye-krali']],
  [27, 'poyrazen', ['nazar-katlaniyor', 'ustura-disler', 'kizil-haydut']],
] as const;

/** “Çarpan Gecesi”: once a month the best X on a few games wins. */
export const multiplierNights: readonly EventSeed[] = nights.map(([startDay, sponsor, games], at) => ({
  slug: `carpan-gecesi-${at + 1}`,
  title: `Çarpan Gecesi ${at + 1}`,
  summary: 'Belirlenen oyunlarda ayın en yüksek çarpanını yakala; tek el, tek ekran görüntüsü.',
  type: 'multiplier',
  startDay,
  hours: 120,
  sponsor,
  games,
  targetX: 100,
  minBet: 200 + (at % 4) * 100,
  entries: 3,
  prizes: [bonus(1, 1, 10_000), bonus(2, 3, 4000), spins(4, 10, 100), coins(11, 20, 500)],
  rules: [
    'Sıralamaya yalnız **100X ve üzeri** sonuçlar girer.',
    'Bonus satın alımları da sayılır; çarpan bahse göre hesaplanır.',
  ],
}));
