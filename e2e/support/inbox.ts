import { expect, type Locator, type Page } from '@playwright/test';
import type { InboxAction, InboxKind } from '@/contract/desk-inbox';
import { deskPages } from '@/lib/desk-pages';
import { messages } from '@/lib/i18n/default-messages';
import { changeContent } from '../installation';
import { turnTo } from './on-page';

const { claimForms, desk, labels } = messages;

/** Something of the inbox by what its row says: its kind, its member, and words that no other has. */
export interface InInbox {
  readonly kind: InboxKind;
  /** A member's name, or a name at a sponsor. */
  readonly who: string;
  readonly words: string;
  /** The team's inbox unless it is a support role's. */
  readonly path?: string;
  /** What waits, unless it was decided. */
  readonly list?: 'decided';
}

/** Opens something of the inbox; answers its card. */
export async function openInInbox(page: Page, { kind, who, words, path, list }: InInbox): Promise<Locator> {
  const query = new URLSearchParams({ tur: kind, q: who, ...(list ? { liste: list } : {}) });
  await page.goto(`${path ?? deskPages.inbox.path}?${query}`, { waitUntil: 'networkidle' });
  const row = page
    .getByRole('list', { name: desk.inbox.list })
    .getByRole('listitem')
    .filter({ hasText: words });
  await turnTo(page, row);
  await row.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/kart=/);
  const card = page.getByRole('article', { name: new RegExp(`^${desk.inbox.kinds[kind]} `) }).first();
  await expect(card).toContainText(words);
  await expect(page.getByText(desk.inbox.opening)).toHaveCount(0);
  return card;
}

/** Decides on the open card, and lets that have effect at once in place of in ten seconds. */
export async function decideOpen(page: Page, action: InboxAction, reason?: string): Promise<void> {
  const [kind = '', id = ''] = new URL(page.url()).searchParams.get('kart')?.split(':') ?? [];
  await pressDecision(page, action, reason);
  await haveEffect(kind, id);
}

/** Decides on the open card; that has effect in ten seconds. */
export async function pressDecision(page: Page, action: InboxAction, reason?: string): Promise<void> {
  if (reason !== undefined) {
    await page.getByRole('button', { name: desk.inbox.write }).click();
    await page.getByLabel(labels.reason).fill(reason);
  }
  const press = page.getByRole('button', { name: claimForms.decisions[action], exact: true });
  await expect(press).toBeEnabled();
  await press.click();
  await expect(page.getByText(new RegExp(`^${desk.inbox.marks[action]}: `))).toBeVisible();
}

/** Gives a decision its effect now. */
export async function haveEffect(kind: string, id: string): Promise<void> {
  const held = `select job.id from graphile_worker._private_jobs job
    join held_decisions held on (job.payload->>'heldId')::bigint = held.id
    where held.kind = $1 and held.subject = $2`;
  await changeContent(`select graphile_worker.reschedule_jobs(array(${held}), run_at => now())`, [kind, id]);
}
