import { coins, spins, thing } from '../prize-rows';
import type { EventSeed } from './event-seed';

/** Day, name and path, the X to hit, the game, the sponsor. */
const hunts = [
  [-331, 'İlk 500X: Truva Kapıları', 'ilk-500x-truva-kapilari', 500, 'truva-kapilari', 'kervansa'],
  [-271, 'İlk 1000X: Kömür Ocağı', 'ilk-1000x-komur-ocagi', 1000, 'komur-ocagi', 'poyrazen'],
  [-214, 'İlk 777X: Sultanın Mührü', 'ilk-777x-sultanin-muhru', 777, 'sultanin-muhru', 'nartane'],
  [-153, 'İlk 300X: Martı', 'ilk-300x-marti', 300, 'marti', 'anafora'],
  [-97, 'İlk 1500X: Ölü Kasaba', 'ilk-1500x-olu-kasaba', 1500, 'olu-kasaba', 'nartane'],
  [-41, 'İlk 500X: Sokak Kedileri', 'ilk-500x-sokak-kedileri', 500, 'sokak-kedileri', 'balonya'],
  [-1, 'İlk 1000X: Fener Bekçisi', 'ilk-1000x-fener-bekcisi', 1000, 'fener-bekcisi', 'kervansa'],
  [12, 'İlk 2000X: Kaçak Vagon', 'ilk-2000x-kacak-vagon', 2000, 'kacak-vagon', 'poyrazen'],
] as const;

/** “İlk …X”: who hits the X first wins, the next four get something too. */
export const firstHits: readonly EventSeed[] = hunts.map(
  ([startDay, title, slug, targetX, game, sponsor]) => ({
    slug,
    title,
    summary: `${targetX}X sonucu ilk yakalayan kazanır; sonraki dört kişi de boş dönmez.`,
    type: 'first_hit',
    startDay,
    hours: 168,
    sponsor,
    games: [game],
    targetX,
    minBet: 500,
    entries: 1,
    prizes: [thing(1, 1, 'Mekanik klavye'), spins(2, 5, 150), coins(6, 10, 750)],
    rules: [
      'Sıralamayı **gönderim saati** belirler; aynı ekran görüntüsü iki kez sayılmaz.',
      'Hedefin altında kalan sonuçlar reddedilir, hakkın yanmaz.',
    ],
  }),
);
