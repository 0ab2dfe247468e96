import type { Locator } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes, userSectionPath } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { fillByKeys, pressByKeys } from './keyboard';
import { test } from './members';
import { ago, attach, choose, depositForm } from './support/claim-forms';
import { decideOpen, openInInbox } from './support/inbox';
import { fitsTheScreen, toast } from './support/on-page';
import { aWalk, waysWalked } from './support/walks';

const { labels, claimForms, claims, errors } = messages;
const deposits = userSectionPath('ticket-deposits');
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** How far below the top of the page something stands. */
const topOf = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test('a deposit is refused field by field, then taken, decided by its sponsor’s support, and brings numbers', async ({
  page,
  logIn,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/);
  await page.setViewportSize(desk);
  await logIn('oyuncu');
  await page.goto(deposits, { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await page.getByRole('button', { name: claimForms.deposit.submit }).click();
  await expect(page.getByText(`${labels.amount} ${errors.rules.required}`)).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  const amount = page.getByLabel(labels.amount, { exact: true });
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await choose(page, claimForms.deposit.choice, /Nartane/);
  const name = `nar_${Date.now() % 100_000}`;
  await depositForm(page).getByLabel(labels.site_username, { exact: true }).fill(name);
  await amount.fill('5.000');
  // What is filled in is no longer told to be missing.
  await expect(page.getByText(`${labels.amount} ${errors.rules.required}`)).toHaveCount(0);
  await page.getByLabel(labels.deposit_date).fill(ago());
  await attach(depositForm(page));
  await page.getByRole('button', { name: claimForms.deposit.submit }).click();
  await expect(toast(page, claimForms.deposit.done)).toBeVisible();
  const own = page.getByRole('article').filter({ hasText: name });
  await expect(own).toContainText('Sırada');

  await logIn('destek');
  const waiting = await openInInbox(page, { kind: 'deposit', who: name, words: 'Nartane', path: deposits });
  await expect(waiting).toContainText(name);
  await expectAccessible(page);
  const reject = page.getByRole('button', { name: claimForms.decisions.reject });
  await reject.click();
  await expect(page.getByLabel(labels.reason), 'words are asked for').toBeFocused();
  await reject.click();
  await expect(page.getByText(errors.rules.required).first()).toBeVisible();
  await expectAccessible(page);
  await decideOpen(page, 'approve');

  await logIn('oyuncu');
  await expect(async () => {
    await page.goto(deposits);
    await expect(own).toContainText(claims.facts.tickets, { timeout: 3000 });
  }).toPass();
  await expectAccessible(page);
});

test('a deposit can be handed in on a phone, told beforehand how many tickets it comes to, at any width', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(phone);
  await logIn('oyuncu');
  await page.goto(deposits, { waitUntil: 'networkidle' });
  // Before whatever waits and whatever was handed in: no scroll but that from field to field.
  const first = await topOf(page.getByLabel(claimForms.deposit.choice, { exact: true }));
  expect(first, 'the first field').toBeLessThan(phone.height);
  expect((await topOf(page.getByLabel(labels.deposit_date))) - first, 'all fields').toBeLessThan(
    phone.height,
  );
  await choose(page, claimForms.deposit.choice, /./);
  await depositForm(page).getByLabel(labels.site_username, { exact: true }).fill('telefon_oyuncu');
  await page.getByLabel(labels.amount, { exact: true }).fill('9000');
  await expect(depositForm(page).getByText(/^= [1-9]\d* bilet$/)).toBeVisible();
  for (const width of [320, 660]) {
    await page.setViewportSize({ width, height: phone.height });
    await fitsTheScreen(page);
  }
  await page.setViewportSize(phone);
  await page.getByLabel(labels.deposit_date).fill(ago());
  await attach(depositForm(page));
  await page.getByRole('button', { name: claimForms.deposit.submit }).click();
  await expect(toast(page, claimForms.deposit.done)).toBeVisible();
  await fitsTheScreen(page);
});

test('what a support role has is its queue: a player’s pages and other queues are not its own', async ({
  page,
  logIn,
}) => {
  await logIn('destek');
  await page.goto(`${deposits}?tur=deposit`, { waitUntil: 'networkidle' });
  await expect(page.getByLabel(labels.amount, { exact: true })).toHaveCount(0);
  const rows = page.getByRole('list', { name: messages.desk.inbox.list }).getByRole('listitem');
  await expect(rows.filter({ hasNotText: 'Nartane' })).toHaveCount(0);
  const answer = await page.request.get('/user/ticket-deposits/kazanclar');
  expect(answer.status()).toBe(404);
});

for (const [size, viewport] of waysWalked(0, [
  ['a phone', phone],
  ['a desktop', desk],
] as const)) {
  test(`a win is handed in on ${size} and waits in the team’s queue`, aWalk, async ({ page, logIn }) => {
    await page.setViewportSize(viewport);
    await logIn('oyuncu');
    await page.goto('/sizdengelenler/gonder', { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await choose(page, labels.sponsor, /./);
    await page.getByLabel(labels.site_username, { exact: true }).fill('oyuncu_ad');
    const game = `Deneme ${size} ${Date.now() % 10_000}`;
    await page.getByLabel(labels.game_name).fill(game);
    await page.getByLabel(labels.bet, { exact: true }).fill('2,50');
    await page.getByLabel(labels.win, { exact: true }).fill('1.250');
    await page.getByLabel(claimForms.replay).fill('https://tekrar-izle.example/r/1');
    await page.getByRole('button', { name: claimForms.win.submit }).click();
    await expect(toast(page, claimForms.win.done)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: game })).toContainText('500');
    await logIn('moderator');
    await openInInbox(page, { kind: 'win', who: 'oyuncu', words: game });
    await expectAccessible(page);
    await fitsTheScreen(page);
  });
}

const hostile = '<img src=x onerror="window.taken=1">"\'</script><script>window.taken=1</script>';

test('a case is opened and answered with the keyboard alone, and what looks like markup is text for everybody', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(desk);
  await logIn('oyuncu');
  await page.goto(routes.complaints.path, { waitUntil: 'networkidle' });
  await expectAccessible(page);
  const subject = `Konu ${Date.now() % 100_000} ${hostile}`;
  const main = page.getByRole('main');
  await fillByKeys(page, main, [
    { label: labels.department, keys: 'Bonus' },
    { label: labels.subject, keys: subject },
    { label: labels.message, keys: `Metin ${hostile}` },
  ]);
  await pressByKeys(page, main, claimForms.complaint.submit);
  await expect(toast(page, claimForms.complaint.done)).toBeVisible();
  const link = page.getByRole('link', { name: subject });
  await expect(link).toBeVisible();
  const path = await link.getAttribute('href');

  await logIn('moderator');
  await openInInbox(page, { kind: 'complaint', who: 'oyuncu', words: subject });
  await decideOpen(page, 'approve', `Çözüldü ${hostile}`);

  await logIn('oyuncu');
  await expect(async () => {
    await page.goto(path ?? '', { waitUntil: 'networkidle' });
    await expect(page.getByText(`Çözüldü ${hostile}`)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectAccessible(page);
  await pressByKeys(page, main, claimForms.steps.confirm);
  await expect(toast(page, claimForms.stepsDone.confirm)).toBeVisible();
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);

  await logIn('admin');
  expect((await page.request.get(path ?? '')).status()).toBe(404);
});

test('a case is opened on a phone', async ({ page, logIn }) => {
  await page.setViewportSize(phone);
  await logIn('oyuncu');
  await page.goto(routes.complaints.path, { waitUntil: 'networkidle' });
  await choose(page, labels.department, /Teknik/);
  await page.getByLabel(labels.subject, { exact: true }).fill('Telefondan bir öneri');
  await page.getByLabel(labels.message, { exact: true }).fill('Kısa bir metin.');
  await attach(page);
  await page.getByRole('button', { name: claimForms.complaint.submit }).click();
  await expect(toast(page, claimForms.complaint.done)).toBeVisible();
});

for (const [size, viewport] of waysWalked(1, [
  ['a phone', phone],
  ['a desktop, by keyboard', desk],
] as const)) {
  test(
    `a switch under the code is asked for on ${size}; a second one at the same sponsor is refused at the field`,
    aWalk,
    async ({ page, logIn, complaints }) => {
      complaints.allow(/status of 4\d\d/);
      await page.setViewportSize(viewport);
      await logIn(viewport === phone ? 'editor' : 'moderator');
      await page.goto(routes.affiliateChange.path, { waitUntil: 'networkidle' });
      await expectAccessible(page);
      const fill = async () => {
        await choose(page, labels.sponsor, /./);
        await page.getByLabel(labels.site_username, { exact: true }).fill('gecis_ad');
        await page.getByLabel(labels.name, { exact: true }).fill('Ada');
        await page.getByLabel(labels.surname, { exact: true }).fill('Örnek');
        await page.getByLabel(labels.phone, { exact: true }).fill('+90 500 000 00 00');
        await page.getByLabel(claimForms.affiliate.terms).check();
        await pressByKeys(page, page.getByRole('main'), claimForms.affiliate.submit);
      };
      await fill();
      await expect(toast(page, claimForms.affiliate.done)).toBeVisible();
      await expect(page.getByLabel(labels.site_username, { exact: true })).toHaveValue('');
      await fill();
      await expect(page.getByText(`${labels.sponsor} ${errors.rules.unique}`)).toBeVisible();
      await expect(page.getByLabel(labels.sponsor, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    },
  );
}

test('a sponsor account is linked once, verified by the team, fills in the forms, and is taken back after a question', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(desk);
  await logIn('editor');
  await page.goto(userSectionPath('partners'), { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await choose(page, labels.sponsor, /./);
  const sponsor = await page.getByLabel(labels.sponsor, { exact: true }).inputValue();
  await page.getByLabel(labels.site_username, { exact: true }).fill('editor_ad');
  await page.getByRole('button', { name: claimForms.link.submit }).click();
  const own = page.getByRole('article').filter({ hasText: 'editor_ad' });
  await expect(own).toContainText('Onay bekliyor');
  await logIn('moderator');
  await openInInbox(page, { kind: 'account', who: 'editor_ad', words: 'editor_ad' });
  await decideOpen(page, 'approve');
  await logIn('editor');
  await expect(async () => {
    await page.goto(userSectionPath('partners'), { waitUntil: 'networkidle' });
    await expect(own).toContainText('Doğrulandı', { timeout: 3000 });
  }).toPass();
  await expectAccessible(page);
  await page.goto('/sizdengelenler/gonder', { waitUntil: 'networkidle' });
  await page.getByLabel(labels.sponsor, { exact: true }).selectOption(sponsor);
  await expect(page.getByLabel(labels.site_username, { exact: true })).toHaveValue('editor_ad');
  await page.goto(userSectionPath('partners'), { waitUntil: 'networkidle' });
  await own.getByRole('button', { name: /kaldır/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: claimForms.link.unlink, exact: true }).click();
  await expect(page.getByText('editor_ad')).toHaveCount(0);
});

test('a file that is no picture is told before it is sent, one that only claims to be after', async ({
  page,
  logIn,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await logIn('oyuncu');
  await page.goto('/sizdengelenler/gonder', { waitUntil: 'networkidle' });
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText(errors.codes.unsupported_media_type)).toBeVisible();
  await input.setInputFiles({
    name: 'b.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  });
  await expect(page.getByText(`${labels.file} ${errors.rules.invalid}`)).toBeVisible();
});
