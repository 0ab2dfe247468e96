import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { deskPages } from '@/lib/desk-pages';
import { routes } from '@/lib/routes';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { test as base, expect } from './fixtures';
import { moveSite } from './support/moved-site';
import { OperatorDesk } from './support/operator-desk';
import { beginSite, fillSite, founder } from './support/operator-entries';
import * as evening from './support/operator-evening';
import { messages, ownNames } from './support/operator-texts';
import { type OwnFolderSite, startOwnFolder } from './support/own-folder';

const { auth } = messages;

const made = temporaryFolder('sikke-operator-');
let starting: Promise<OwnFolderSite> | undefined;

/** An installation of this file's own, empty. */
const test = base.extend<{ readonly own: OwnFolderSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  own: async ({}, use) => {
    starting ??= startOwnFolder(join(made.folder, 'data'));
    await use(await starting);
  },
  baseURL: async ({ own }, use) => use(own.url),
  actionTimeout: 30_000,
});
test.afterAll(async () => {
  await (await starting)?.stop();
  made.remove();
});

/** Somebody in a browser of their own. */
async function newPerson(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('closeModal', '1'));
  return context.newPage();
}

/** As the dialog does that the public pages open for who has none. */
async function chooseAvatar(page: Page): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.patch('/api/user', { data: { avatar: '/avatars/2/1.jpg' }, headers });
  expect(answer.status()).toBe(200);
}

/** Follows the link that somebody of the team was handed, chooses a password and comes in; answers what the menu offers. */
async function joinTeam(page: Page, name: string, link: string): Promise<readonly string[]> {
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash, { waitUntil: 'networkidle' });
  await page.getByLabel(auth.newPassword, { exact: true }).fill(founder.password);
  await page.getByLabel(auth.newPasswordAgain, { exact: true }).fill(founder.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(pathname));
  expect(await evening.logIn(page, name, founder.password)).toBe(200);
  await chooseAvatar(page);
  await page.goto(deskPages.today.path, { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: messages.desk.frame.pages }).first();
  return (await menu.count()) === 0 ? [] : await menu.getByRole('link').allTextContents();
}

test('an operator runs a site in the browser, from an empty start to an evening’s last prize, and takes it along into another folder', async ({
  page,
  browser,
  own,
  complaints,
}) => {
  test.setTimeout(900_000);
  complaints.allow(/status of 4(01|03|22)/);
  await page.setViewportSize({ width: 1280, height: 900 });
  const desk = new OperatorDesk(page);
  const shown = async (path: string) => (await page.request.get(path)).text();

  await test.step('from the link to the first sponsor: nine fields, ten presses, no shell', async () => {
    await beginSite(desk, own.setupLink ?? '');
    expect(desk.walked).toEqual({ fields: 9, presses: 10 });
    await expect.poll(() => shown(routes.sponsors.path)).toContain('Çınar Bahçesi');
    await expect.poll(() => shown(routes.sponsors.path)).toMatch(/<title>[^<]*Fener Yayında/);
  });

  await test.step('a second sponsor, news with a cover, an event, an item with codes, a draw and a hunt', async () => {
    await fillSite(desk);
    await expect.poll(() => shown(routes.news.path)).toContain('Açılış gecesi');
    await expect.poll(() => shown(routes.market.path)).toContain('Hediye kodu');
    await expect.poll(() => shown(routes.events.path)).toContain('En yüksek çarpan');
    await expect.poll(() => shown(routes.tickets.path)).toContain('Açılış çekilişi');
    await expect.poll(() => shown(routes.bonusHunts.path)).toContain('Pazartesi avı');
  });

  // It ends by the clock alone: what comes until then does not wait for it.
  const guest = await test.step('an evening for a prize, which somebody who came takes part in', async () => {
    await evening.openEvening(desk, 2);
    const visitor = await evening.comeIn(await newPerson(browser, own.url), own.url);
    await evening.takePart(visitor);
    return visitor;
  });

  const team = { editor: 'kalem', moderator: 'dumen', support: 'cinardestek' } as const;
  const people: Page[] = [];
  await test.step('a team of three, each with the desk of the role', async () => {
    const { content, inbox, members, settings } = messages.desk.pages;
    const offered: (readonly string[])[] = [];
    for (const role of ['editor', 'moderator', 'support'] as const) {
      const link = await desk.invite(team[role], role, role === 'support' ? 'Çınar Bahçesi' : undefined);
      const person = await newPerson(browser, own.url);
      people.push(person);
      offered.push(await joinTeam(person, team[role], link));
    }
    const has = (at: number, title: string) => offered[at]?.some((text) => text.startsWith(title));
    expect([has(0, content.title), has(0, members.title), has(0, settings.title)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([has(1, inbox.title), has(1, members.title), has(1, settings.title)]).toEqual([true, true, false]);
    expect(offered[2]).toEqual([]);
  });

  const [, moderator, support] = people as [Page, Page, Page];
  let code = '';
  await test.step('a member is given what an item costs, and has one of its codes', async () => {
    await evening.giveCoins(desk, guest.name, 150);
    code = await evening.buyCode(guest, 'hediye-kodu');
    expect(['FENER-1', 'FENER-2']).toContain(code);
  });

  await test.step('claims are handed in and decided: a deposit by its sponsor’s support, an entry by a moderator', async () => {
    await evening.handInDeposit(guest, 'Çınar Bahçesi', '5.000');
    await evening.approveDeposit(support, guest.name, 'Çınar Bahçesi');
    await evening.scoreEntry(moderator, guest.name);
    await evening.readTickets(guest);
  });

  await test.step('a member is banned and back', () => evening.banAndLift(desk, guest));

  await test.step('the evening ends, and its prize is handed over', async () => {
    await evening.deliverPrize(moderator, guest.name);
    await evening.readPrize(guest);
  });

  await test.step('a backup of the running site is the same site in another folder', async () => {
    const moved = await moveSite(made.folder);
    try {
      const there = await newPerson(browser, moved.url);
      await there.goto(routes.news.path, { waitUntil: 'networkidle' });
      await expect(there).toHaveTitle(new RegExp(ownNames.site));
      const cover = there.getByRole('article').filter({ hasText: 'Açılış gecesi' }).locator('img').first();
      await expect(cover).toHaveJSProperty('complete', true);
      expect(await cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      expect(await evening.logIn(there, guest.name)).toBe(200);
      expect(await evening.readCode({ page: there, name: guest.name })).toBe(code);
      await evening.readPrize({ page: there, name: guest.name });
      await there.context().close();
    } finally {
      await moved.stop();
    }
  });

  for (const person of [...people, guest.page]) await person.context().close();
});
