import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bookHeadsAnswerSchema } from '@/contract/books';
import { deskPages } from '@/lib/desk-pages';
import { deliveryPath } from '@/lib/format/delivery-paths';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { pageRows } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';
import { logInAgain, newMember, winThing } from './stage';
import { decideOpen, openInInbox } from './support/inbox';
import { again, fitsTheScreen, toast } from './support/on-page';
import { readSitemaps } from './support/sitemap';

const { deliveries, books, numbers, claimForms, claims, labels, wagerEvents } = messages;
const phone = { width: 390, height: 844 };
const home = {
  name: 'Deniz',
  surname: 'Örnek',
  phone: '+90 500 000 00 00',
  address: 'Örnek Sokak 1',
  city: 'İzmir',
  country: 'Türkiye',
  zipcode: '35000',
};

test.use({ acceptDownloads: true });

/** The row of a prize in the public list, as anybody reads it now. */
async function findPublic(page: Page, title: string, state: string) {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  await expect(async () => {
    await page.goto(pageRows.deliveries.path, { waitUntil: 'networkidle' });
    await expect(row).toContainText(state, { timeout: 3000 });
  }).toPass();
  return row;
}

async function answer(page: Page) {
  await page.goto(pathTo('ownPrizes'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: claimForms.steps.answer })).toBeEnabled();
  for (const [name, value] of Object.entries(home))
    await page.getByLabel(labels[name as keyof typeof home], { exact: true }).fill(value);
  await page.getByRole('button', { name: claimForms.steps.answer }).click();
  await expect(toast(page, claimForms.stepsDone.answer)).toBeVisible();
}

/** What was handed over asks for nothing: its line is folded, and so is what there is to say of it. */
async function openAction(page: Page, title: string, action: string) {
  const line = page.getByRole('article').filter({ hasText: title });
  await line.getByRole('heading', { level: 3 }).click();
  await line.getByText(action, { exact: true }).first().click();
}

async function deliver(page: Page, username: string) {
  for (const action of ['approve', 'deliver'] as const) {
    // The decision before has its effect a moment later.
    const row = page.getByRole('list', { name: messages.desk.inbox.list }).getByRole('listitem');
    await again(page, `${deskPages.inbox.path}?tur=prize&q=${username}`, () => row.first());
    await openInInbox(page, { kind: 'prize', who: username, words: username });
    await decideOpen(page, action);
  }
}

test('a prize goes from the draw to its winner in public: asked for, handed over, said not to have come, a case, and received in the end', async ({
  page,
  logIn,
  baseURL,
}) => {
  const winner = await newMember(page, baseURL);
  const title = `Kulaklık ${randomUUID().slice(0, 8)}`;
  await winThing(winner, title);
  await findPublic(page, title, deliveries.states.won);
  await answer(page);
  await findPublic(page, title, deliveries.states.claimed);

  await logIn('moderator');
  await deliver(page, winner.username);
  const delivered = await findPublic(page, title, deliveries.states.delivered);
  await expect(delivered).not.toContainText(winner.username);
  await expect(delivered).toContainText('•••');

  await logInAgain(page, baseURL, winner);
  await page.goto(pathTo('ownPrizes'), { waitUntil: 'networkidle' });
  await openAction(page, title, claims.actions.dispute);
  await page.getByLabel(labels.message).fill('Kargo gelmedi.');
  await page.getByRole('button', { name: claimForms.steps.dispute }).click();
  await expect(toast(page, claimForms.stepsDone.dispute)).toBeVisible();
  await findPublic(page, title, deliveries.states.disputed);
  await page.goto(pageRows.complaints.path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();

  await logIn('moderator');
  await openInInbox(page, { kind: 'prize', who: winner.username, words: winner.username });
  await decideOpen(page, 'deliver', 'Kargo yeniden gönderildi.');
  await findPublic(page, title, deliveries.states.delivered);
  await logInAgain(page, baseURL, winner);
  await page.goto(pathTo('ownPrizes'), { waitUntil: 'networkidle' });
  await openAction(page, title, claims.actions.received);
  await page.getByRole('button', { name: claimForms.steps.received }).click();
  await expect(toast(page, claimForms.stepsDone.received)).toBeVisible();
  const row = await findPublic(page, title, deliveries.states.confirmed);
  await expect(row).toContainText(deliveries.wasDisputed);
  await expectAccessible(page);
});

test('a doubter reads the books on a phone, keeps the heads and computes them', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(pageRows.transparency.path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: books.head.title })).toBeVisible();
  await expect(page.getByText(books.uptime.how)).toBeVisible();
  await expectAccessible(page);
  await fitsTheScreen(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: books.head.download }).click(),
  ]);
  const heads = bookHeadsAnswerSchema.shape.data.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
  expect(heads.length).toBeGreaterThan(0);
  let before = '';
  for (const { prev_hash, content, hash } of heads) {
    expect(prev_hash).toBe(before);
    expect(createHash('sha256').update(`${prev_hash}\n${content}`).digest('hex')).toBe(hash);
    before = hash;
  }
});

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`the prizes on ${name} are narrowed by state, contest and month, each at an address of its own`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(pageRows.deliveries.path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await fitsTheScreen(page);
    await page.getByRole('link', { name: deliveries.views.disputed, exact: true }).click();
    await expect(page).toHaveURL(/\/teslimatlar\/tum\/tum\/itirazli$/);
    await expect(page.getByRole('link', { name: deliveries.areas.raffle, exact: true })).toHaveAttribute(
      'rel',
      'nofollow',
    );
    await page.getByRole('link', { name: deliveries.areas.raffle, exact: true }).click();
    await expect(page).toHaveURL(/\/teslimatlar\/tum\/cekilis\/itirazli$/);
    await expect(page.getByText(deliveries.states.disputed).first()).toBeVisible();
    const months = page
      .getByRole('navigation', { name: deliveries.filters.month, exact: true })
      .getByRole('link');
    await months.last().click();
    await expect(page).toHaveURL(/\/teslimatlar\/\d{4}-\d\d\/cekilis\/itirazli$/);
    await expect(months.last()).toHaveAttribute('aria-current', 'page');
  });

