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
    bonusText: 'İlk yatırıma %100 bonus, en çok 10 bin ₺',
    description:
      'Slot seçenekleri bol, çekim talepleri çoğunlukla bir saat içinde sonuçlanıyor. Yayındaki bonus huntların çoğu burada açılıyor.',
    minDeposit: 25_000,
    wageringMultiplier: 20,
    wageringNotes:
      'Bonus tutarı 30 gün içinde 20 kez çevrilir. Slotlar %100, canlı casino %10 sayılır; çevrim sürerken tek bahis en çok ₺500 olabilir. Çevrim tamamlanmadan çekim istenirse bonus ve bonustan gelen kazanç silinir.',
    bonusKinds: ['hos_geldin', 'freespin'],
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
    bonusText: 'Her pazartesi %50 yatırım bonusu, en çok ₺5000',
    description:
      'Haftalık bonusu düzenli verilen, şartları sade bir adres. Destek ekibi Türkçe ve günün her saati yanıt veriyor.',
    minDeposit: 50_000,
    wageringMultiplier: 15,
    wageringNotes:
      'Yatırım ve bonus toplamı 15 kez çevrilir, süre 14 gündür. Bonus satın alma (bonus buy) çevrime sayılmaz. Bonus haftada bir kez, yalnız pazartesi günü alınabilir.',
    bonusKinds: ['kayip', 'freebet'],
    paymentMethods: ['havale', 'papara', 'mefete', 'qr'],
    countsForTickets: true,
    countsForRaces: true,
    checkedHoursAgo: 9,
  },
];
