import type { KnownOperation } from './known-operation.fixture';

/** The orders that the suites make before they walk the table. */
export const knownOrders = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const;

/** The market and its orders, what earns Sikke, its ledger and its leaders. */
export const economyOperations: readonly KnownOperation[] = [
  { method: 'GET', path: '/market' },
  { method: 'GET', path: '/market/{slug}', params: { slug: 'ornek' } },
  { method: 'GET', path: '/market/{slug}/me', params: { slug: 'ornek' }, needsToken: true },
  {
    method: 'POST',
    path: '/market/{slug}/orders',
    params: { slug: 'ornek' },
    body: { expected_price: 100 },
    needsToken: true,
    isKeyed: true,
  },
  { method: 'GET', path: '/user/orders', needsToken: true },
  { method: 'GET', path: '/user/orders/{id}', params: { id: knownOrders[0] }, needsToken: true },
  { method: 'POST', path: '/user/orders/{id}/cancel', params: { id: knownOrders[0] }, needsToken: true },
  { method: 'GET', path: '/orders', needsToken: true, isForAdmins: true },
  {
    method: 'POST',
    path: '/orders/{id}/decision',
    params: { id: knownOrders[1] },
    body: { decision: 'approve' },
    needsToken: true,
    isForAdmins: true,
  },
  {
    method: 'POST',
    path: '/market/{slug}/codes',
    params: { slug: 'ornek-kod' },
    body: { codes: ['ORNEK-1'] },
    needsToken: true,
    isForAdmins: true,
  },
  { method: 'GET', path: '/vault', needsToken: true, isForAdmins: true },
  { method: 'GET', path: '/points' },
  { method: 'GET', path: '/points/me', needsToken: true },
  { method: 'GET', path: '/points/invite', needsToken: true },
  { method: 'POST', path: '/points/checkin', needsToken: true, isKeyed: true },
  {
    method: 'POST',
    path: '/codes/redemption',
    body: { code: 'ORNEK-KOD' },
    needsToken: true,
    isKeyed: true,
  },
  {
    method: 'POST',
    path: '/codes',
    freeTexts: ['code', 'title'],
    body: {
      code: 'YENI-KOD-1',
      title: 'Yayın',
      amount: 20,
      max_uses: 5,
      starts_at: '2026-11-21T10:00:00Z',
      ends_at: '2026-11-22T10:00:00Z',
    },
    needsToken: true,
    isForAdmins: true,
  },
  { method: 'GET', path: '/codes', needsToken: true, isForAdmins: true },
  { method: 'POST', path: '/codes/{id}/end', params: { id: '1' }, needsToken: true, isForAdmins: true },
  { method: 'GET', path: '/user/ledger', needsToken: true },
  { method: 'GET', path: '/user/ledger/summary', needsToken: true },
  { method: 'GET', path: '/leaders/{metric}/{period}', params: { metric: 'coins', period: 'week' } },
  {
    method: 'GET',
    path: '/leaders/{metric}/{period}/me',
    params: { metric: 'coins', period: 'week' },
    needsToken: true,
  },
  { method: 'GET', path: '/leaders/{metric}/{period}/past', params: { metric: 'coins', period: 'week' } },
  {
    method: 'GET',
    path: '/leaders/{metric}/{period}/past/{start}',
    params: { metric: 'coins', period: 'week', start: '2026-06-01' },
  },
];
