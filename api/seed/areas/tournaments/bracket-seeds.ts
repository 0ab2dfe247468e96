import type { PrizeWire } from '@/contract/prizes';
import { bonus, coins, spins, thing } from '../prize-rows';

/**
 * A demo bracket. It begins `startHours` from now. `players` registered; those above `size` wait. `progress` says how far it
 * was played: all of it, some rounds and a match that is on, or not at all. An announced one opens for sign-up later.
 */
export interface BracketSeed {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly startHours: number;
  readonly size: number;
  readonly players: number;
  readonly sponsor: string | null;
  readonly entryCost: number;
  readonly bet: number;
  readonly prizes: readonly PrizeWire[];
  /** A match that neither player came to. */
  readonly bothAbsent?: { readonly round: number; readonly index: number };
  /** A match that one of them did not come to. */
  readonly oneAbsent?: { readonly round: number; readonly index: number; readonly side: 'a' | 'b' };
  readonly progress: 'over' | 'under way' | 'check in' | 'open' | 'announced' | 'cancelled';
}

const days = 24;

const small = [coins(1, 1, 5000), coins(2, 2, 2500), coins(3, 4, 1000)];
const middle = [bonus(1, 1, 5000), coins(2, 2, 5000), coins(3, 4, 2500), coins(5, 8, 750)];
const large = [
  thing(1, 1, 'Oyuncu monitörü'),
  bonus(2, 2, 5000),
  spins(3, 4, 200),
  coins(5, 8, 1500),
  coins(9, 16, 500),
];

/** The demo’s knock-out tournaments: a year of them, one that is being played, one before its start, one that fills up, one that opens later. */
export const bracketSeeds: readonly BracketSeed[] = [
  {
    slug: 'duello-kupasi-1',
    title: 'Düello Kupası 1',
    summary: 'Sekiz oyuncu, tek gece: topluluğun ilk slot düellosu.',
    startHours: -318 * days,
    size: 8,
    players: 8,
    sponsor: null,
    entryCost: 0,
    bet: 500,
    prizes: small,
    progress: 'over',
  },
  {
    slug: 'duello-kupasi-2',
    title: 'Düello Kupası 2',
    summary: 'Bir yer boş kalınca birinci seri başı ilk turu bay geçti.',
    startHours: -276 * days,
    size: 8,
    players: 7,
    sponsor: 'balonya',
    entryCost: 100,
    bet: 500,
    prizes: small,
    progress: 'over',
  },
  {
    slug: 'bahar-kupasi',
    title: 'Bahar Kupası',
    summary: 'On üç oyuncuyla bahar kupası; üç seri başı ikinci turdan başladı.',
    startHours: -238 * days,
    size: 16,
    players: 13,
    sponsor: 'nartane',
    entryCost: 150,
    bet: 1000,
    prizes: middle,
    progress: 'over',
  },
  {
    slug: 'duello-kupasi-3',
    title: 'Düello Kupası 3',
    summary: 'Tam kadro on altı oyuncu, on beş düello.',
    startHours: -196 * days,
    size: 16,
    players: 16,
    sponsor: 'kervansa',
    entryCost: 150,
    bet: 1000,
    prizes: middle,
    progress: 'over',
  },
  {
    slug: 'gece-yarisi-kupasi',
    title: 'Gece Yarısı Kupası',
    summary: 'Saat 00.00’da başlayan, sabaha karşı biten turnuva.',
    startHours: -155 * days + 4,
    size: 16,
    players: 11,
    sponsor: null,
    entryCost: 100,
    bet: 500,
    prizes: small,
    progress: 'over',
  },
  {
    slug: 'yaz-kupasi',
    title: 'Yaz Kupası',
    summary: 'Yazın büyük turnuvası: otuz iki yer, beş tur.',
    startHours: -112 * days,
    size: 32,
    players: 27,
    sponsor: 'poyrazen',
    entryCost: 250,
    bet: 1000,
    prizes: large,
    progress: 'over',
  },
  {
    slug: 'ikili-takim-kupasi',
    title: 'İkili Takım Kupası',
    summary: 'Yeterli takım kurulamadığı için başlamadan kapandı; katılım bedelleri iade edildi.',
    startHours: -90 * days,
    size: 16,
    players: 5,
    sponsor: null,
    entryCost: 200,
    bet: 500,
    prizes: small,
    progress: 'cancelled',
  },
  {
    slug: 'duello-kupasi-4',
    title: 'Düello Kupası 4',
    summary: 'Otuz iki oyuncu, otuz bir düello, iki gece.',
    startHours: -70 * days,
    size: 32,
    players: 32,
    sponsor: 'nartane',
    entryCost: 250,
    bet: 2000,
    prizes: large,
    progress: 'over',
  },
  {
    slug: 'sonbahar-kupasi',
    title: 'Sonbahar Kupası',
    summary: 'İki oyuncunun birden gelmediği eşleşme yarı finali belirledi.',
    startHours: -35 * days,
    size: 16,
    players: 14,
    sponsor: 'anafora',
    entryCost: 200,
    bet: 1000,
    prizes: middle,
    bothAbsent: { round: 2, index: 1 },
    oneAbsent: { round: 2, index: 2, side: 'a' },
    progress: 'over',
  },
  {
    slug: 'buyuk-kupa',
    title: 'Büyük Kupa',
    summary: 'Bugüne kadarki en kalabalık turnuva: altmış dört yer, altı tur.',
    startHours: -15 * days,
    size: 64,
    players: 45,
    sponsor: 'kervansa',
    entryCost: 300,
    bet: 2000,
    prizes: large,
    progress: 'over',
  },
  {
    slug: 'sonbahar-finalleri',
    title: 'Sonbahar Finalleri',
    summary: 'Çeyrek finaller oynanıyor: kalan sekiz oyuncu, bir kupa.',
    startHours: -2,
    size: 32,
    players: 23,
    sponsor: 'nartane',
    entryCost: 250,
    bet: 1000,
    prizes: large,
    progress: 'under way',
  },
  {
    slug: 'hizli-duello',
    title: 'Hızlı Düello',
    summary: 'Bir saatlik hızlı turnuva: on altı yer, küçük bahis, çabuk tur.',
    startHours: 3,
    size: 16,
    players: 13,
    sponsor: null,
    entryCost: 50,
    bet: 200,
    prizes: small,
    progress: 'check in',
  },
  {
    slug: 'duello-kupasi-5',
    title: 'Düello Kupası 5',
    summary: 'Kayıtlar doldu, yedek sıra açık: gelmeyenin yerini yedekler alır.',
    startHours: 6 * days,
    size: 16,
    players: 21,
    sponsor: 'poyrazen',
    entryCost: 200,
    bet: 1000,
    prizes: middle,
    progress: 'open',
  },
  {
    slug: 'yilbasi-kupasi',
    title: 'Yılbaşı Kupası',
    summary: 'Yılın son turnuvası: yüz yirmi sekiz yer, herkese açık.',
    startHours: 25 * days,
    size: 128,
    players: 19,
    sponsor: 'nartane',
    entryCost: 0,
    bet: 1000,
    prizes: large,
    progress: 'open',
  },
  {
    slug: 'kis-kupasi',
    title: 'Kış Kupası',
    summary: 'Yeni yılın ilk turnuvası: otuz iki yer, kayıtlar başlangıçtan on gün önce açılır.',
    startHours: 45 * days,
    size: 32,
    players: 0,
    sponsor: 'kervansa',
    entryCost: 150,
    bet: 1000,
    prizes: middle,
    progress: 'announced',
  },
];
