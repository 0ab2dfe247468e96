import type { PrizeWire } from '@/contract/prizes';
import type { WagerMetric, WagerMode, WagerStepWire } from '@/contract/wager-events';
import { demoRacer } from '../demo-accounts';
import { coins, money, spins } from '../raffles/prizes';

/** What a wager event of the demo is called and how it pays; its time comes from its place in the schedule. */
export interface WagerPlan {
  readonly title: string;
  readonly summary: string;
  readonly mode: WagerMode;
  readonly metric: WagerMetric;
  readonly prizes: readonly PrizeWire[];
  readonly steps: readonly WagerStepWire[];
  /** The slug of its sponsor; without one it is any of those that count for races. */
  readonly sponsor?: string;
}

const bonus = 'Çevrimsiz bonus';

const longRace = [
  money(1, 1, bonus, 5_000_000),
  money(2, 2, bonus, 2_500_000),
  money(3, 3, bonus, 1_500_000),
  money(4, 5, bonus, 750_000),
  money(6, 10, bonus, 300_000),
  coins(11, 20, 2000),
];
const shortRace = [money(1, 1, bonus, 1_000_000), money(2, 3, bonus, 400_000), coins(4, 10, 1500)];
const highest = [coins(1, 1, 15_000), coins(2, 3, 6000), spins(4, 10, 100)];

/** The steps every player climbs alone: turnover in kuruş. */
const stairs: readonly WagerStepWire[] = [
  { threshold: 1_000_000, type: 'coin', title: 'Sikke', amount: 500, currency: null },
  { threshold: 5_000_000, type: 'coin', title: 'Sikke', amount: 2000, currency: null },
  { threshold: 15_000_000, type: 'free_spin', title: 'Freespin', amount: 200, currency: null },
  { threshold: 50_000_000, type: 'sponsor_bonus', title: bonus, amount: 1_000_000, currency: 'TRY' },
];

/** The steps all climb together: turnover in kuruş. */
const together: readonly WagerStepWire[] = [
  { threshold: 150_000_000, type: 'coin', title: 'Katılan herkese Sikke', amount: 250, currency: null },
  { threshold: 300_000_000, type: 'coin', title: 'Katılan herkese Sikke', amount: 750, currency: null },
  {
    threshold: 600_000_000,
    type: 'free_spin',
    title: 'Katılan herkese freespin',
    amount: 50,
    currency: null,
  },
];

const race = (title: string, summary: string): WagerPlan => ({
  title,
  summary,
  mode: 'race',
  metric: 'turnover',
  prizes: longRace,
  steps: [],
});
const sprint = (title: string, summary: string): WagerPlan => ({
  ...race(title, summary),
  prizes: shortRace,
});
const weighted = (title: string, summary: string): WagerPlan => ({
  ...race(title, summary),
  metric: 'weighted',
});
const topX = (title: string, summary: string): WagerPlan => ({
  ...race(title, summary),
  metric: 'multiplier',
  prizes: highest,
});
const ladder = (title: string, summary: string): WagerPlan => ({
  ...race(title, summary),
  mode: 'milestone',
  prizes: [],
  steps: stairs,
});
const common = (title: string, summary: string): WagerPlan => ({
  ...ladder(title, summary),
  mode: 'target',
  steps: together,
});

/** Newest first: the past events of the demo. */
export const pastWagerPlans: readonly WagerPlan[] = [
  sprint('Üç Günlük Koşu', 'Kısa süre, kısa tablo: ilk on sıra ödüllü.'),
  race('Uzun Yol', 'İki haftalık yarışta ilk yirmi sıra ödüllendi.'),
  ladder('Basamaklar', 'Herkes kendi basamağını tırmandı; sıralama önemli değildi.'),
  topX('En Yüksek Çarpan', 'Çevrim değil, tek bahiste yakalanan en yüksek çarpan sayıldı.'),
  race('Çifte Kulvar', 'İki haftalık büyük yarış.'),
  common('Elbirliği', 'Topluluk çevrimi basamakları aştıkça katılan herkes kazandı.'),
  sprint('Hafta Sonu Koşusu', 'Cuma akşamından pazar gecesine.'),
  weighted('Ağırlıklı Tur', 'Düşük getirili oyunlarda çevrim bir buçuk kat sayıldı.'),
  race('Patika', 'İlk yirmi sıra ödüllü, iki haftalık yarış.'),
  ladder('Merdiven', 'Dört basamak, her basamakta ayrı ödül.'),
  sprint('Gece Koşusu', 'Üç gece süren kısa yarış.'),
  race('Zirve', 'Katılım rekorunun kırıldığı yarış.'),
  topX('Tek Vuruş', 'En yüksek çarpanı yakalayan on üye.'),
  common('Ortak Kasa', 'Hep birlikte ilerlenen topluluk hedefi.'),
  race('Kestirme', 'İki haftalık yarış.'),
  sprint('Kısa Kulvar', 'İlk on sıra ödüllü kısa yarış.'),
  weighted('Denge', 'Oyun ağırlıklarının ilk kez denendiği yarış.'),
  ladder('İlk Basamak', 'Basamaklı etkinliklerin ilki.'),
  race('Başlangıç Çizgisi', 'Topluluğun ilk çevrim yarışı.'),
];

/** What runs, waits or comes now. */
export const currentWagerPlans = {
  race: {
    ...race('Derin Vadi Yarışı', 'İki haftalık çevrim yarışı: ilk yirmi sıra ödüllü.'),
    sponsor: demoRacer.sponsor,
  },
  ladder: ladder('Taş Merdiven', 'Her basamakta ayrı ödül; kendi temponla tırman.'),
  common: common('Hep Birlikte', 'Topluluğun toplam çevrimi basamakları aştıkça katılan herkes kazanır.'),
  next: topX('Göğe Bakalım', 'Tek bahiste yakalanan en yüksek çarpan kazanır.'),
  ended: sprint('Son Viraj', 'Süre doldu; sponsorun son verisi bekleniyor.'),
  provisional: sprint('Dar Geçit', 'Son veri geldi; sıralama ekipçe gözden geçiriliyor.'),
  dispute: race('Köprü', 'Ön sonuç yayımlandı; itirazlar inceleniyor.'),
} satisfies Record<string, WagerPlan>;
