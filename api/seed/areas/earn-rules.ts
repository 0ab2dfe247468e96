import { earnRules } from '../../db/schema/earn-rules';
import type { AreaSeed } from '../seed-world';

type Rule = Omit<typeof earnRules.$inferInsert, 'sort'>;

/** The ways to earn of the demo, each with its amount and its limits. */
export const earnRuleRows: readonly Rule[] = [
  {
    key: 'gunluk_ugrama',
    type: 'checkin',
    title: 'Günlük giriş',
    text: 'Günde bir kez giriş yap. Bir günü kaçırırsan damgaların yanmaz; kaldığın yerden devam edersin.',
    amount: 15,
    capDay: 1,
  },
  {
    key: 'yedi_damga',
    type: 'checkin',
    title: 'Yedinci damga',
    text: 'Her yedinci girişte kart dolar ve bu ödül ayrıca gelir. Günlerin arka arkaya olması gerekmez.',
    amount: 100,
    capDay: 1,
  },
  {
    key: 'kod_yagmuru',
    type: 'code',
    title: 'Kod yağmuru',
    text: 'Yayında ekrana düşen kodu süresi dolmadan gir. Miktar koda göre değişir, her kod hesap başına bir kez geçer.',
    amount: 25,
    amountMax: 150,
    capDay: 4,
    path: '/yayin',
  },
  {
    key: 'telegram_kodu',
    type: 'code',
    title: 'Telegram kodu',
    text: 'Telegram kanalında paylaşılan haftalık kod. Pazartesi yayımlanır, pazar gecesi kapanır.',
    amount: 60,
    capDay: 1,
  },
  {
    key: 'telefon_dogrulama',
    type: 'task',
    title: 'Telefonunu doğrula',
    text: 'Hesabına bağlı bir numara, bir kez.',
    amount: 250,
    capTotal: 1,
    path: '/user/verify',
  },
  {
    key: 'telegram_baglama',
    type: 'task',
    title: 'Telegram’ını bağla',
    text: 'Bir Telegram hesabı yalnız bir üyeye bağlanır.',
    amount: 250,
    capTotal: 1,
    path: '/user/verify',
  },
  {
    key: 'avatar_secimi',
    type: 'task',
    title: 'Avatarını seç',
    text: 'Dokuz avatardan birini seçtiğinde, ilk sefer için.',
    amount: 50,
    capTotal: 1,
    path: '/user/info',
  },
  {
    key: 'sponsor_baglama',
    type: 'task',
    title: 'Sponsor hesabını bağla',
    text: 'Onaylanan her sponsor hesabı için bir kez. Yatırım şartı yoktur.',
    amount: 200,
    capTotal: 10,
    path: '/user/partners',
  },
  {
    key: 'kazanc_paylasimi',
    type: 'task',
    title: 'Kazancını paylaş',
    text: 'Sizden Gelenler’e gönderdiğin kazanç onaylandığında.',
    amount: 75,
    capDay: 2,
    cooldownH: 1,
    path: '/sizdengelenler',
  },
  {
    key: 'hunt_tahmini',
    type: 'event',
    title: 'Bonus hunt tahmini',
    text: 'Bitiş bakiyesine en yakın tahminler. Tahmin ücretsizdir; eşitlikte erken gönderen öndedir.',
    amount: 250,
    amountMax: 2500,
    path: '/bonus-hunts',
  },
  {
    key: 'turnuva',
    type: 'event',
    title: 'Turnuva derecesi',
    text: 'Ödül tablosu her turnuvanın sayfasında yazar.',
    amount: 250,
    amountMax: 5000,
    path: '/turnuvalar',
  },
  {
    key: 'etkinlik',
    type: 'event',
    title: 'Etkinlik ödülü',
    text: 'Bilgi yarışmaları ve çarpan görevleri; miktar etkinliğin kuralında yazar.',
    amount: 100,
    amountMax: 1500,
    path: '/etkinlikler',
  },
  {
    key: 'arkadas_daveti',
    type: 'referral',
    title: 'Arkadaşını getir',
    text: 'Bağlantınla kayıt olan arkadaşın telefonunu doğruladığında. Aynı telefon ikinci kez sayılmaz.',
    amount: 300,
    capDay: 5,
    capTotal: 50,
  },
];

/** Puan Kazan: every way to earn. */
export const seedEarnRules: AreaSeed = async (tx) => {
  await tx.insert(earnRules).values(earnRuleRows.map((rule, sort) => ({ ...rule, sort })));
};
