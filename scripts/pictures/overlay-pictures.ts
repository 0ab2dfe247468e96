import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { deskPages } from '@/lib/desk-pages';
import { overlayKeys, overlayPicture } from '@/lib/format/overlay-widgets';
import { messages } from '@/lib/i18n/default-messages';
import { logIn } from './log-in';

/** Room around a widget, and the widest picture; CSS pixels. */
const room = 14;
const widest = 640;
/** The code in the picture of the widget that shows one. */
const shownCode = 'AKŞAM-75';

const { own: words } = messages.desk.overlays;

/**
 * Photographs each widget of the overlays as the desk shows it in a scene, with its made-up evening, into public/overlays: the desk and docs/overlays.md show
 * them. The same at every run, whatever the demo holds.
 */
export async function photographOverlays(by: Browser, baseURL: string): Promise<void> {
  await mkdir(join('public', 'overlays'), { recursive: true });
  const context = await by.newContext({
    ...{ baseURL, locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce' },
    ...{ viewport: { width: 1600, height: 1200 }, deviceScaleFactor: 2 },
  });
  const page = await context.newPage();
  await logIn(page, 'admin', baseURL);
  await page.goto(deskPages.overlays.path, { waitUntil: 'networkidle' });
  await page.getByLabel(words.looks.kose, { exact: true }).selectOption('orta');
  for (const key of overlayKeys) {
    await page.getByRole('button', { name: words.names[key], exact: true }).click();
    if (key === 'code') await page.getByLabel(words.code, { exact: true }).fill(shownCode);
    await photograph(page, join('public', overlayPicture(key)));
  }
  await context.close();
}

async function photograph(page: Page, file: string): Promise<void> {
  const card = page.locator('[data-overlay-scene] .ov-card');
  await card.scrollIntoViewIfNeeded();
  await card.evaluate(async (element) => {
    await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
  const box = await card.boundingBox();
  if (!box) throw new Error('a widget shows nothing');
  const clip = {
    ...{ x: box.x - room, y: box.y - room },
    ...{ width: box.width + 2 * room, height: box.height + 2 * room },
  };
  await sharp(await page.screenshot({ clip }))
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(file);
}
