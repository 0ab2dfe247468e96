import { createServer, IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSessionCookie } from '@/e2e/support/session-cookie';
import { guardRows, type Visitor, visitors } from '@/lib/session/guard-table.fixture';
import { openedSession, unsealSession } from '@/lib/session/seal';
import { asGuest, asKnownGuest } from './as-guest';
import { ask, listen } from './ask.fixture';

/** The pages of the guard's table that the build renders for nobody in particular, as its own list has them. */
const prerendered = new Set(
  guardRows.flatMap(({ path, to }) =>
    to.guest === null && !/eposta-onayi|yeni-sifre/.test(path) ? [path] : [],
  ),
);

let servers: readonly Server[] = [];
/** Where the whole way is asked, and where `asKnownGuest` stands ahead of it. */
let ports: readonly number[] = [];
let port = 0;
let telegramRequired = true;
/** How often the settings were asked for. */
let asked = 0;
const seals = new Map<Visitor, string>();

beforeAll(async () => {
  for (const visitor of visitors) seals.set(visitor, await readSessionCookie(visitor));
  const settings = {
    forMember: async () => {
      asked += 1;
      return { telegramRequired, currentUrl: null };
    },
  };
  const isPrerendered = (path: string) => prerendered.has(path);
  const handler = asGuest(
    async (req, res) => {
      res.end(req.headers.cookie ?? 'nobody');
    },
    { isPrerendered, settings },
  );
  const toGuest = asKnownGuest({ isPrerendered });
  servers = [
    createServer((req, res) => void handler(req, res)),
    createServer((req, res) => {
      toGuest(req);
      void handler(req, res);
    }),
  ];
  ports = await Promise.all(servers.map(listen));
});
afterAll(() => {
  for (const server of servers) server.close();
});

/** What the site behind learns of the cookies of a request. */
async function seen(path: string, headers: Record<string, string>, method = 'GET'): Promise<string> {
  const answer = await ask(port, path, { method, headers });
  return String(answer.body);
}

const seal = (visitor: Visitor) => `sikke=${seals.get(visitor)}`;

describe.each([
  ['alone', 0],
  ['with what is known ahead of it', 1],
])('%s', (_way, nth) => {
  beforeAll(() => {
    port = ports[nth] ?? 0;
  });

  describe.each([true, false])('a request of a member, Telegram required: %s', (isRequired) => {
    it.each(visitors)(
      'of the guard table’s %s is a guest’s where both see one page, and there alone',
      async (visitor) => {
        telegramRequired = isRequired;
        for (const { path, to } of guardRows) {
          const isOpen = prerendered.has(path) && !/^\/(login|register|forgot-password)$/.test(path);
          const mustVerify = visitor === 'unverified' && isRequired;
          if (isOpen && isRequired) expect(to[visitor], path).toBe(mustVerify ? '/user/verify' : null);
          const cookie = visitor === 'guest' ? 'a=b' : seal(visitor);
          const isTaken = visitor !== 'guest' && isOpen && !mustVerify;
          expect(await seen(path, { cookie }), path).toBe(isTaken ? 'nobody' : cookie);
        }
      },
    );
  });

  describe('the session of a member on a page that is the same for all', () => {
    const page = '/sponsorlar';

    it('goes no further, and whatever decides nothing stays', async () => {
      const cookie = `a=b; ${seal('player')}; sikke-ref=YAYIN_42`;
      expect(await seen(page, { cookie })).toBe('a=b; sikke-ref=YAYIN_42');
      expect(await seen(page, { cookie }, 'HEAD')).toBe('');
    });

    it.each([
      ['tampered with', () => 'sikke=Fe26.2*garbage~2'],
      ['of nobody', () => 'sikke='],
    ])('is a guest’s as well where it is %s', async (_what, toCookie) => {
      expect(await seen(page, { cookie: toCookie() })).toBe('nobody');
    });

    it.each([
      ['twice', () => `${seal('player')}; ${seal('unverified')}`],
      ['under the name of https', () => `__Host-${seal('player')}`],
      ['beside one under the name of https', () => `${seal('player')}; __Host-${seal('admin')}`],
      ['beside the mark of a hop', () => `${seal('player')}; sikke-hop=1`],
      ['beside a preview of Next', () => `${seal('player')}; __prerender_bypass=x`],
      ['beside a preview’s link', () => `${seal('player')}; sikke-preview=x`],
      ['beside a cookie that no two parsers read alike', () => `${seal('player')}; =y`],
    ])('passes on where it is %s', async (_what, toCookie) => {
      expect(await seen(page, { cookie: toCookie() })).toBe(toCookie());
    });

    it.each([
      ['the router', { rsc: '1' }],
      ['a prefetch', { 'next-router-prefetch': '1' }],
      ['a wish for a fresh answer', { 'cache-control': 'no-cache' }],
      ['credentials', { authorization: 'Bearer x' }],
    ] as const)('passes on with %s', async (_what, headers) => {
      const cookie = seal('player');
      expect(await seen(page, { ...headers, cookie })).toBe(cookie);
    });

    it('passes on where the address asks for more, and with a write', async () => {
      const cookie = seal('player');
      expect(await seen(`${page}?ref=A`, { cookie })).toBe(cookie);
      expect(await seen(page, { cookie }, 'POST')).toBe(cookie);
    });

    it('waits for the settings only where they decide', async () => {
      asked = 0;
      await seen(page, { cookie: seal('player') });
      await seen(page, { cookie: seal('moderator') });
      expect(asked).toBe(0);
      await seen(page, { cookie: seal('unverified') });
      expect(asked).toBe(1);
    });
  });
});

describe('a member whom this process knows', () => {
  const isPrerendered = (path: string) => prerendered.has(path);
  const toGuest = asKnownGuest({ isPrerendered });
  const left = (cookie: string, url = '/sponsorlar') => {
    const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers: { cookie } });
    toGuest(req);
    return req.headers.cookie ?? 'nobody';
  };

  it('is a guest at once; a seal that nobody opened, or about whom a setting decides, waits', async () => {
    const fresh = `sikke=${await readSessionCookie('player')}`;
    expect(left(fresh)).toBe(fresh);
    await unsealSession(fresh.slice('sikke='.length));
    await unsealSession(seals.get('unverified'));
    expect(left(fresh)).toBe('nobody');
    expect(left(`a=b; ${fresh}`)).toBe('a=b');
    expect(left(fresh, '/login')).toBe(fresh);
    expect(left(seal('unverified'))).toBe(seal('unverified'));
  });

  it('is one no longer once the time of the session is over', async () => {
    const session = await readSessionCookie('player');
    await unsealSession(session);
    expect(openedSession(session)).not.toBeNull();
    expect(openedSession(session, Date.now() / 1000 + 15 * 86_400)).toBeNull();
  });
});
