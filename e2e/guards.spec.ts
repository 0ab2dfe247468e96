import { expect, test } from '@playwright/test';
import { routes } from '../lib/routes';
import { guardRows, type Visitor, visitors } from '../lib/session/guard-table.fixture';
import { type BuiltSite, freePort, startBuiltSite } from './support/built-site';
import { disguisesOf } from './support/disguises';
import { type RawAnswer, rawGet } from './support/raw-request';
import { startSmallUpstream } from './support/small-upstream';
import { members, sessionOf } from './support/visitors';

const password = 'guards-spec-password-of-forty-characters';
const memberPaths = guardRows.map(({ path }) => path).filter((path) => isMemberPath(path));

for (const middleware of ['kept', 'removed'] as const) {
  test.describe(`guards with the middleware ${middleware}`, () => {
    let site: BuiltSite;
    let upstream: Awaited<ReturnType<typeof startSmallUpstream>>;

    test.beforeAll(async () => {
      const port = await freePort();
      upstream = await startSmallUpstream(port);
      const env = {
        SESSION_PASSWORD: password,
        UPSTREAM_URL: `http://127.0.0.1:${port}`,
        SITE_URL: '',
        RECAPTCHA_SITE_KEY: '',
      };
      site = await startBuiltSite({ middleware, env });
    });
    test.afterAll(async () => {
      await site?.stop();
      upstream?.close();
    });

    for (const { path, to } of guardRows) {
      test(`${path} answers each visitor as the table says`, async () => {
        for (const visitor of visitors) {
          const answer = await rawGet(site.port, path, await cookieOf(visitor));
          expect.soft(placeOf(answer), visitor).toEqual(expected(path, to[visitor], middleware));
          expectPrivate(answer, visitor);
        }
      });
    }

    for (const path of memberPaths) {
      test(`${path} shows a stranger nothing in any disguise`, async () => {
        for (const visitor of ['guest', 'unverified', 'support'] as const) {
          if (guardRows.find((row) => row.path === path)?.to[visitor] === null) continue;
          const cookie = await cookieOf(visitor);
          for (const { name, target, headers } of disguisesOf(path)) {
            const answer = await following(site.port, path, target, { ...headers, ...cookie });
            expect.soft(shows(answer), `${visitor}: ${name} → ${answer.status}`).toBe(false);
          }
        }
      });
    }
  });
}

function isMemberPath(path: string): boolean {
  return Object.values(routes).some(
    (row) => row.access === 'member' && (path === row.path || path.startsWith(`${row.path}/`)),
  );
}

/** Prerendered pages are the same for everybody: without the middleware they pass, and only the home redirects. */
function expected(path: string, to: string | null, middleware: 'kept' | 'removed') {
  if (middleware === 'kept' || isMemberPath(path)) return to ?? 'page';
  return path === '/' ? '/sponsorlar' : 'page';
}

function placeOf({ status, location }: RawAnswer): string {
  if (status === 307 && location) return location;
  return status === 200 ? 'page' : String(status);
}

/** A page that depends on the visitor is kept by no cache; a redirect neither. */
function expectPrivate({ status, headers, body }: RawAnswer, visitor: Visitor): void {
  const isShared = /s-maxage|public/.test(String(headers['cache-control'] ?? ''));
  const names = body.match(/mahrem-\w+/g) ?? [];
  const own = visitor === 'guest' ? '' : members[visitor].username;
  expect
    .soft(
      names.filter((name) => name !== own),
      `${visitor} sees nobody else`,
    )
    .toEqual([]);
  expect.soft(isShared && names.length > 0, `${visitor}: ${status} is not shared`).toBe(false);
}

/** Whether an answer carries a page of ours: a 200 with a heading, as markup or as flight data. */
function shows({ status, body }: RawAnswer): boolean {
  return (status === 200 && /<h1|"h1"/.test(body) && !isNotFound(body)) || /mahrem-/.test(body);
}

function isNotFound(body: string): boolean {
  return body.includes('NEXT_HTTP_ERROR_FALLBACK;404');
}

/** Next asks for its own cache-busting query first: the client would follow, so do we. */
async function following(port: number, path: string, target: string, headers: Record<string, string>) {
  const answer = await rawGet(port, target, headers);
  const isSamePage = answer.location?.startsWith(`${path}?_rsc`);
  return isSamePage && answer.location ? rawGet(port, answer.location, headers) : answer;
}

async function cookieOf(visitor: Visitor): Promise<Record<string, string>> {
  if (visitor === 'guest') return {};
  process.env.SESSION_PASSWORD = password;
  const { sealSession } = await import('../lib/session/seal');
  return { cookie: `sikke=${await sealSession(sessionOf(members[visitor]))}` };
}
