import type { PrizeWire } from '@/contract/prizes';
import { bonus, coins, thing } from '../prize-rows';

/** A demo board, from `startDay` to `endDay` counted from today; `evenings` is how often one could score until now. */
export interface BoardSeed {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly type: 'leaderboard' | 'season';
  readonly startDay: number;
  readonly endDay: number;
  readonly evenings: number;
  readonly sponsor: string | null;
  readonly prizes: readonly PrizeWire[];
  readonly rules: readonly string[];
}

const seasonPrizes = [
  thing(1, 1, 'Oyuncu koltuğu'),
  coins(2, 2, 15_000),
  coins(3, 3, 10_000),
  coins(4, 10, 3000),
];
const weekPrizes = [bonus(1, 1, 7500), bonus(2, 3, 2500), coins(4, 10, 1500)];

const seasonRules = [
  'Her bonus huntta bitiş bakiyesini **en yakın tahmin eden 10 kişi** puan alır: 25, 18, 15, 12, 10, 8, 6, 4, 2, 1.',
  'Sezonda en iyi 12 gecenin puanı toplanır; kötü geceler düşer.',
];
const weekRules = [
  'Sponsor sitede listelenen oyunlarda yakaladığın çarpanlar puana çevrilir: 25X 2, 50X 5, 100X 10, 250X 25, 1000X 100 puan.',
  'Bir oyundan günde en çok 200 puan alınır.',
];

/** The demo’s boards: two seasons of guesses, three weeks at a sponsor. */
export const boardSeeds: readonly BoardSeed[] = [
  {
    slug: 'bahar-sezonu',
    title: 'Bahar Sezonu: Bakiye Tahmini',
    summary: 'Bonus huntlarda bitiş bakiyesini tahmin edenlerin yirmi haftalık ligi.',
    type: 'season',
    startDay: -330,
    endDay: -190,
    evenings: 20,
    sponsor: null,
    prizes: seasonPrizes,
    rules: seasonRules,
  },
  {
    slug: 'guz-sezonu',
    title: 'Güz Sezonu: Bakiye Tahmini',
    summary: 'Yeni sezon sürüyor: her huntta tahmin, her tahminde puan.',
    type: 'season',
    startDay: -120,
    endDay: 20,
    evenings: 17,
    sponsor: null,
    prizes: seasonPrizes,
    rules: seasonRules,
  },
  {
    slug: 'nartane-haftasi',
    title: 'Nartane Haftası',
    summary: 'Yedi gün boyunca çarpan topla; tablo her gece yenilenir.',
    type: 'leaderboard',
    startDay: -216,
    endDay: -209,
    evenings: 7,
    sponsor: 'nartane',
    prizes: weekPrizes,
    rules: weekRules,
  },
  {
    slug: 'kervansa-haftasi',
    title: 'Kervansa Haftası',
    summary: 'Kervansa oyunlarında bir haftalık çarpan ligi.',
    type: 'leaderboard',
    startDay: -64,
    endDay: -57,
    evenings: 7,
    sponsor: 'kervansa',
    prizes: weekPrizes,
    rules: weekRules,
  },
  {
    slug: 'poyrazen-haftasi',
    title: 'Poyrazen Haftası',
    summary: 'Tablo açık: kalan günlerde her çarpan sıralamayı değiştirebilir.',
    type: 'leaderboard',
    startDay: -5,
    endDay: 6,
    evenings: 5,
    sponsor: 'poyrazen',
    prizes: weekPrizes,
    rules: weekRules,
  },
];
