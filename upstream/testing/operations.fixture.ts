import { randomUUID } from 'node:crypto';
import { goodPassword, registration } from './accounts.fixture';
import { claimOperations } from './claim-operations.fixture';
import { signedLogin, webhookSecret } from './verification.fixture';

export interface KnownOperation {
  readonly method: string;
  /** The path as the OpenAPI document writes it. */
  readonly path: string;
  /** Values for the path's parameters that exist in the test's content. */
  readonly params?: Readonly<Record<string, string>>;
  /** A query that fits, with its question mark. */
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Fields that take any text: the suites ask of those only that nothing breaks. */
  readonly freeTexts?: readonly string[];
  /** The body is a picture. */
  readonly isPicture?: boolean;
  readonly needsToken?: boolean;
  /** Has effect once for its `Idempotency-Key`. */
  readonly isKeyed?: boolean;
  /** What it asks for beside the token. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For admins alone. */
  readonly isForAdmins?: boolean;
  /** A probe: open to everybody. */
  readonly isOpen?: boolean;
}

/** The orders that the suites make before they walk the table. */
export const knownOrders = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const;

/** One good call of every operation. A new route has a row here, or the suites that walk this table fail. */
export const operations: readonly KnownOperation[] = [
  { method: 'GET', path: '/healthz', isOpen: true },
  { method: 'GET', path: '/readyz', isOpen: true },
  { method: 'GET', path: '/init' },
  { method: 'GET', path: '/main' },
  { method: 'GET', path: '/site' },
  { method: 'GET', path: '/popups' },
  { method: 'GET', path: '/sponsors' },
  { method: 'POST', path: '/sponsors/{slug}/clicks', params: { slug: 'ornek' } },
  { method: 'GET', path: '/sponsors/{slug}', params: { slug: 'ornek' } },
  { method: 'GET', path: '/sponsors/{slug}/entries', params: { slug: 'ornek' } },
  { method: 'GET', path: '/entries/{area}', params: { area: 'sponsors' } },
  { method: 'GET', path: '/special-odds' },
  { method: 'GET', path: '/special-odds/record' },
  { method: 'GET', path: '/special-odds/{slug}', params: { slug: 'ornek-oran' } },
  { method: 'GET', path: '/wins' },
  { method: 'GET', path: '/wins/best' },
  { method: 'GET', path: '/wins/filters' },
  { method: 'GET', path: '/wins/{id}', params: { id: '1' } },
  { method: 'GET', path: '/news' },
  { method: 'GET', path: '/news/{slug}', params: { slug: 'ornek-haber' } },
  { method: 'GET', path: '/api/bc/banners/{banner_id}/view', params: { banner_id: 'ornek' } },
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
  { method: 'GET', path: '/points' },
  { method: 'GET', path: '/points/me', needsToken: true },
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
  { method: 'GET', path: '/user/ledger', needsToken: true },
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
  { method: 'GET', path: '/bonus-hunts' },
  { method: 'GET', path: '/bonus-hunts/{slug}', params: { slug: 'ornek-av' } },
  { method: 'GET', path: '/bonus-hunts/{slug}/guesses', params: { slug: 'ornek-av' } },
  { method: 'GET', path: '/bonus-hunts/{slug}/guess', params: { slug: 'ornek-av' }, needsToken: true },
  {
    method: 'PUT',
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
  { method: 'POST', path: '/login', body: { email: 'oyuncu', password: goodPassword } },
  { method: 'GET', path: '/refresh', needsToken: true },
  { method: 'POST', path: '/register', body: registration('yenigelen') },
  { method: 'GET', path: '/user', needsToken: true },
  { method: 'PATCH', path: '/user', body: { avatar: '/avatars/2/1.jpg' }, needsToken: true },
  { method: 'POST', path: '/logout', needsToken: true },
  { method: 'POST', path: '/forgot-password', body: { email: 'oyuncu@ornek.com' } },
  {
    method: 'POST',
    path: '/reset-password',
    body: { token: 'sikke-baglantisi', password: 'Yelkenli-42', password_confirmation: 'Yelkenli-42' },
  },
  {
    method: 'POST',
    path: '/user/password',
    body: {
      current_password: goodPassword,
      password: goodPassword,
      password_confirmation: goodPassword,
    },
    needsToken: true,
  },
  { method: 'GET', path: '/user/export', needsToken: true },
  { method: 'GET', path: '/user/deletion', needsToken: true },
  { method: 'POST', path: '/user/deletion', body: { password: goodPassword }, needsToken: true },
  { method: 'POST', path: '/user/deletion/cancel', needsToken: true },
  { method: 'GET', path: '/user/verification', needsToken: true },
  { method: 'POST', path: '/user/phone/verify', body: { code: '042137' }, needsToken: true },
  { method: 'POST', path: '/user/phone', body: { phone: '0532 111 22 34' }, needsToken: true },
  { method: 'POST', path: '/user/telegram/link', needsToken: true },
  {
    method: 'POST',
    path: '/user/telegram/login',
    body: signedLogin({ id: 42, first_name: 'Oyuncu', auth_date: Math.floor(Date.now() / 1000) }),
    needsToken: true,
  },
  {
    method: 'POST',
    path: '/telegram/webhook',
    body: { update_id: 1 },
    headers: { 'X-Telegram-Bot-Api-Secret-Token': webhookSecret },
  },
  { method: 'GET', path: '/user/sessions', needsToken: true },
  { method: 'POST', path: '/user/sessions/end', body: { which: 'others' }, needsToken: true },
  { method: 'GET', path: '/user/notifications', needsToken: true },
  { method: 'GET', path: '/user/notifications/unread', needsToken: true },
  { method: 'POST', path: '/user/notifications/read', body: { up_to: 1 }, needsToken: true },
  { method: 'GET', path: '/user/notifications/choices', needsToken: true },
  {
    method: 'PATCH',
    path: '/user/notifications/choices',
    body: { group: 'reviews', mail: true },
    needsToken: true,
  },
  { method: 'GET', path: '/jobs', needsToken: true, isForAdmins: true },
  { method: 'GET', path: '/search', query: '?q=ornek' },
  { method: 'GET', path: '/raffles' },
  { method: 'GET', path: '/raffles/past' },
  { method: 'GET', path: '/raffles/{slug}', params: { slug: 'ornek' } },
  { method: 'GET', path: '/raffles/{slug}/proof', params: { slug: 'ornek' } },
  { method: 'GET', path: '/raffles/{slug}/mine', params: { slug: 'ornek' }, needsToken: true },
  { method: 'GET', path: '/events' },
  { method: 'GET', path: '/events/{slug}', params: { slug: 'ornek' } },
  { method: 'GET', path: '/events/{slug}/standings', params: { slug: 'ornek' } },
  { method: 'GET', path: '/vip', needsToken: true },
  { method: 'POST', path: '/vip/application', needsToken: true },
  { method: 'GET', path: '/schedule' },
  { method: 'GET', path: '/now-playing' },
  { method: 'GET', path: '/analyses', needsToken: true },
  { method: 'GET', path: '/analysts', needsToken: true },
  { method: 'GET', path: '/analyses/{slug}', params: { slug: 'ornek-analiz' }, needsToken: true },
  {
    method: 'GET',
    path: '/events/{slug}/participation',
    params: { slug: 'ornek-yakinda' },
    needsToken: true,
  },
  {
    method: 'POST',
    path: '/events/{slug}/participation',
    params: { slug: 'ornek-yakinda' },
    needsToken: true,
  },
  {
    method: 'DELETE',
    path: '/events/{slug}/participation',
    params: { slug: 'ornek-yakinda' },
    needsToken: true,
  },
  {
    method: 'POST',
    path: '/events/{slug}/entries',
    params: { slug: 'ornek' },
    body: { game_name: 'ornek-oyun', bet: 500, win: 60_000, link: 'https://ornek.example/tekrar/1' },
    needsToken: true,
    isKeyed: true,
  },
  { method: 'GET', path: '/tournaments/{slug}/entry', params: { slug: 'ornek' }, needsToken: true },
  {
    method: 'POST',
    path: '/tournaments/{slug}/entry',
    params: { slug: 'ornek' },
    body: { game_name: 'ornek-oyun' },
    needsToken: true,
  },
  { method: 'DELETE', path: '/tournaments/{slug}/entry', params: { slug: 'ornek' }, needsToken: true },
  { method: 'POST', path: '/tournaments/{slug}/check-in', params: { slug: 'ornek-onay' }, needsToken: true },
  { method: 'GET', path: '/tournaments' },
  { method: 'GET', path: '/tournaments/{slug}', params: { slug: 'ornek' } },
  { method: 'GET', path: '/tournaments/{slug}/standings', params: { slug: 'ornek' } },
  { method: 'GET', path: '/wager-events' },
  { method: 'GET', path: '/wager-events/past' },
  { method: 'GET', path: '/wager-events/{slug}', params: { slug: 'ornek' } },
  { method: 'GET', path: '/wager-events/{slug}/standings', params: { slug: 'ornek' } },
  { method: 'GET', path: '/wager-events/{slug}/mine', params: { slug: 'ornek' }, needsToken: true },
  ...claimOperations,
];

/** The headers an operation asks for beside the token: a key that nobody used, where it is keyed. */
export function headersOf({ isKeyed, isPicture, headers }: KnownOperation): Record<string, string> {
  return {
    ...headers,
    ...(isKeyed ? { 'Idempotency-Key': randomUUID() } : {}),
    ...(isPicture ? { 'Content-Type': 'image/png' } : {}),
  };
}

/** The address of an operation: its path with the good parameters, or with other ones. */
export function addressOf({ path, params, query = '' }: KnownOperation, other?: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => other ?? params?.[name] ?? '') + query;
}
