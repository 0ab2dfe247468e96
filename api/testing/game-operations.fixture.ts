import type { KnownOperation } from './known-operation.fixture';

/** Bonus hunts, bonus buys and the games they are of. */
export const gameOperations: readonly KnownOperation[] = [
  { method: 'GET', path: '/bonus-hunts' },
  { method: 'GET', path: '/bonus-hunts/{slug}', params: { slug: 'ornek-av' } },
  { method: 'GET', path: '/bonus-hunts/{slug}/guesses', params: { slug: 'ornek-av' } },
  { method: 'GET', path: '/bonus-hunts/{slug}/guess', params: { slug: 'ornek-av' }, needsToken: true },
  {
    method: 'POST',
    path: '/bonus-hunts/{slug}/guess',
    params: { slug: 'ornek-av' },
    body: { end_balance: 100_000 },
    needsToken: true,
  },
  { method: 'GET', path: '/bonus-buys' },
  { method: 'GET', path: '/bonus-buys/{slug}', params: { slug: 'ornek-alim' } },
  { method: 'GET', path: '/games' },
  { method: 'GET', path: '/game-providers' },
  { method: 'GET', path: '/game-names' },
  { method: 'GET', path: '/games/{slug}', params: { slug: 'ornek-oyun' } },
  { method: 'GET', path: '/games/{slug}/bonus-buys', params: { slug: 'ornek-oyun' } },
];
