import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { type Database, openDatabase } from '@/api/db/client';
import { settings } from '@/api/db/schema/settings';
import { users } from '@/api/db/schema/users';
import { addContestRules, prize } from '@/api/testing/results.fixture';
import { addGame, addHunt } from '@/api/testing/streamed.fixture';
import { deskEntryPath, streamSegments } from '@/lib/desk-paths';
import { messages } from '@/lib/i18n/default-messages';
import { expect } from '../fixtures';
import { password, register } from './new-member';
import { addOverlayLink } from './overlay-link';
import type { OwnStack } from './own-stack';

const { own: words } = messages.desk.stream;

/** Where an evening is watched from. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  source: { width: 520, height: 720 },
} as const;

/** A hunt that is collected, with a prize for the nearest guess, three games and the link of an overlay. */
export interface Evening {
  readonly slug: string;
  readonly huntId: number;
  readonly deskPath: string;
  readonly overlayPath: string;
  readonly db: Database;
  close(): Promise<void>;
}

/** Lays an evening out in the database of a stack. */
export async function layOut({ databaseUrl }: OwnStack, slug: string): Promise<Evening> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 });
  for (const name of ['Kırmızı Kule', 'Lokum Sağanağı', 'Olta Gecesi'])
    await addGame(db, { slug: `${toSlug(name)}-${slug}`, name: `${name} ${slug}` });
  await addContestRules({ db });
  const links = { kick_link: 'https://kick.com/kanal', kick_embed: '', youtube_link: '', youtube_embed: '' };
  await db
    .insert(settings)
    .values({ key: 'site', value: { is_live: false, stream: links } })
    .onConflictDoNothing();
  const prizes = [prize(1, { amount: 750, title: 'Gecenin tahmini' })];
  const collecting = { state: 'collecting' as const, collectBalance: null, winnerCount: 1, prizes };
  const huntId = await addHunt(db, { slug, title: `Gece ${slug}`, ...collecting });
  const { token } = await addOverlayLink(db, slug);
  return {
    ...{ slug, huntId, db, close },
    deskPath: deskEntryPath('stream', streamSegments['bonus-hunts'], slug),
    overlayPath: `/katman/${token}/av`,
  };
}

function toSlug(name: string): string {
  return name.toLocaleLowerCase('tr').replaceAll('ı', 'i').replaceAll('ğ', 'g').replace(/\W+/g, '-');
}

/** A browser of somebody else, in which the first notice was closed before. */
export async function openBrowser(
  browser: Browser,
  baseURL: string,
  viewport: (typeof screens)[keyof typeof screens],
  options: BrowserContextOptions = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ ...options, baseURL, viewport });
  await context.addInitScript(() => localStorage.setItem('closeModal', '1'));
  return { context, page: await context.newPage() };
}

/** Somebody who may do everything that members may, or one of the team; logged in. */
export async function joinAs(
  page: Page,
  { siteUrl }: OwnStack,
  { db }: Pick<Evening, 'db'>,
  permission: 'player' | 'moderator' | 'admin',
): Promise<string> {
  const username = await register(page, siteUrl);
  const seasoned = { phoneState: 1, telegramVerifiedAt: new Date(), createdAt: new Date(Date.now() - 6e9) };
  await db
    .update(users)
    .set({ permission, ...seasoned })
    .where(eq(users.username, username));
  const data = { email: username, password };
  expect((await page.request.post('/api/login', { data, headers: { Origin: siteUrl } })).status()).toBe(200);
  return username;
}

/** The stream desk as its parts are found on a page. */
export function streamDesk(page: Page, kind: keyof typeof words.modes = 'bonus-hunts') {
  const lines = page.locator('li[data-line]');
  return {
    lines,
    names: lines.locator('.stream-name > span:first-child'),
    sign: page.locator('[data-sign]'),
    /** A game by what is typed of it, Enter, its bet, Enter: the keyboard alone. */
    add: async (typed: string, bet: string) => {
      await page.getByRole('combobox', { name: words.form.game }).pressSequentially(typed);
      await page.keyboard.press('Enter');
      await page.keyboard.type(bet);
      await page.keyboard.press('Enter');
    },
    mode: (name: keyof (typeof words.modes)['bonus-hunts']) =>
      page.getByRole('button', { name: words.modes[kind][name], exact: true }).click(),
    /** What the bonus that is opened pays, and Enter: the next one is opened. */
    pay: async (win: string) => {
      await page.getByRole('textbox', { name: words.opening.win, exact: true }).fill(win);
      await page.keyboard.press('Enter');
    },
    undo: () => page.getByRole('button', { name: words.totals.undo }).click(),
  };
}

/** Opens a page that is watched from now on: that it was never loaded again, and which texts a place of it had, one after the other. */
export async function watch(page: Page, path: string, place: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate((selector) => {
    const texts: string[] = [];
    const look = () => {
      const text = document.querySelector(selector)?.textContent;
      if (text && text !== texts.at(-1)) texts.push(text);
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { watched: texts });
  }, place);
  const texts = () => page.evaluate<string[] | null>('window.watched ?? null');
  return {
    /** What was shown, in order; fails where the page was loaded again. */
    texts: async () => {
      const seen = await texts();
      expect(seen, 'the page is the one that was opened').not.toBeNull();
      return seen ?? [];
    },
  };
}

/** The rows of a hunt's board. */
export function boardRows(page: Page): Locator {
  return page.getByRole('table', { name: messages.huntBoard.table.caption }).getByRole('row');
}
