import type { GameSeed } from './game-seed';

/** Slots whose bonus cannot be bought. */
export const classicGames: readonly GameSeed[] = [
  ['Yedi Lale', 'yedi-lale', 'amusnet', 95.81, 5000],
  ['Kırk Kiraz', 'kirk-kiraz', 'amusnet', 95.53, 1000],
  ['Parlak Taçlar', 'parlak-taclar', 'amusnet', 96.11, 3000],
  ['Sıcak Nar', 'sicak-nar', 'novomatic', 95.13, 1000],
  ['Firavunun Defteri', 'firavunun-defteri', 'novomatic', 95.1, 5000],
  ['Yıldız Patlaması', 'yildiz-patlamasi', 'netent', 96.09, 500],
  ['Gonca’nın Macerası', 'goncanin-macerasi', 'netent', 95.97, 2500],
  ['İkiz Makara', 'ikiz-makara', 'netent', 96.6, 1080],
  ['Gümüş Kurt', 'gumus-kurt', 'redtiger', 95.7, 10_470],
  ['Sedef Balığı', 'sedef-baligi', 'redtiger', 95.66, 1500],
  ['Vadi Altında', 'vadi-altinda', 'quickspin', 96.28, 2001],
  ['Kuzgun Tüyü', 'kuzgun-tuyu', 'yggdrasil', 96.1, 3500],
  ['Kutup Vadisi', 'kutup-vadisi', 'yggdrasil', 96.0, 6000],
  ['Çiçek Pasajı', 'cicek-pasaji', 'bgaming', 97.0, 2000],
  ['Meyve Tezgâhı', 'meyve-tezgahi', 'bgaming', 96.18, 900],
  ['Kervan Yolu', 'kervan-yolu', 'wazdan', 96.17, 5000],
  ['Nil’in Dokuzu', 'nilin-dokuzu', 'spinomenal', 95.96, 1200],
  ['Altın Keklik', 'altin-keklik', 'pgsoft', 96.75, 2500],
  ['Mutlu Koyun', 'mutlu-koyun', 'pgsoft', 96.81, 5000],
];
