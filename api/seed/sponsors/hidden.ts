import type { SponsorSeed } from './sponsor-seed';

/** A paused and a drafted sponsor, which no visitor sees. */
export const hiddenSponsors: readonly SponsorSeed[] = [
  {
    slug: 'cinarino',
    name: 'Çınarino',
    tone: '#2c1a3f',
    tier: 'normal',
    sort: 7,
    state: 'paused',
    promotionCode: 'CINAR',
    bonusText: 'İlk yatırıma %80 bonus, en çok ₺4000',
    description: 'Çekim süreleri uzadığı için öneri durduruldu; düzelene kadar listede gösterilmiyor.',
    minDeposit: 20_000,
    wageringMultiplier: 35,
    wageringNotes: 'Bonus 35 kez çevrilir; süre 15 gündür.',
    bonusKinds: ['hos_geldin'],
    paymentMethods: ['papara', 'havale'],
    checkedHoursAgo: 310,
  },
  {
    slug: 'kirazento',
    name: 'Kirazento',
    tone: '#ffe1e3',
    tier: 'normal',
    sort: 8,
    state: 'draft',
    promotionCode: null,
    bonusText: null,
    description: null,
    paymentMethods: [],
    checkedHoursAgo: null,
  },
];
