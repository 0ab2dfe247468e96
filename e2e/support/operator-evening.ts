import { type Locator, type Page, request } from '@playwright/test';
import { deskPages } from '@/lib/desk-pages';
import { pathTo } from '@/lib/paths';
import { infoPagePath, userSectionPath } from '@/lib/routes';
import { expect } from '../fixtures';
import { openInInbox, pressDecision } from './inbox';
import { password, register } from './new-member';
import { again, toast } from './on-page';
import { inMinutes, type OperatorDesk, picture } from './operator-desk';
import { messages } from './operator-texts';
import { takeStep } from './take-step';

const { claimForms, claims, eventJury, eventOwn, labels, marketBuy, ordersOwn } = messages;
const { content, member, prizes } = messages.desk;
const deposits = userSectionPath('ticket-deposits');

/** What is played for on the evening, to be decided by a jury. */
export const evening = { slug: 'son-tur', title: 'Son tur', prize: 'Fener atkısı' } as const;

/** Who came to the new site, in a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly name: string;
}

/** Somebody registers at the site of `baseURL`. */
export async function comeIn(page: Page, baseURL: string): Promise<Visitor> {
  const name = await register(page, baseURL);
  await page.goto('/', { waitUntil: 'networkidle' });
  return { page, name };
}

/** Finds a member as the team does, and opens the page. */
export async function openMember(desk: OperatorDesk, name: string): Promise<void> {
  await desk.open(`${deskPages.members.path}?q=${name}`);
  await desk.page.locator('main').getByRole('link', { name, exact: true }).click();
  await expect(desk.page.getByRole('list', { name: member.timeline })).toBeVisible();
  await desk.page.waitForLoadState('networkidle');
}

/** Gives somebody as much of the coin as an item of the market costs, and a little more. */
export async function giveCoins(desk: OperatorDesk, name: string, amount: number): Promise<void> {
  await openMember(desk, name);
  const fields = { [member.steps.adjust.amount]: String(amount) };
  await takeStep(desk.page, 'adjust', { fields, words: member });
}

/** Buys a code of the market; answers what is shown. */
export async function buyCode({ page }: Visitor, slug: string): Promise<string> {
  await page.goto(pathTo('marketItem', slug), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: new RegExp(marketBuy.buy) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: marketBuy.confirm }).click();
  await expect(dialog.getByRole('heading', { name: marketBuy.done.code })).toBeVisible();
  return (await dialog.locator('output').textContent()) ?? '';
}

/** The code that a member bought, as it stands among the orders. */
export async function readCode({ page }: Visitor): Promise<string> {
  await page.goto(infoPagePath('siparisler'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: new RegExp(ordersOwn.showCode) }).click();
  const shown = page.getByRole('article').locator('output');
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}

/** Makes and publishes what the evening is played for; it ends in minutes. */
export async function openEvening(desk: OperatorDesk, minutes: number): Promise<void> {
  await desk.begin('events');
  await desk.fill('title', evening.title);
  await desk.choose('type', 'custom');
  await desk.fill('starts_at', inMinutes(-1));
  await desk.fill('ends_at', inMinutes(minutes));
  const add = content.editor.addTo.replace('{name}', content.fields.prizes);
  await desk.field('prizes').getByRole('button', { name: add }).click();
  await desk.choose('prizes.0.type', 'code');
  await desk.fill('prizes.0.title', evening.prize);
  await desk.publish('events', evening.slug);
}

/** Takes part in the evening, by a link. */
export async function takePart({ page }: Visitor): Promise<void> {
  await page.goto(pathTo('event', evening.slug), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: eventOwn.submit }).click();
  await page.getByLabel(eventOwn.link, { exact: true }).fill('https://tekrar-izle.example/r/1');
  await page.getByRole('button', { name: eventOwn.send, exact: true }).click();
  await expect(toast(page, eventOwn.sent)).toBeVisible();
}

