import type { SponsorSeed } from './sponsor-seed';

/** The demo’s featured sponsors. */
export const featuredSponsors: readonly SponsorSeed[] = [
  {
    slug: 'anafora',
    name: 'Anafora',
    tone: '#05343a',
    tier: 'featured',
    sort: 1,
    state: 'active',
    promotionCode: 'ANAFOR',
    bonusText: 'Çevrimsiz %15 kayıp iadesi, her cuma',
    description:
      'Karmaşık bonus yerine çevrimsiz iade isteyenler için. İade cuma günü saat 12.00’de hesaba kendiliğinden geçiyor.',
    minDeposit: 30_000,
    wageringMultiplier: 0,
    wageringNotes:
      'İade, bir önceki haftanın net kaybı üzerinden hesaplanır; üst sınırı ₺7500, çevrim şartı yoktur. Net kayıp ₺1000 altındaysa iade yapılmaz. O hafta başka bonus alındıysa iade verilmez.',
    bonusKinds: ['kayip'],
    paymentMethods: ['kripto', 'papara', 'payfix'],
    countsForTickets: true,
    countsForRaces: false,
    checkedHoursAgo: 21,
  },
  {
    slug: 'poyrazen',
    name: 'Poyrazen',
    tone: '#1450a3',
    tier: 'featured',
    sort: 2,
    state: 'active',
    promotionCode: 'POYRAZ',
    bonusText: '₺100 deneme bonusu, yatırım şartı yok',
    description:
      'Siteyi para yatırmadan tanımak isteyenlere uygun. Deneme bonusu telefon doğrulamasından sonra veriliyor.',
    minDeposit: 10_000,
    wageringMultiplier: 40,
    wageringNotes:
      'Deneme bonusu 7 gün içinde 40 kez çevrilir; kazancın en çok ₺1000 kadarı çekilebilir. Çekimden önce ₺100 tutarında bir yatırım ve kimlik doğrulaması istenir. Kişi, hane ve cihaz başına bir kez verilir.',
    bonusKinds: ['deneme'],
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
    sort: 3,
    state: 'active',
    promotionCode: 'BALON250',
    bonusText: 'İlk yatırıma 250 freespin',
    description:
      'Freespinler on güne yayılıyor: her gün 25 dönüş, her gün başka bir oyun. Mobil arayüzü en rahat sitelerden biri.',
    minDeposit: 50_000,
    wageringMultiplier: 25,
    wageringNotes:
      'Freespinlerden gelen kazanç 25 kez çevrilir. Dönüşler verildiği gün kullanılmazsa yanar. En yüksek çekim dönüş kazancının 10 katıdır.',
    bonusKinds: ['hos_geldin', 'freespin'],
    paymentMethods: ['kredi_karti', 'papara', 'havale', 'qr'],
    countsForTickets: true,
    countsForRaces: false,
    checkedHoursAgo: 30,
  },
];
