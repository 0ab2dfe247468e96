import { describe, expect, it } from 'vitest';
import { routeKeys } from '@/lib/routes';
import { processorMs } from '@/scripts/test/processor-ms.fixture';
import { type Decision, decide, type GuardQuestion } from './guard';
import { guardRows, nothing, type Visitor, visitors } from './guard-table.fixture';
import type { SessionUser } from './session-data';

const verified = { username: 'u', phoneVerified: true, telegramVerified: true };
const unverified = { username: 'u', phoneVerified: false, telegramVerified: false };

const users: Readonly<Record<Visitor, SessionUser | null>> = {
  guest: null,
  player: { ...verified, permission: 'player' },
  unverified: { ...unverified, permission: 'player' },
  // Only players are forced: the others stay free with the same data.
  moderator: { ...unverified, permission: 'moderator' },
  editor: { ...unverified, permission: 'editor' },
  admin: { ...unverified, permission: 'admin' },
  support: { ...unverified, permission: 'nartane' },
};

function ask(path: string, more: Partial<GuardQuestion> = {}): Decision {
  return decide({
    method: 'GET',
    path,
    search: '',
    user: null,
    telegramRequired: true,
    origin: null,
    ...more,
  });
}

function redirect(to: string, status: 307 | 308 = 307): Decision {
  return { kind: 'redirect', status, to, isHop: false };
}

function toDecision(to: string | null): Decision {
  if (to === nothing) return { kind: 'not-found' };
  return to === null ? { kind: 'pass' } : redirect(to);
}

describe('the guard table', () => {
  const cells = guardRows.flatMap(({ path, to }) => visitors.map((who) => ({ path, who, to: to[who] })));

  it('has the 23 routes, 161 cells, before the rest of the user area', () => {
    expect(guardRows.slice(0, 23).length * visitors.length).toBe(161);
    expect(routeKeys).toHaveLength(23);
  });

  it.each(cells)('$path for $who: $to', ({ path, who, to }) => {
    expect(ask(path, { user: users[who] })).toEqual(toDecision(to));
  });

  it.each(guardRows)(
    'frees the unverified player on $path while Telegram is not required',
    ({ path, to }) => {
      const decision = ask(path, { user: users.unverified, telegramRequired: false });
      expect(decision).toEqual(toDecision(to.player));
    },
  );
});

describe('a page of the desk', () => {
  const moderator = { ...verified, permission: 'moderator' };
  const rights = { granted: ['economy' as const], withdrawn: ['inbox' as const] };

  it('opens to whom the right was lent, and is none for whom it was taken from', () => {
    expect(ask('/yonetim/market', { user: moderator })).toEqual({ kind: 'not-found' });
    expect(ask('/yonetim/market', { user: { ...moderator, rights } })).toEqual({ kind: 'pass' });
    expect(ask('/yonetim/gelen', { user: moderator })).toEqual({ kind: 'pass' });
    expect(ask('/yonetim/gelen', { user: { ...moderator, rights } })).toEqual({ kind: 'not-found' });
  });
});

describe('an older page of a list', () => {
  it.each(['/analiz/sonra/eyJhIjoxfQ', '/user/ticket-deposits/sonra/WyItXyJd'])(
    'is what a guest on %s comes back to after the login',
    (path) => {
      expect(ask(path)).toEqual(redirect(`/login?next=${path}`));
    },
  );
});

describe('a queue of before', () => {
  const section = '/user/ticket-deposits';
  it.each([
    ['yatirimlar', '?tur=deposit', true],
    ['kazanclar', '?tur=win', false],
    ['gecisler/sonra/WyJd', '?tur=affiliate', false],
    ['kayitlar/kararlar', '?tur=complaint&liste=decided', true],
    ['oduller', '?tur=prize', false],
    ['etkinlikler/kararlar/sonra/WyJd', '?tur=event&liste=decided', false],
    ['vip', '?tur=vip', false],
    ['hesaplar', '?tur=account', true],
    ['siparisler', '?tur=order', true],
    ['siparisler/hazirlanan', '?tur=order', true],
    ['siparisler/teslim-edilen', '?tur=order&liste=decided', true],
  ] as const)(
    '%s leads the team to the inbox for good, a support role to its own',
    (page, query, isForSupport) => {
      const path = `${section}/${page}`;
      for (const who of ['admin', 'editor', 'moderator'] as const)
        expect(ask(path, { user: users[who] })).toEqual(redirect(`/yonetim/gelen${query}`, 308));
      const own = isForSupport ? redirect(`${section}${query}`, 308) : { kind: 'not-found' };
      expect(ask(path, { user: users.support })).toEqual(own);
      expect(ask(path, { user: users.player })).toEqual({ kind: 'not-found' });
      expect(ask(path)).toEqual(redirect(`/login?next=${path}`));
    },
  );

  it.each([
    ['turnuvalar', '/yonetim/turnuvalar'],
    ['turnuvalar/kis-kupasi', '/yonetim/turnuvalar/kis-kupasi'],
    ['turnuvalar/sonra/WyJd', '/yonetim/turnuvalar'],
    ['avlar', '/yonetim/avlar'],
  ])('%s leads the team to its desk for good, and nobody else', (page, to) => {
    const path = `${section}/${page}`;
    for (const who of ['admin', 'moderator'] as const)
      expect(ask(path, { user: users[who] })).toEqual(redirect(to, 308));
    for (const who of ['editor', 'support', 'player'] as const)
      expect(ask(path, { user: users[who] })).toEqual({ kind: 'not-found' });
    expect(ask(path)).toEqual(redirect(`/login?next=${path}`));
  });

  it.each([
    ['isler', '/yonetim/sistem'],
    ['kasa', '/yonetim/market'],
    ['kodlar', '/yonetim/kodlar'],
    ['kodlar/sonra/WyJd', '/yonetim/kodlar'],
  ])('%s leads admins to its desk for good, and nobody else', (page, to) => {
    const path = `${section}/${page}`;
    expect(ask(path, { user: users.admin })).toEqual(redirect(to, 308));
    for (const who of ['moderator', 'editor', 'support', 'player'] as const)
      expect(ask(path, { user: users[who] })).toEqual({ kind: 'not-found' });
  });

  it.each(['', '/odullerim', '/sonra/WyJd', '/toString', '/kasalar'])('is none at %s', (rest) => {
    expect(ask(section + rest, { user: users.admin }).kind).not.toBe('redirect');
  });
});

