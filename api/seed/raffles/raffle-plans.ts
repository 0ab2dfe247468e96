import type { PrizeWire } from '@/contract/prizes';
import { coins, money, spins, thing } from './prizes';

/** What a draw of the demo is called and what it gives; its time comes from its place in the list. */
export interface RafflePlan {
  readonly title: string;
  readonly summary: string;
  readonly prizes: readonly PrizeWire[];
}

const monitor = [
  thing(1, 1, '27 inç oyuncu monitörü'),
  money(2, 3, 'Çevrimsiz sponsor bonusu', 250_000),
  coins(4, 10, 2500),
];
const treasure = [coins(1, 1, 25_000), coins(2, 3, 10_000), spins(4, 8, 100)];
const bonus = [
  money(1, 1, 'Çevrimsiz sponsor bonusu', 1_000_000),
  money(2, 4, 'Çevrimsiz sponsor bonusu', 250_000),
  coins(5, 12, 1500),
];
const headset = [
  thing(1, 1, 'Kablosuz oyuncu kulaklığı'),
  thing(2, 2, 'Mekanik klavye'),
  spins(3, 6, 150),
  coins(7, 12, 1000),
];

/** Newest first: the past draws of the demo, two weeks from one to the next. */
export const pastPlans: readonly RafflePlan[] = [
  { title: 'Fener Alayı', summary: 'On kazanan, üç yedek, bir monitör.', prizes: monitor },
  { title: 'Altın Saat', summary: 'Ödüllerin tamamı Sikke ve freespin.', prizes: treasure },
  { title: 'Gece Vardiyası', summary: 'Gece yayınlarının müdavimlerine teşekkür çekilişi.', prizes: bonus },
  { title: 'Kuzey Rüzgârı', summary: 'Masasını yenilemek isteyenlere dört parça ekipman.', prizes: headset },
  { title: 'Lodos Haftası', summary: 'İki hafta boyunca her yatırım bilet kazandırdı.', prizes: treasure },
  { title: 'Bağ Evi', summary: 'On iki kazananlı, sponsor bonusu ağırlıklı çekiliş.', prizes: bonus },
  { title: 'Zil Sesi', summary: 'Bir monitör, iki bonus, yedi küçük ödül.', prizes: monitor },
  { title: 'Çarşı', summary: 'Uzun bir aradan sonra dönenlere Sikke dolu bir karşılama.', prizes: treasure },
  { title: 'Zafer Takı', summary: 'Turnuva haftasına denk gelen ekipman çekilişi.', prizes: headset },
  { title: 'Mehtap', summary: 'On iki kazananlı, bonus ağırlıklı çekiliş.', prizes: bonus },
  {
    title: 'Kumsal',
    summary: 'On kişilik büyük çekiliş; bilet tutarları her sponsorda aynıydı.',
    prizes: monitor,
  },
  { title: 'Gün Batımı', summary: 'Birinciye 25 bin Sikke.', prizes: treasure },
  { title: 'Dolunay', summary: 'Gece yarısı yayınında çekilen ekipman ödülleri.', prizes: headset },
  { title: 'Çifte Bilet', summary: 'Bu dönem bir sponsorda bilet tutarı yarıya indi.', prizes: bonus },
  { title: 'Uzun Gece', summary: 'On dört saatlik maraton yayınının çekilişi.', prizes: treasure },
  { title: 'Boğaz Turu', summary: 'Monitör, bonus ve Sikke: her ödül türünden biraz.', prizes: monitor },
  { title: 'Şenlik', summary: 'Topluluk buluşmasının çekilişi.', prizes: headset },
  { title: 'Yeni Yüzler', summary: 'O ay aramıza katılanların ilk çekilişi.', prizes: bonus },
  { title: 'Erguvan', summary: 'Sekiz kazananlı, Sikke ve freespin ödüllü.', prizes: treasure },
  { title: 'Sağanak', summary: 'Bilet rekoru kırılan dönem.', prizes: monitor },
  { title: 'Bozkır', summary: 'On iki ödül, üç yedek.', prizes: bonus },
  { title: 'Kapı Aralığı', summary: 'Ekipman, freespin ve Sikke.', prizes: headset },
  { title: 'Soba Başı', summary: 'Birinciye 25 bin, ikinci ve üçüncüye 10 bin Sikke.', prizes: treasure },
  { title: 'Ayaz', summary: 'Bonus ve Sikke ödüllü iki haftalık dönem.', prizes: bonus },
  { title: 'Havai Fişek', summary: 'Topluluğun ilk monitör ödüllü çekilişi.', prizes: monitor },
  { title: 'Kış Güneşi', summary: 'Topluluğun ilk bilet çekilişi.', prizes: treasure },
];

/** The draw that runs now, the short one beside it, the one that waits to be drawn, and the one that comes next. */
export const currentPlans = {
  running: {
    title: 'Yıldız Tozu',
    summary: 'İki haftalık büyük çekiliş: bir monitör, iki bonus, yedi Sikke ödülü.',
    prizes: monitor,
  },
  short: {
    title: 'Kısa Devre',
    summary: 'Bu gece kapanan hızlı çekiliş: az bilet, çok ödül.',
    prizes: [coins(1, 1, 10_000), coins(2, 5, 2500), spins(6, 15, 50)],
  },
  waiting: {
    title: 'Pazar Sofrası',
    summary: 'Bilet listesi donduruldu; kazananlar çekiliş saatinde açıklanıyor.',
    prizes: bonus,
  },
  next: {
    title: 'Deniz Feneri',
    summary: 'Sıradaki dönem: ekipman, freespin ve Sikke.',
    prizes: headset,
  },
} satisfies Record<string, RafflePlan>;
