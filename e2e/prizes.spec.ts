import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { deskPages } from '@/lib/desk-pages';
import { messages } from '@/lib/i18n/default-messages';
import { userSectionPath } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { changeContent } from './installation';
import { test } from './members';
import { decideOpen, haveEffect, openInInbox } from './support/inbox';
import { fitsTheScreen, toast } from './support/on-page';
import { aWalk, waysWalked } from './support/walks';

const { labels, claimForms, eventOwn, eventJury, uploads } = messages;
/** What is scored stands above the entries that wait. */
const entries = `${deskPages.inbox.path}?tur=event`;

/** A picture of noise: nobody sent one like it. */
async function attach(page: Page) {
  const noise = Uint8Array.from({ length: 400 * 500 * 3 }, () => Math.floor(Math.random() * 256));
  const buffer = await sharp(noise, { raw: { width: 400, height: 500, channels: 3 } })
    .png()
    .toBuffer();
  const file = { name: 'kanit.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText(uploads.ready)).toBeVisible();
}

/** A custom event that is on, with a prize of Sikke for the first place. */
async function addEvent(slug: string, title: string) {
  const prizes = [
    { rank_from: 1, rank_to: 1, type: 'coin', title: '750 Sikke', amount: 750, currency: null },
  ];
  await changeContent(
    `insert into events (slug, title, type, state, starts_at, ends_at, prizes)
      values ($1, $2, 'custom', 'live', now() - interval '1 h', now() + interval '1 h', $3)`,
    [slug, title, JSON.stringify(prizes)],
  );
}

/** An entry with a picture, which is also how one takes part. */
async function handIn(page: Page, slug: string) {
  await page.goto(`/etkinlikler/${slug}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: eventOwn.submit }).click();
  await attach(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: eventOwn.send, exact: true }).click();
  await expect(toast(page, eventOwn.sent)).toBeVisible();
}

for (const [size, viewport] of waysWalked(1, [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)) {
  test(
    `a jury’s event on ${size}: an entry with a picture, its score, the result, and the prize`,
    aWalk,
    async ({ page, logIn }) => {
      const slug = `juri-${size.replace(/\W/g, '-')}-${Date.now() % 100_000}`;
      const title = `Çizim Gecesi ${slug}`;
      await addEvent(slug, title);
      await page.setViewportSize(viewport);
      await logIn('oyuncu');
      await handIn(page, slug);

      await logIn('moderator');
      await openInInbox(page, { kind: 'event', who: 'oyuncu', words: title });
      await decideOpen(page, 'approve');
      const score = page.getByLabel(eventJury.scoreOf.replace('{username}', 'oyuncu'));
      const judged = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
      await expect(async () => {
        await page.goto(entries, { waitUntil: 'networkidle' });
        await expect(judged.getByLabel(eventJury.scoreOf.replace('{username}', 'oyuncu'))).toBeVisible({
          timeout: 3000,
        });
      }).toPass();
      await judged.getByLabel(eventJury.scoreOf.replace('{username}', 'oyuncu')).fill('87,5');
      await judged.getByRole('button', { name: eventJury.save }).click();
      await expect(judged).toContainText('87.5');
      await expect(score.first()).toBeVisible();
      await expectAccessible(page);
      await fitsTheScreen(page);

      await changeContent("update events set state = 'judging', ends_at = now() where slug = $1", [slug]);
      await page.reload({ waitUntil: 'networkidle' });
      await judged.getByRole('button', { name: eventJury.finish }).click();
      await judged.getByRole('button', { name: eventJury.finishSure }).click();
      await expect(toast(page, eventJury.finished)).toBeVisible();
      await expect(judged).toHaveCount(0);

      await logIn('oyuncu');
      await page.goto(`${userSectionPath('info')}/bildirimler`);
      await expect(page.getByText(`“${title}” ödülünü kazandın: 750 Sikke.`)).toBeVisible();
    },
  );
}

test('the team cancels an event, asked twice and with a reason, which who takes part reads', async ({
  page,
  logIn,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const slug = `iptal-${Date.now() % 100_000}`;
  const title = `Çizim Gecesi ${slug}`;
  await addEvent(slug, title);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('oyuncu');
  await handIn(page, slug);

  await logIn('moderator');
  await page.goto(entries, { waitUntil: 'networkidle' });
  const judged = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
  await judged.getByText(eventJury.cancel, { exact: true }).click();
  const ask = judged.getByRole('button', { name: eventJury.cancelSend, exact: true });
  await ask.click();
  await judged.getByRole('button', { name: eventJury.cancelSure }).click();
  await expect(judged.getByText(messages.errors.rules.required).first()).toBeVisible();
  await expectAccessible(page);
  await fitsTheScreen(page);
  await judged.getByLabel(eventJury.reason).fill('Jüri toplanamadı.');
  await ask.click();
  await judged.getByRole('button', { name: eventJury.cancelSure }).click();
  await expect(toast(page, eventJury.cancelled)).toBeVisible();
  await expect(judged).toHaveCount(0);

  await logIn('oyuncu');
  await page.goto(`${userSectionPath('info')}/bildirimler`);
  await expect(page.getByText(`“${title}” iptal edildi: Jüri toplanamadı.`)).toBeVisible();
});

test('a win’s picture is in the gallery once it was approved, with its member’s word, and goes when the team removes it', async ({
  page,
  logIn,
}) => {
  await logIn('oyuncu');
  await page.goto('/sizdengelenler/gonder', { waitUntil: 'networkidle' });
  const sponsor = page.getByLabel(labels.sponsor, { exact: true });
  await sponsor.selectOption({ index: 1 });
  await page.getByLabel(labels.site_username, { exact: true }).fill('oyuncu_ad');
  const game = `Resimli ${Date.now() % 100_000}`;
  await page.getByLabel(labels.game_name).fill(game);
  await page.getByLabel(labels.bet, { exact: true }).fill('10');
  await page.getByLabel(labels.win, { exact: true }).fill('2.000');
  await page.getByLabel(claimForms.win.showPicture).check();
  await attach(page);
  await page.getByRole('button', { name: claimForms.win.submit }).click();
  await expect(toast(page, claimForms.win.done)).toBeVisible();

  await logIn('moderator');
  await openInInbox(page, { kind: 'win', who: 'oyuncu', words: game });
  await decideOpen(page, 'approve');

  // Early in a week it is among the best of the week, too, which stand in a list of their own.
  const card = page.locator('main ul').getByRole('article').filter({ hasText: game });
  await expect(async () => {
    await page.goto('/sizdengelenler');
    const picture = card.locator('img[src^="/api/pictures/"]');
    await expect(picture).toHaveAttribute('width', '400', { timeout: 5000 });
    await expect(picture).toHaveAttribute('height', '500');
  }).toPass();
  await card.getByRole('link', { name: game }).click();
  await expect(page).toHaveURL(/\/sizdengelenler\/[^/]+$/);
  const whole = page.locator('article img[src^="/api/pictures/"]');
  await expect(whole).toHaveCount(1);
  await whole.scrollIntoViewIfNeeded();
  await expect(whole).toHaveJSProperty('naturalWidth', 400);
  await expectAccessible(page);
  const address = page.url();

  const id = address.split('/').at(-1) ?? '';
  const removal = await page.request.post(`/api/desk/inbox/win/${id}/decision`, {
    data: { action: 'remove', reason: 'Görselde bakiye görünüyor.' },
    headers: { Origin: new URL(address).origin, 'Idempotency-Key': randomUUID() },
  });
  expect(removal.status()).toBe(201);
  await haveEffect('win', id);
  await expect(async () => {
    expect((await page.request.get(address)).status()).toBe(404);
  }).toPass();
});
