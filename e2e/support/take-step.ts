import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { expect } from '../fixtures';
import { toast } from './on-page';

/** Why the team does what it does, which the member reads. */
export const stepReason = 'Yayın sohbetinde kuralları çiğnedi.';

type Words = typeof messages.desk.member;
/** Something that the team does about a member, beside a note. */
export type MemberStep = Exclude<keyof Words['steps'], 'note'>;

interface Taken {
  /** What the fields beside the reason take, by their labels. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is said afterwards, unless it is that the step was taken. */
  readonly said?: string;
  /** The words of the site, unless it is called as the demo is. */
  readonly words?: Words;
}

/** A step on the page of a member by what it is folded away under. */
export function foldOf(page: Page, title: string) {
  return page.locator('details').filter({ has: page.getByText(title, { exact: true }) });
}

/** Takes a step on the member whose page is open: unfolds it, fills it in and presses twice. */
export async function takeStep(page: Page, step: MemberStep, taken: Taken = {}): Promise<void> {
  const { fields = {}, words = messages.desk.member, said = words.steps[step].done } = taken;
  const fold = foldOf(page, words.steps[step].title);
  await fold.locator('summary').click();
  for (const [label, value] of Object.entries(fields))
    await fold.getByLabel(label, { exact: true }).fill(value);
  await fold.getByLabel(words.reason, { exact: true }).fill(stepReason);
  const button = fold.locator('button[type=submit]');
  await button.click();
  await expect(button).toHaveText(words.sure);
  await button.click();
  await expect(toast(page, said)).toBeVisible();
}
