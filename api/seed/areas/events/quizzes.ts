import { coins } from '../prize-rows';
import type { EventSeed } from './event-seed';

/** When each quiz was and what it asked about. */
const quizzes = [
  [-340, 'Yayının ilk günleri'],
  [-309, 'Oyun sağlayıcıları'],
  [-280, 'Terimler: RTP, volatilite, çevrim'],
  [-243, 'Seslerden oyun bul'],
  [-199, 'Yaz özel: sahil sorusu'],
  [-170, 'Rekor kıran eller'],
  [-131, 'Sorumlu oyun'],
  [-103, 'Görselden oyun bul'],
  [-66, 'Futbol ve oranlar'],
  [-37, 'Topluluk tarihi'],
  [-9, 'Bonus şartları'],
  [3, 'Yılın yayınları'],
] as const;

/** “Soru Yağmuru”: twenty questions on the stream, quick and right answers bring points. */
export const quizEvenings: readonly EventSeed[] = quizzes.map(([startDay, theme], at) => ({
  slug: `soru-yagmuru-${at + 1}`,
  title: `Soru Yağmuru ${at + 1}: ${theme}`,
  summary: 'Yayında yirmi soru; doğru ve hızlı yanıt puan getirir.',
  type: 'quiz',
  startDay,
  hours: 3,
  sponsor: null,
  games: [],
  entries: 1,
  // The first evening that asks for registration.
  ...(startDay > 0 ? { capacity: 50 } : {}),
  prizes: [coins(1, 1, 5000), coins(2, 3, 2500), coins(4, 10, 1000), coins(11, 25, 250)],
  rules: [
    `Bu gecenin konusu: **${theme}**.`,
    'Her soru 20 saniye açık kalır. Doğru yanıt 10 puandır; ilk 5 saniyede gelen doğru yanıta 5 puan eklenir.',
    'Yanıtlar Telegram grubundaki bot üzerinden verilir, birden çok hesapla katılanlar elenir.',
  ],
}));
