import type { analysts } from '../../db/schema/analysts';

/** The demo's authors: invented names of the team. */
export const analystSeeds: (typeof analysts.$inferInsert)[] = [
  {
    slug: 'deniz-akay',
    name: 'Deniz Akay',
    about: 'Futbolda gol sayısı ve duran top. Az oynar, gerekçesini uzun yazar.',
  },
  {
    slug: 'ruya-tan',
    name: 'Rüya Tan',
    about: 'Basketbol ve voleybolda tempo okur; sakatlık haberini beklemeden yazmaz.',
  },
  {
    slug: 'kerem-usta',
    name: 'Kerem Usta',
    about: 'Sürpriz peşinde: yüksek oran, düşük birim, uzun soluk.',
  },
];
