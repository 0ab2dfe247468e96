import { expect, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { deskHome, pageRows } from '../lib/routes';
import { guardRows, type Visitor, visitors } from '../lib/session/guard-table.fixture';
import type { BuiltSite } from './support/built-site';
import { toDisguises } from './support/disguises';
import { type RawAnswer, rawGet } from './support/raw-request';
import { readSessionCookie } from './support/session-cookie';
import { startSmallSite } from './support/small-site';
import { telegramRequired } from './support/small-upstream';
import { members } from './support/visitors';
import { aWalk, waysWalked } from './support/walks';

const memberRows = guardRows.filter(({ path }) => isMemberPath(path));
const strangers = ['guest', 'unverified', 'support'] as const;

/** On prerendered pages: who, where, and where they belong instead. */
const sentAway = [
  ['unverified', '/bilet', '/user/verify'],
  ['unverified', '/login', '/user/verify'],
  ['player', '/login', '/sponsorlar'],
  ['player', '/register', '/sponsorlar'],
] as const;

for (const [turn, middleware] of (['kept', 'removed'] as const).entries()) {
  test.describe(`guards with the middleware ${middleware}`, () => {
    let site: BuiltSite;

    test.beforeAll(async () => {
      // Named, so that the pages of the build, whose own upstream asks for nothing, are made anew.
      site = await startSmallSite({ middleware, reads: { '/init': telegramRequired } });
    });
    test.afterAll(() => site?.stop());

    for (const { path, to } of guardRows) {
      test(`${path} answers each visitor as the table says`, async () => {
        for (const visitor of visitors) {
          const answer = await rawGet(site.port, path, await readCookie(visitor));
          expect.soft(toPlace(answer), visitor).toEqual(expected(path, to[visitor], middleware));
          expectPrivate(answer, visitor);
        }
      });
    }

    test('in a browser nobody stays where the table sends them away', async ({ page, context }) => {
      const origin = `http://127.0.0.1:${site.port}`;
      for (const [visitor, path, place] of sentAway) {
        const value = await readSessionCookie(visitor);
        await context.addCookies([{ name: 'sikke', value: value ?? '', url: origin }]);
        await page.goto(origin + path);
        await expect(page, `${visitor} on ${path}`).toHaveURL(origin + place);
      }
    });

    for (const [nth, { path, to }] of memberRows.entries()) {
      test(`${path} shows a stranger nothing in any disguise`, aWalk, async () => {
        const keptOut = strangers.filter((visitor) => to[visitor] !== null);
        for (const visitor of waysWalked(nth + turn, keptOut)) {
          const cookie = await readCookie(visitor);
          await Promise.all(
            toDisguises(path).map(async ({ name, target, headers }) => {
              const answer = await following(site.port, path, target, { ...headers, ...cookie });
              expect.soft(shows(answer), `${visitor}: ${name} → ${answer.status}`).toBe(false);
            }),
          );
        }
      });
    }
  });
}

test.describe('guards behind our front server', () => {
  let site: BuiltSite;
  test.beforeAll(async () => {
    site = await startSmallSite({ hasFront: true, reads: { '/init': telegramRequired } });
  });
  test.afterAll(() => site?.stop());

  /** Each after whoever stands beside them on either side, so that what one left in the memory of guests' pages meets the next. */
  const inTurn = [...visitors, ...visitors.toReversed()];

  for (const { path, to } of guardRows)
    test(`${path} answers each visitor as the table says, whoever asked before`, async () => {
      for (const visitor of inTurn) {
        const answer = await rawGet(site.port, path, await readCookie(visitor));
        expect.soft(toPlace(answer), visitor).toEqual(to[visitor] ?? 'page');
        expectPrivate(answer, visitor);
        if (isMemberPath(path) || to[visitor] !== null) continue;
        expect.soft(answer.headers['set-cookie'], visitor).toBeUndefined();
        expect.soft(answer.body, visitor).not.toMatch(/mahrem-/);
      }
    });
});

function isMemberPath(path: string): boolean {
  if (path.startsWith(deskHome)) return true;
  return Object.values(pageRows).some(
    (row) => row.access === 'member' && (path === row.path || path.startsWith(`${row.path}/`)),
  );
}

/** Prerendered pages are the same for everybody: without the middleware they pass, and only the home redirects. */
function expected(path: string, to: string | null, middleware: 'kept' | 'removed') {
  if (middleware === 'kept' || isMemberPath(path)) return to ?? 'page';
  return path === '/' ? '/sponsorlar' : 'page';
}

function toPlace({ status, location }: RawAnswer): string {
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

/** Whether an answer carries a page of ours: a 200 with a heading that is not the 404's, as markup or as flight data. */
function shows({ status, body }: RawAnswer): boolean {
  const headings = body.match(/<h1|"h1"/g) ?? [];
  const ofNotFound = body.match(notFoundHeading) ?? [];
  return (status === 200 && headings.length > ofNotFound.length) || /mahrem-/.test(body);
}

/** Every page's flight data carries the site's 404 page along. */
const notFoundHeading = new RegExp(`(<h1|"h1")[^>{]{0,200}[>{][^>}]{0,200}${messages.notFound.title}`, 'g');

/** Next asks for its own cache-busting query first: the client would follow, so do we. */
async function following(port: number, path: string, target: string, headers: Record<string, string>) {
  const answer = await rawGet(port, target, headers);
  const isSamePage = answer.location?.startsWith(`${path}?_rsc`);
  return isSamePage && answer.location ? rawGet(port, answer.location, headers) : answer;
}

async function readCookie(visitor: Visitor): Promise<Record<string, string>> {
  const value = await readSessionCookie(visitor);
  return value ? { cookie: `sikke=${value}` } : {};
}
