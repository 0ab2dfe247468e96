import type { KnownOperation } from './known-operation.fixture';

/** A picture which the document's test has stored for its member under this name. */
export const knownMediaId = '0b7a3f0e-6f0d-4c39-9a55-2f1e5f6f8a01';
/** Another of the same member, which no claim has used yet. */
export const freeMediaId = '0b7a3f0e-6f0d-4c39-9a55-2f1e5f6f8a02';

/** A PNG of one point. */
export const onePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWMQVDIGAACuAGdAA4zpAAAAAElFTkSuQmCC',
  'base64',
);

const own = { site_username: 'ornek_oyuncu', sponsor: 'ornek' } as const;

/** One good call of every operation around claims, media and linked accounts. */
export const claimOperations: readonly KnownOperation[] = [
  { method: 'POST', path: '/media', needsToken: true, isPicture: true },
  { method: 'GET', path: '/media/{id}', params: { id: knownMediaId }, needsToken: true },
  { method: 'GET', path: '/sponsor-accounts', needsToken: true },
  { method: 'POST', path: '/sponsor-accounts', body: own, needsToken: true },
  {
    method: 'POST',
    path: '/claims/deposit',
    body: {
      ...own,
      raffle: 'acik',
      amount: 100_000,
      currency: 'TRY',
      deposit_date: new Date(Date.now() - 60_000).toISOString(),
      file: [freeMediaId],
    },
    needsToken: true,
    isKeyed: true,
  },
  {
    method: 'POST',
    path: '/claims/win',
    body: {
      ...own,
      game_name: 'Örnek Oyun',
      bet: 1000,
      win: 250_000,
      currency: 'TRY',
      link: 'https://tekrar.example/1',
    },
    needsToken: true,
    isKeyed: true,
  },
  {
    method: 'POST',
    path: '/claims/affiliate',
    body: {
      ...own,
      name: 'Ada',
      surname: 'Örnek',
      email: 'ada@ornek.com',
      phone: '+90 500 000 00 00',
      terms: true,
    },
    needsToken: true,
    isKeyed: true,
  },
  {
    method: 'POST',
    path: '/claims/complaint',
    body: { type: 'complaint', department: 'payment', sponsor: 'ornek', subject: 'Konu', message: 'Mesaj' },
    needsToken: true,
    isKeyed: true,
  },
  {
    method: 'POST',
    path: '/claims/objection',
    body: { area: 'wager_event', slug: 'ornek-itiraz', reason: 'missing', message: 'Sıram yok.' },
    needsToken: true,
    isKeyed: true,
  },
  { method: 'GET', path: '/claims/{kind}/own', params: { kind: 'deposit' }, needsToken: true },
  { method: 'GET', path: '/claims/{kind}/{id}', params: { kind: 'complaint', id: '1' }, needsToken: true },
  {
    method: 'POST',
    path: '/claims/{kind}/{id}/steps',
    params: { kind: 'complaint', id: '1' },
    body: { action: 'message', message: 'Bir not' },
    needsToken: true,
    isKeyed: true,
  },
  {
    method: 'GET',
    path: '/reviews/{kind}',
    params: { kind: 'deposit' },
    needsToken: true,
    isForAdmins: true,
  },
  {
    method: 'POST',
    path: '/reviews/{kind}/{id}/steps',
    params: { kind: 'complaint', id: '1' },
    body: { action: 'reply', reason: 'Bir yanıt' },
    needsToken: true,
    isForAdmins: true,
  },
];
