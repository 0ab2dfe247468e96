import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './fixtures';

/** What a form asks for, answered from the keyboard: the field's label and what is typed into it. */
export interface KeyStep {
  readonly label: string | RegExp;
  /** Text of a field, the beginning of a choice's name, or a space for a tick. */
  readonly keys: string;
}

/** The sizes on which each form is walked. */
export const keyboardSizes = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 800 },
};

/** Moves on with Tab until a control has the focus; waits first until it can have it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let step = 0; step < 400; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} cannot be reached with Tab`);
}

/** Answers the fields of a form in their order, as somebody without a mouse does. */
export async function fillByKeys(page: Page, form: Locator, steps: readonly KeyStep[]): Promise<void> {
  for (const { label, keys } of steps) {
    const exact = typeof label === 'string';
    await tabTo(page, form.getByLabel(label, { exact }).first());
    await page.keyboard.type(keys);
  }
}

/** Goes to a button or link by its name and presses Enter. */
export async function pressByKeys(page: Page, place: Locator, name: string | RegExp): Promise<void> {
  await tabTo(page, place.getByRole('button', { name }).or(place.getByRole('link', { name })).first());
  await page.keyboard.press('Enter');
}

/** Opens the browser's own choice of files from the keyboard, and waits until a picture that nobody sent before is kept. */
export async function attachByKeys(page: Page, form: Locator): Promise<void> {
  await tabTo(page, form.locator('input[type=file]'));
  const file = { name: 'kanit.jpg', mimeType: 'image/jpeg', buffer: await newPicture() };
  // A busy browser may swallow the first press; the choice opens once all the same.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 15_000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
  }).toPass();
  await expect(form.locator('img[src^="/api/media/"]')).toBeVisible();
}

function newPicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const create = { width: 320, height: 200, channels: 3, background: { r, g, b } } as const;
  return sharp({ create }).jpeg().toBuffer();
}

/** Types a moment into a field of date and time, in the order in which this browser asks for its parts. */
export async function typeMoment(page: Page, field: Locator, moment: Date): Promise<void> {
  const wanted = moment
    .toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' })
    .slice(0, 16)
    .replace(' ', 'T');
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /(.+)-(.+)-(.+)T(.+):(.+)/.exec(wanted) ?? [];
  const half = String(Number(hour) % 12 || 12).padStart(2, '0');
  const ways = [
    [day, month, year, hour, minute, ''],
    [month, day, year, half, minute, Number(hour) < 12 ? 'A' : 'P'],
  ];
  await tabTo(page, field);
  for (const [first = '', second = '', third = '', ...time] of ways) {
    for (let part = 0; part < 6; part += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(`${first}${second}${third}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(time.join(''));
    if ((await field.inputValue()) === wanted) return;
  }
  throw new Error('the field takes none of the known orders');
}
