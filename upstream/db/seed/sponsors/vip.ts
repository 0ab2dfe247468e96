import type { SponsorSeed } from './sponsor-seed';

/** The demo’s VIP sponsors. */
export const vipSponsors: readonly SponsorSeed[] = [
  {
    slug: 'nartane',
    name: 'Nartane',
    tone: '#5c0a24',
    tier: 'vip',
    sort: 1,
    state: 'active',
    promotionCode: 'SIKKE100',
    bonusText: 'İlk yatırıma %100 bonus, en çok 10.000 ₺',
    description:
      'Slot seçenekleri bol, çekim talepleri çoğunlukla bir saat içinde sonuçlanıyor. Yayındaki bonus avlarının çoğu burada açılıyor.',
    minDeposit: 25_000,
    wageringMultiplier: 20,
    wageringNotes:
      'Bonus tutarı 30 gün içinde 20 kez çevrilir. Slotlar %100, canlı casino %10 sayılır; çevrim sürerken tek bahis en çok 500 ₺ olabilir. Çevrim tamamlanmadan çekim istenirse bonus ve bonustan gelen kazanç silinir.',
    paymentMethods: ['papara', 'havale', 'kripto', 'kredi_karti'],
    countsForTickets: true,
    countsForRaces: true,
    checkedHoursAgo: 5,
  },
  {
    slug: 'kervansa',
    name: 'Kervansa',
    tone: '#1b2747',
    tier: 'vip',
    sort: 2,
    state: 'active',
    promotionCode: 'KERVAN50',
    bonusText: 'Her pazartesi %50 yatırım bonusu, en çok 5.000 ₺',
    description:
      'Haftalık bonusu düzenli verilen, şartları sade bir adres. Destek ekibi Türkçe ve günün her saati yanıt veriyor.',
    minDeposit: 50_000,
    wageringMultiplier: 15,
    wageringNotes:
      'Yatırım ve bonus toplamı 15 kez çevrilir, süre 14 gündür. Bonus satın alma (bonus buy) çevrime sayılmaz. Bonus haftada bir kez, yalnız pazartesi günü alınabilir.',
    paymentMethods: ['havale', 'papara', 'mefete', 'qr'],
    countsForTickets: true,
    countsForRaces: true,
    checkedHoursAgo: 9,
  },
  {
    slug: 'anafora',
    name: 'Anafora',
    tone: '#05343a',
    tier: 'vip',
    sort: 3,
    state: 'active',
    promotionCode: 'ANAFOR',
    bonusText: 'Çevrimsiz %15 kayıp iadesi, her cuma',
    description:
      'Karmaşık bonus yerine çevrimsiz iade isteyenler için. İade cuma günü saat 12.00’de hesaba kendiliğinden geçiyor.',
    minDeposit: 30_000,
    wageringMultiplier: 0,
    wageringNotes:
      'İade, bir önceki haftanın net kaybı üzerinden hesaplanır; üst sınırı 7.500 ₺, çevrim şartı yoktur. Net kayıp 1.000 ₺ altındaysa iade yapılmaz. O hafta başka bonus alındıysa iade verilmez.',
    paymentMethods: ['kripto', 'papara', 'payfix'],
    countsForTickets: true,
    countsForRaces: false,
    checkedHoursAgo: 21,
  },
];