test('prizes narrowed once are indexed and in their own name; narrowed twice they are not, though their links are followed', async ({
  request,
}) => {
  const maps = [...(await readSitemaps(request)).values()].flat();
  for (const [path, robots] of [
    [deliveryPath({ view: 'disputed' }), 'index, follow'],
    [deliveryPath({ area: 'raffle' }), 'index, follow'],
    [deliveryPath({ area: 'raffle', view: 'disputed' }), 'noindex, follow'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<meta name="robots" content="${robots}"/>`);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"/>`));
    if (robots === 'noindex, follow') expect(maps).not.toContain(path);
  }
});

test('a tournament, a hunt and a leaderboard lead to where each of their numbers came from, and when', async ({
  page,
}) => {
  for (const [path, segment] of [
    [pathTo('tournament', 'duello-kupasi-1'), 'turnuva'],
    [pathTo('hunt', 'bonus-hunt-51'), 'hunt'],
    ['/liderlik/sikke/hafta', 'siralama'],
  ]) {
    await page.goto(path ?? '', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: numbers.link }).click();
    await expect(page).toHaveURL(new RegExp(`/seffaflik/sayilar/${segment}/`));
    const origins = page.getByRole('table', { name: numbers.lines }).getByRole('listitem');
    await expect(origins.first(), path).toContainText(/ · .*20\d\d/);
  }
});

test('a player objects to a line of a race, the team answers, and everybody reads the outcome', async ({
  page,
  logIn,
  baseURL,
}) => {
  await page.goto(pageRows.wagerEvents.path, { waitUntil: 'networkidle' });
  const card = page.getByRole('article').filter({ hasText: wagerEvents.phases.dispute }).first();
  await card.getByRole('heading', { level: 2 }).getByRole('link').click();
  await page.getByRole('link', { name: numbers.link }).click();
  await expect(page).toHaveURL(/\/seffaflik\/sayilar\/yaris\//);
  const path = new URL(page.url()).pathname;
  await expectAccessible(page);
  await fitsTheScreen(page);
  const player = await newMember(page, baseURL);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByLabel(claimForms.objection.reason).selectOption({ label: numbers.reasons.too_low });
  await page.getByLabel(claimForms.objection.line).selectOption({ index: 2 });
  await page.getByLabel(claimForms.objection.message).fill('Sponsorda gördüğüm tutar daha yüksek.');
  await page.getByRole('button', { name: claimForms.objection.submit }).click();
  await expect(toast(page, claimForms.objection.done)).toBeVisible();
  await logIn('moderator');
  await openInInbox(page, { kind: 'objection', who: player.username, words: player.username });
  await decideOpen(page, 'reject', 'Sponsorun son verisi aynı tutarı gösteriyor.');
  await expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByText('Sponsorun son verisi aynı tutarı gösteriyor.')).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await expect(page.getByRole('main')).not.toContainText(player.username);
});