/** Hands in a deposit at a sponsor with its receipt. */
export async function handInDeposit({ page, name }: Visitor, sponsor: string, amount: string): Promise<void> {
  await page.goto(deposits, { waitUntil: 'networkidle' });
  const send = page.getByRole('button', { name: claimForms.deposit.submit });
  const form = page.locator('form').filter({ has: send });
  const choice = form.getByLabel(claimForms.deposit.choice, { exact: true });
  const offered = choice.locator('option', { hasText: sponsor }).first();
  await choice.selectOption((await offered.getAttribute('value')) ?? '');
  await form.getByLabel(labels.site_username, { exact: true }).fill(name);
  await form.getByLabel(labels.amount, { exact: true }).fill(amount);
  await form.getByLabel(labels.deposit_date).fill(inMinutes(-1));
  const receipt = { name: 'dekont.png', mimeType: 'image/png', buffer: await picture(320, 200) };
  await form.locator('input[type=file]').first().setInputFiles(receipt);
  await expect(form.getByText(messages.uploads.ready)).toBeVisible();
  await send.click();
  await expect(toast(page, claimForms.deposit.done)).toBeVisible();
}

/** A sponsor's support lets a deposit pass, at the address of its own. */
export async function approveDeposit(support: Page, name: string, sponsor: string): Promise<void> {
  await openInInbox(support, { kind: 'deposit', who: name, words: sponsor, path: deposits });
  await pressDecision(support, 'approve');
}

/** The member reads that the deposit brought tickets, once the ten seconds are over in which it could be taken back. */
export async function readTickets({ page }: Visitor): Promise<void> {
  await again(page, deposits, () => page.getByText(claims.facts.tickets).first());
}

/** A moderator lets the entry pass and says what it is worth. */
export async function scoreEntry(moderator: Page, name: string): Promise<void> {
  await openInInbox(moderator, { kind: 'event', who: name, words: evening.title });
  await pressDecision(moderator, 'approve');
  const judged = judgedIn(moderator);
  const score = judged.getByLabel(eventJury.scoreOf.replace('{username}', name));
  await again(moderator, `${deskPages.inbox.path}?tur=event`, () => score);
  await score.fill('90');
  await judged.getByRole('button', { name: eventJury.save }).click();
  await expect(toast(moderator, eventJury.scored.replace('{username}', name))).toBeVisible();
}

/** Bans a member, who is out at once, also with a copy of the cookie, and lets the member back. */
export async function banAndLift(desk: OperatorDesk, { page, name }: Visitor): Promise<void> {
  const { page: own } = desk;
  // The page itself may hear of it first, which takes its cookie away.
  const copy = await request.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
  });
  await openMember(desk, name);
  await takeStep(own, 'ban', { words: member });
  await expect(own.getByText(member.sanctions.forever)).toBeVisible();
  expect((await copy.get('/api/user')).status()).toBe(401);
  await copy.dispose();
  expect(await logIn(page, name)).not.toBe(200);
  await own.reload({ waitUntil: 'networkidle' });
  await takeStep(own, 'lift', { words: member });
  expect(await logIn(page, name)).toBe(200);
}

/** Ends the evening: its result, and the prize approved and handed over. */
export async function deliverPrize(moderator: Page, name: string): Promise<void> {
  const finish = judgedIn(moderator).getByRole('button', { name: eventJury.finish });
  await again(moderator, `${deskPages.inbox.path}?tur=event`, () => finish);
  await finish.click();
  await judgedIn(moderator).getByRole('button', { name: eventJury.finishSure }).click();
  await expect(toast(moderator, eventJury.finished)).toBeVisible();
  for (const [action, list] of [
    ['approve', 'pending'],
    ['deliver', 'approved'],
  ] as const) {
    const won = moderator
      .getByRole('list', { name: prizes.label })
      .getByRole('link', { name: evening.prize });
    await again(moderator, `${deskPages.prizes.path}?liste=${list}&q=${name}`, () => won);
    await won.click();
    await expect(moderator).toHaveURL(/kart=/);
    await pressDecision(moderator, action);
  }
}

/** The member reads that the prize was handed over. */
export async function readPrize({ page }: Visitor): Promise<void> {
  const won = page.getByRole('article').filter({ hasText: evening.prize });
  await again(page, pathTo('ownPrizes'), () => won.getByText(claims.states.delivered).first());
}

/** Logs in, as a member unless another password is given; answers the status. */
export async function logIn(page: Page, name: string, known = password): Promise<number> {
  const headers = { Origin: new URL(page.url()).origin };
  const data = { email: name, password: known };
  return (await page.request.post('/api/login', { data, headers })).status();
}

function judgedIn(page: Page): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: evening.title, level: 3 }) });
}
