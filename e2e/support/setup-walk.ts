import type { Page } from '@playwright/test';
import { deskEntryPath } from '@/lib/desk-paths';
import { type SetupStep, setupStepPath } from '@/lib/format/setup-steps';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, expectAccessible } from '../fixtures';

const { content, settings, setup } = messages.desk;

const field = (page: Page, name: string) => page.locator(`[data-field=${name}] input`).first();
const wins = (page: Page) => page.getByRole('checkbox', { name: messages.pages.wins.title, exact: true });

/** Waits for a step: its address, and its mark in the list. */
async function arriveAt(page: Page, step: SetupStep): Promise<void> {
  await expect(page).toHaveURL(setupStepPath(step));
  const marked = page.locator('[aria-current=step]');
  await expect(marked).toHaveAttribute('href', setupStepPath(step));
}

/** The button that saves a step and leads on, once the step can be filled in. */
async function saveOf(page: Page) {
  const button = page.getByRole('button', { name: settings.form.saveNext });
  await expect(button).toBeEnabled();
  return button;
}

/** From the first step to the end: the site's name, a coin with another name, the design's colours, and an area less. */
export async function walkSetup(page: Page, names: { readonly coin: string; readonly site: string }) {
  await arriveAt(page, 'brand');
  const saveBrand = await saveOf(page);
  await expectAccessible(page);
  await field(page, 'site_name').fill(names.site);
  await saveBrand.click();
  await arriveAt(page, 'coin');
  const saveCoin = await saveOf(page);
  await field(page, 'coin').fill(names.coin);
  await saveCoin.click();
  await arriveAt(page, 'colours');
  await page.getByRole('link', { name: settings.form.skip, exact: true }).click();
  await arriveAt(page, 'areas');
  const saveAreas = await saveOf(page);
  await wins(page).uncheck();
  await saveAreas.click();
  await arriveAt(page, 'done');
  await expectAccessible(page);
  await page.goto(setupStepPath('areas'), { waitUntil: 'networkidle' });
  await expect(wins(page)).not.toBeChecked();
  await page.goto(setupStepPath('coin'), { waitUntil: 'networkidle' });
  await expect(field(page, 'coin')).toHaveValue(names.coin);
  await page.getByRole('navigation', { name: setup.label }).getByText(setup.steps.done).click();
  await arriveAt(page, 'done');
}

/** From the end of the setup to a sponsor that everybody sees. */
export async function publishFirstSponsor(page: Page, name: string): Promise<void> {
  const slug = 'ilk-sponsor';
  const path = deskEntryPath('content', 'sponsors', slug);
  await page.getByRole('link', { name: setup.ways.sponsor.title }).click();
  const create = page.getByRole('button', { name: content.editor.create, exact: true });
  await expect(create).toBeEnabled();
  await field(page, 'slug').fill(slug);
  await field(page, 'name').fill(name);
  await field(page, 'link').fill('https://ilk-sponsor.example/');
  await create.click();
  await expect(page).toHaveURL(path);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: content.moves.publish, exact: true }).click();
  await expect(page.getByText(content.states.published).first()).toBeVisible();
  const shown = async () => (await page.request.get(routes.sponsors.path)).text();
  await expect.poll(shown).toContain(name);
}