describe('strict paths', () => {
  it('lets the page of unknown addresses pass, so that a rewrite to it ends there', () => {
    expect(ask('/_not-found')).toEqual({ kind: 'pass' });
  });

  it.each([
    ['/vip/', '/vip'],
    ['/user/info/', '/user/info'],
    ['/sponsorlar/', '/sponsorlar'],
  ])('moves %s to %s for good, query kept', (path, to) => {
    expect(ask(path, { search: '?a=1' })).toEqual(redirect(`${to}?a=1`, 308));
  });

  it.each([
    '//vip',
    '///',
    '//evil.test/',
    '/%76ip',
    '/vip;x',
    '/vip%2f',
    '/vip%00',
    '/\\vip',
    '/x/../vip',
    '/./vip',
    '/..',
    '/vip%20',
    '/vip//',
    '/vip\u0000',
    '/user/INFO',
    '/user/nobody',
    '/user/info/x',
    '/user//info',
    '/_global-error',
  ])('knows no page at %j, whoever asks', (path) => {
    expect(ask(path)).toEqual({ kind: 'not-found' });
    expect(ask(path, { user: users.player })).toEqual({ kind: 'not-found' });
  });

  it('shows no page for what is known to be missing, and redirects as ever', () => {
    expect(ask('/haberler/yok', { isMissing: true })).toEqual({ kind: 'not-found' });
    expect(ask('/haberler/yok/', { isMissing: true })).toEqual(redirect('/haberler/yok', 308));
    expect(ask('/haberler/yok', { isMissing: true, user: users.unverified })).toEqual(
      redirect('/user/verify'),
    );
  });

  it('leaves another case to the router, which knows no such page', () => {
    expect(ask('/VIP')).toEqual({ kind: 'pass' });
  });

  it('guards what lies below a guarded page', () => {
    expect(ask('/vip/anything')).toEqual(redirect('/login?next=/vip/anything'));
  });

  it('answers a page for GET and HEAD alone', () => {
    expect(ask('/sponsorlar', { method: 'HEAD' })).toEqual({ kind: 'pass' });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
      expect(ask('/sponsorlar', { method })).toEqual({ kind: 'method-not-allowed' });
  });

  it.each(['/api/user', '/api/a%2fb', '/healthz', '/readyz'])('leaves %s to its handler', (path) => {
    expect(ask(path, { method: 'POST' })).toEqual({ kind: 'pass' });
  });

  it('reads a long hostile path in linear time', () => {
    const read = () => {
      ask(`/${'a'.repeat(50_000)}!`);
      ask(`/${'a/'.repeat(50_000)}!`);
    };
    expect(processorMs(read)).toBeLessThan(200);
  });
});

describe('the way to the login and back', () => {
  it('carries path and query', () => {
    expect(ask('/user/info', { search: '?tab=2' })).toEqual(redirect('/login?next=/user/info%3Ftab%3D2'));
  });
});

describe('the origin redirect', () => {
  const origin = {
    requestOrigin: 'https://old.test',
    currentUrl: 'https://new.test',
    allowedOrigins: [],
    isProduction: true,
    hasHopped: false,
  };

  it('keeps path and query, marks the hop and comes before the login', () => {
    expect(ask('/vip', { search: '?a=1', origin })).toEqual({
      ...redirect('https://new.test/vip?a=1'),
      isHop: true,
    });
  });

  it('does not touch the calls and the health checks', () => {
    expect(ask('/healthz', { origin })).toEqual({ kind: 'pass' });
    expect(ask('/api/user', { origin })).toEqual({ kind: 'pass' });
  });
});
