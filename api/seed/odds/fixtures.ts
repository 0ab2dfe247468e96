/** The invented competitions of the demo, by sport, and who plays in them (D31: no real club, no real league). */
export interface Competition {
  readonly sport: 'futbol' | 'basketbol' | 'voleybol' | 'tenis' | 'espor';
  readonly league: string;
  readonly sides: readonly string[];
  /** Local hours at which matches begin. */
  readonly hours: readonly number[];
}

/** Football most of all, as people bet. */
export const competitions: readonly Competition[] = [
  {
    sport: 'futbol',
    league: 'Boğaz Ligi',
    sides: [
      'Kuzey Limanı',
      'Çınaraltı',
      'Tepebağ',
      'Yelkenspor',
      'Demirköprü',
      'Sahil Gücü',
      'Taşhan',
      'Ihlamur FK',
      'Gemiciler',
      'Kale Yıldızı',
    ],
    hours: [14, 17, 20],
  },
  {
    sport: 'futbol',
    league: 'Yarımada Kupası',
    sides: ['Kuzey Limanı', 'Sahil Gücü', 'Bozkır Atlı', 'Fener Burnu', 'Zeytinova', 'Kale Yıldızı'],
    hours: [19, 21],
  },
  {
    sport: 'basketbol',
    league: 'Pota Serisi',
    sides: ['Marmara Kanatları', 'Tersane Basket', 'Ova Yıldızları', 'Kule 1923', 'Dalgakıran', 'Beyaz Deve'],
    hours: [16, 19],
  },
  {
    sport: 'voleybol',
    league: 'File Kadınlar Ligi',
    sides: ['Lodos Voleybol', 'Çamlık', 'İncirli', 'Yakamoz', 'Sarnıç'],
    hours: [15, 18],
  },
  {
    sport: 'espor',
    league: 'Gece Arenası',
    sides: ['Kor Kadro', 'Pusula', 'Sis Takımı', 'Beşinci Kat'],
    hours: [20, 22],
  },
];

/** A kind of bet: its market, what is chosen, and the odds between which it usually stands. */
export interface Market {
  readonly sport: Competition['sport'];
  readonly market: string;
  /** `{ev}` and `{konuk}` become the sides. */
  readonly selection: string;
  readonly from: number;
  readonly to: number;
}

export const markets: readonly Market[] = [
  { sport: 'futbol', market: 'Maç sonucu', selection: '{ev} kazanır', from: 1.55, to: 2.4 },
  { sport: 'futbol', market: 'Maç sonucu', selection: '{konuk} kazanır', from: 2.1, to: 3.6 },
  { sport: 'futbol', market: 'Toplam gol', selection: '2,5 gol üstü', from: 1.6, to: 2.1 },
  { sport: 'futbol', market: 'Karşılıklı gol', selection: 'Var', from: 1.65, to: 2.05 },
  { sport: 'futbol', market: 'İlk yarı sonucu', selection: '{ev} önde', from: 2.1, to: 2.9 },
  { sport: 'futbol', market: 'Çifte şans', selection: '{konuk} yenilmez', from: 1.45, to: 1.85 },
  { sport: 'futbol', market: 'Toplam korner', selection: '9,5 korner üstü', from: 1.7, to: 2.1 },
  { sport: 'basketbol', market: 'Maç sonucu', selection: '{ev} kazanır', from: 1.4, to: 2.2 },
  { sport: 'basketbol', market: 'Toplam sayı', selection: '162,5 sayı üstü', from: 1.75, to: 1.95 },
  { sport: 'basketbol', market: 'Handikap', selection: '{konuk} +6,5', from: 1.7, to: 1.95 },
  { sport: 'voleybol', market: 'Set sonucu', selection: '{ev} 3-1 ya da 3-0', from: 1.7, to: 2.3 },
  { sport: 'voleybol', market: 'Toplam set', selection: '3,5 set üstü', from: 1.6, to: 1.95 },
  { sport: 'espor', market: 'Maç sonucu', selection: '{ev} kazanır', from: 1.6, to: 2.5 },
  { sport: 'espor', market: 'Harita sayısı', selection: '2,5 harita üstü', from: 1.8, to: 2.2 },
];

/** What a sponsor adds to some of its odds. */
export const notes: readonly string[] = [
  'Yalnız tekli kuponda geçerli. Kazanç nakit olarak yazılır, çevrim istenmez.',
  'Yükseltilmiş kısım bonus bakiyesine yazılır; bir kez çevrilince çekilir.',
  'Hesap başına bir kupon. Nakit çıkış yapılırsa normal oran geçerli olur.',
  'Kuponu onaylamadan önce kodu kupon ekranına yaz; sonradan eklenmez.',
  'Maç ertelenirse kupon iade edilir, yükseltme yeni tarihe taşınmaz.',
];
