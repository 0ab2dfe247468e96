import { createServer, type Server } from 'node:http';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSessionCookie } from '@/e2e/support/session-cookie';
import { decidedHeader } from '@/lib/csp/nonce-policy';
import { guardRows, type Visitor, visitors } from '@/lib/session/guard-table.fixture';
import { isRenderedPerRequest } from '@/lib/session/page-route';
import { config } from '@/middleware';
import { ask, listen } from './ask.fixture';
import { decidedPages } from './decided-pages';

let server: Server;
let port = 0;
let settings = { telegramRequired: true, currentUrl: null as string | null };
const seals = new Map<Visitor, string>();

beforeAll(async () => {
  for (const visitor of visitors) seals.set(visitor, await readSessionCookie(visitor));
  const known = async () => settings;
  const handler = decidedPages(
    async (req, res) => {
      res.end(
        JSON.stringify({ mark: req.headers[decidedHeader], policy: req.headers['content-security-policy'] }),
      );
    },
    { forGuest: known, forMember: known },
  );
  server = createServer((req, res) => void handler(req, res));
  port = await listen(server);
});
afterAll(() => void server.close());
beforeEach(() => {
  settings = { telegramRequired: true, currentUrl: null };
});

/** What the site behind is told of a request, and under which policy its answer goes out. */
async function told(path: string, headers: Record<string, string>, method = 'GET') {
  const answer = await ask(port, path, { method, headers });
  const { mark, policy } = JSON.parse(String(answer.body) || '{}');
  return { mark, policy, sent: answer.headers['content-security-policy'] };
}

const untouched = { mark: undefined, policy: undefined, sent: undefined };
const seal = (visitor: Visitor) => `sikke=${seals.get(visitor)}`;

describe.each([true, false])(
  'a page that is rendered per request, Telegram required: %s',
  (telegramRequired) => {
    it.each(visitors)(
      'is decided about for the guard table’s %s where the table shows it, and there alone',
      async (visitor) => {
        settings = { ...settings, telegramRequired };
        for (const { path, to } of guardRows) {
          const isForced = visitor === 'unverified' && !telegramRequired;
          if (isForced) continue;
          const cookie = visitor === 'guest' ? 'a=b' : seal(visitor);
          const isShown = visitor !== 'guest' && to[visitor] === null && isRenderedPerRequest(path);
          expect((await told(path, { cookie })).mark, path).toBe(isShown ? '1' : undefined);
        }
      },
    );
  },
);

describe('a member’s page that is decided about', () => {
  const page = '/vip';

  it('has one policy to be rendered under and to be sent with, and another nonce each time', async () => {
    const [one, other] = [
      await told(page, { cookie: seal('player') }),
      await told(page, { cookie: seal('player') }),
    ];
    expect(one.policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-/);
    expect(one.sent).toBe(one.policy);
    expect(other.policy).not.toBe(one.policy);
  });

  it('is so for the router too, and beside cookies that decide nothing', async () => {
    const cookie = `a=b; ${seal('player')}; sikke-ref=YAYIN_42`;
    expect((await told(`${page}?_rsc=1x2y`, { cookie, rsc: '1' })).mark).toBe('1');
  });

  it('passes the middleware by, which meets everything else', () => {
    const covered = (headers: Record<string, string>) =>
      doesMiddlewareMatch({ config, nextConfig: {}, url: page, headers });
    expect(covered({ [decidedHeader]: '1' })).toBe(false);
    expect(covered({})).toBe(true);
  });

  it.each([
    ['is another', '/sponsorlar', {}],
    ['is asked for with a query', `${page}?ref=A`, {}],
    ['is asked for with more than the router’s query', `${page}?_rsc=a&ref=A`, {}],
    ['is known not to be there', page, { 'x-sikke-missing': '1' }],
  ] as const)('is none where it %s', async (_what, path, headers) => {
    expect(await told(path, { cookie: seal('player'), ...headers })).toEqual(untouched);
  });

  it.each([
    ['tampered with', () => 'sikke=Fe26.2*garbage~2'],
    ['there twice', () => `${seal('player')}; ${seal('unverified')}`],
    ['under the name of https', () => `__Host-${seal('player')}`],
    ['beside the mark of a hop', () => `${seal('player')}; sikke-hop=1`],
    ['beside a preview of Next', () => `${seal('player')}; __prerender_bypass=x`],
    ['beside a preview’s link', () => `${seal('player')}; sikke-onizleme=x`],
    ['beside a cookie that no two parsers read alike', () => `${seal('player')}; =y`],
  ])('is none where the session is %s', async (_what, toCookie) => {
    expect(await told(page, { cookie: toCookie() })).toEqual(untouched);
  });

  it('is none where the site has moved to another origin, and for any other method', async () => {
    for (const method of ['HEAD', 'POST']) {
      const answer = await ask(port, page, { method, headers: { cookie: seal('player') } });
      expect(answer.headers['content-security-policy'], method).toBeUndefined();
    }
    settings = { telegramRequired: true, currentUrl: 'https://moved.example' };
    expect(await told(page, { cookie: seal('player') })).toEqual(untouched);
  });
});
