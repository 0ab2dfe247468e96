import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signedQuery } from '@/api/testing/postback.fixture';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { routes, userSectionPath } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';
import { logInAgain, newMember } from './stage';
import { ago, attach, choose, depositForm } from './support/claim-forms';
import { decideOpen, openInInbox } from './support/inbox';
import { again, fitsTheScreen, toast } from './support/on-page';

const { labels, claimForms, claims, scorecards, sponsorReport } = messages;
const deposits = userSectionPath('ticket-deposits');
/** The sponsor of the demo's support role. */
const slug = 'nartane';

test.use({ acceptDownloads: true });

test('a deposit that the sponsor’s system tells of approves its claim without anybody; the sponsor’s clerk reads it in the report and keeps the file', async ({
  page,
  logIn,
  baseURL,
}) => {
  const secret = randomUUID();
  await logIn('admin');
  await page.goto(deskEntryPath('sponsors', slug), { waitUntil: 'networkidle' });
  await page.getByLabel(messages.desk.tracking.own.given).fill(secret);
  await page
    .locator('form')
    .filter({ has: page.getByLabel(messages.desk.tracking.own.given) })
    .getByRole('button')
    .click();
  await expect(page.getByText(secret)).toBeVisible();
  // An open page would ask for an account that has just been left.
  await page.goto('about:blank');

  const player = await newMember(page, baseURL);
  const account = `nar_${player.username}`;
  await page.goto(deposits, { waitUntil: 'networkidle' });
  await choose(page, claimForms.deposit.choice, /Nartane/);
  await depositForm(page).getByLabel(labels.site_username, { exact: true }).fill(account);
  await page.getByLabel(labels.amount, { exact: true }).fill('5.000');
  await page.getByLabel(labels.deposit_date).fill(ago());
  await attach(depositForm(page));
  await page.getByRole('button', { name: claimForms.deposit.submit }).click();
  await expect(toast(page, claimForms.deposit.done)).toBeVisible();

  const told = {
    event: 'deposit',
    transaction_id: randomUUID(),
    amount: '5000.00',
    currency: 'TRY',
    account,
  };
  const tell = async (query: string) => {
    const answer = await page.request.get(`/postback/${slug}?${query}`);
    return [answer.status(), (await answer.json()).data?.result];
  };
  expect(await tell(signedQuery(told, secret))).toEqual([200, 'recorded']);
  expect(await tell(signedQuery(told, secret))).toEqual([200, 'duplicate']);
  expect((await tell(signedQuery(told, randomUUID())))[0]).toBe(403);
  const own = page.getByRole('article').filter({ hasText: account });
  await expect(async () => {
    await page.goto(deposits);
    await expect(own).toContainText(claims.facts.tickets, { timeout: 3000 });
  }).toPass();

  await page.goto('about:blank');
  await logIn('destek');
  await page.goto(pathTo('ownSponsorReport'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: /Nartane/ })).toBeVisible();
  await expectAccessible(page);
  await fitsTheScreen(page);
  await expect(page.getByRole('main'), 'nothing of a player but what the sponsor has').not.toContainText(
    player.username,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: sponsorReport.download }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
  expect(text).toContain(today);
  for (const other of [deskPages.sponsors.path, deskEntryPath('sponsors', slug)])
    expect((await page.request.get(other)).status(), other).toBe(404);
});

test('a sponsor’s clerk answers a complaint in public where its writer agreed; everybody reads it on the sponsor’s page until the writer takes that back', async ({
  page,
  logIn,
  baseURL,
}) => {
  const writer = await newMember(page, baseURL);
  const subject = `Bonus gelmedi ${randomUUID().slice(0, 8)}`;
  await page.goto(routes.complaints.path, { waitUntil: 'networkidle' });
  await choose(page, labels.department, /Bonus/);
  await choose(page, claimForms.aboutSponsor, /Nartane/);
  await page.getByLabel(labels.subject, { exact: true }).fill(subject);
  await page.getByLabel(labels.message, { exact: true }).fill('Hesabım nar_ozel, bonusum eklenmedi.');
  await page.getByLabel(claimForms.complaint.allowPublic).check();
  await page.getByRole('button', { name: claimForms.complaint.submit }).click();
  await expect(toast(page, claimForms.complaint.done)).toBeVisible();
  const own = await page.getByRole('link', { name: subject }).getAttribute('href');

  await page.goto('about:blank');
  await logIn('destek');
  const said = `Bonusun tanımlandı (${subject}).`;
  const theirs = { kind: 'complaint', who: writer.username, words: subject, path: deposits } as const;
  await openInInbox(page, theirs);
  await expectAccessible(page);
  await decideOpen(page, 'approve', 'Bonusunu tanımladık.');
  // The decision before has its effect a moment later.
  const decided = `${deposits}?${new URLSearchParams({ tur: 'complaint', liste: 'decided', q: writer.username })}`;
  await again(page, decided, () => page.getByRole('listitem').filter({ hasText: subject }).first());
  await openInInbox(page, { ...theirs, list: 'decided' });
  await decideOpen(page, 'publish', said);

  await page.goto('about:blank');
  await page.context().clearCookies();
  const answer = page.getByRole('listitem').filter({ hasText: said });
  await expect(async () => {
    await page.goto(pathTo('sponsor', slug), { waitUntil: 'networkidle' });
    await expect(answer).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: scorecards.answers.title })).toBeVisible();
  await expect(answer).toContainText('•••');
  await expect(page.getByRole('main')).not.toContainText(writer.username);
  await expect(page.getByRole('main')).not.toContainText('nar_ozel');
  await expectAccessible(page);

  await logInAgain(page, baseURL, writer);
  await page.goto(own ?? '', { waitUntil: 'networkidle' });
  await page.getByText(claims.actions.forbid, { exact: true }).first().click();
  await page.getByRole('button', { name: claimForms.steps.forbid }).click();
  await expect(toast(page, claimForms.stepsDone.forbid)).toBeVisible();
  await page.goto('about:blank');
  await page.context().clearCookies();
  await expect(async () => {
    await page.goto(pathTo('sponsor', slug), { waitUntil: 'networkidle' });
    await expect(answer).toHaveCount(0, { timeout: 3000 });
  }).toPass();
});
