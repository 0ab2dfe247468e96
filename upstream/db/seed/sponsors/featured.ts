import type { SponsorSeed } from './sponsor-seed';

/** The demo’s featured sponsors. */
export const featuredSponsors: readonly SponsorSeed[] = [
  {
    slug: 'poyrazen',
    name: 'Poyrazen',
    tone: '#1450a3',
    tier: 'featured',
    sort: 1,
    state: 'active',
    promotionCode: 'POYRAZ',
    bonusText: '100 ₺ deneme bonusu, yatırım şartı yok',
    description:
      'Siteyi para yatırmadan tanımak isteyenlere uygun. Deneme bonusu telefon doğrulamasından sonra veriliyor.',
    minDeposit: 10_000,
    wageringMultiplier: 40,
    wageringNotes:
      'Deneme bonusu 7 gün içinde 40 kez çevrilir; kazancın en çok 1.000 ₺ kadarı çekilebilir. Çekimden önce 100 ₺ tutarında bir yatırım ve kimlik doğrulaması istenir. Kişi, hane ve cihaz başına bir kez verilir.',
    paymentMethods: ['papara', 'havale', 'payfix', 'cepbank'],
    countsForTickets: true,
    countsForRaces: true,
    checkedHoursAgo: 14,
  },
  {
    slug: 'balonya',
    name: 'Balonya',
    tone: '#fbe9d0',
    tier: 'featured',
    sort: 2,
    state: 'active',
    promotionCode: 'BALON250',
    bonusText: 'İlk yatırıma 250 bedava dönüş',
    description:
      'Bedava dönüşler on güne yayılıyor: her gün 25 dönüş, her gün başka bir oyun. Mobil arayüzü en rahat sitelerden biri.',
    minDeposit: 50_000,
    wageringMultiplier: 25,
    wageringNotes:
      'Bedava dönüşlerden gelen kazanç 25 kez çevrilir. Dönüşler verildiği gün kullanılmazsa yanar. En yüksek çekim dönüş kazancının 10 katıdır.',
    paymentMethods: ['kredi_karti', 'papara', 'havale', 'qr'],
    countsForTickets: true,
    countsForRaces: false,
    checkedHoursAgo: 30,
  },
  {
    slug: 'obsidra',
    name: 'Obsidra',
    tone: '#17131f',
    tier: 'featured',
    sort: 3,
    state: 'active',
    promotionCode: 'OBSIKKE',
    bonusText: 'Kripto yatırımlarına %75 bonus, en çok 1.000 $',
    description:
      'Yalnız kripto ile çalışıyor; yatırım ve çekim dakikalar içinde tamamlanıyor. Bakiye dolar üzerinden tutuluyor.',
    minDeposit: 2_000,
    currency: 'USD',
    wageringMultiplier: 30,
    wageringNotes:
      'Bonus 21 gün içinde 30 kez çevrilir. Yalnız slotlar sayılır; getirisi (RTP) %97’nin üzerinde olan oyunlar çevrim dışıdır. Ağ ücretleri oyuncuya aittir.',
    paymentMethods: ['kripto'],
    countsForTickets: true,
    countsForRaces: true,
    checkedHoursAgo: 3,
  },
];
