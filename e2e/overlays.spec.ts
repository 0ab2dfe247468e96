import type { Locator, Page } from '@playwright/test';
import { isNull } from 'drizzle-orm';
import { users } from '@/api/db/schema/users';
import { callTo } from '@/lib/calls';
import { deskPages } from '@/lib/desk-pages';
import { type OverlayLookName, overlayLooks } from '@/lib/format/overlay-look';
import { overlayKeys, overlayName, overlayWidgets } from '@/lib/format/overlay-widgets';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { expect, expectAccessible } from './fixtures';
import { inDatabase } from './installation';
import { test } from './members';
import { addOverlayLink } from './support/overlay-link';

const { own: words } = messages.desk.overlays;
const lookNames: readonly OverlayLookName[] = ['renk', 'olcek', 'kose', 'zemin'];

/** The look that a widget is shown in, and how many rows of it. */
const shownBy = async (stage: Locator) => ({
  look: await stage.evaluate(({ dataset: { renk, olcek, kose, zemin } }) => [renk, olcek, kose, zemin]),
  rows: await stage.locator('.ov-row').count(),
});

test('the desk tries a widget on by the keyboard: each choice is seen at once, the copied address shows what the preview showed, and is empty once its link is revoked there', async ({
  page,
  context,
  logIn,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 404 .*\/api\/overlays\//);
  await logIn('admin');
  await page.goto(deskPages.overlays.path, { waitUntil: 'networkidle' });
  const chooser = (key: (typeof overlayKeys)[number]) =>
    page.getByRole('button', { name: words.names[key], exact: true });
  for (const key of overlayKeys) {
    const picture = chooser(key).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(300);
  }
  await page.getByLabel(words.name, { exact: true }).focus();
  await page.keyboard.type('Klavyeyle');
  await page.keyboard.press('Enter');
  const address = page.locator('output').filter({ hasText: /^http.*\/katman\// });
  await expect(address).toHaveText(/\/katman\/[0-9a-f]{40}\/av$/);

  const preview = page.locator('[data-overlay-scene] .ov-stage');
  for (const name of lookNames) {
    await page.getByLabel(words.looks[name], { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(preview).toHaveAttribute(`data-${name}`, overlayLooks[name][1]);
    await expect(address).toContainText(`${name}=${overlayLooks[name][1]}`);
  }
  await page.getByLabel(words.rows, { exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('5');
  await expect(preview.locator('.ov-row')).toHaveCount(5);
  await expectAccessible(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: new RegExp(`: ${words.address}$`) }).press('Enter');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await address.textContent());
  const source = await context.newPage();
  await source.goto(copied, { waitUntil: 'networkidle' });
  expect(await shownBy(source.locator('.ov-stage'))).toEqual(await shownBy(preview));

  await chooser('goal').press('Enter');
  expect((await shownBy(preview)).look).toEqual(lookNames.map((name) => overlayLooks[name][1]));
  await page.getByLabel(words.subject, { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel(words.target, { exact: true }).focus();
  await page.keyboard.type('500');
  await expect(preview).toContainText('214 / 500');
  await expect(address).toHaveText(/\/hedef\?.*konu=tahmin&hedef=500$/);

  await chooser('code').press('Enter');
  await expect(preview.locator('.ov-card')).toHaveCount(0);
  await page.getByLabel(words.code, { exact: true }).focus();
  await page.keyboard.type('GECE 7');
  await expect(preview).toContainText('GECE 7');
  await source.goto((await address.textContent()) ?? '', { waitUntil: 'networkidle' });
  await expect(source.locator('.ov-word')).toHaveText('GECE 7');

  const links = page.getByRole('list', { name: messages.desk.overlays.list }).getByRole('listitem');
  const line = links.filter({ hasText: 'Klavyeyle' }).first();
  await line.getByRole('button', { name: words.revoke, exact: true }).press('Enter');
  await line.getByRole('button', { name: words.revokeSure }).press('Enter');
  await expect(source.locator('.ov-card')).toHaveCount(0, { timeout: 60_000 });
  await expect(line).toContainText(messages.desk.overlays.revoked);
});

/** What moves on an overlay, or may: the properties of its transitions and of the animations that run. */
const readMoves = (page: Page) =>
  page.evaluate(() => {
    const transitions = [...document.querySelectorAll('.ov-page, .ov-page *')]
      .map((one) => getComputedStyle(one))
      .filter(({ transitionDuration }) => /[1-9]/.test(transitionDuration))
      .flatMap(({ transitionProperty }) => transitionProperty.split(', '));
    const animated = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
    return [...transitions, ...animated];
  });

/** How a widget stands on the air. */
const readScene = (page: Page) =>
  page.evaluate(() => {
    const style = (of: string) => {
      const found = document.querySelector(of);
      return found ? getComputedStyle(found) : null;
    };
    const box = document.querySelector('.ov-card')?.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      colour: style('.ov-head p')?.color,
      size: style('.ov-stage')?.fontSize,
      ground: style('.ov-card')?.backgroundColor,
      corner: [Math.round(box?.left ?? -1), Math.round(box?.top ?? -1)],
      body: [style('html')?.backgroundColor, style('body')?.backgroundColor],
      scrolls: [scrollWidth > innerWidth, scrollHeight > innerHeight],
    };
  });

test('an address says a look by words of its list alone: each changes what is seen, and nonsense is the usual look, with no error and nothing of it in the page', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1920, height: 1080 });
  const path = pathTo('overlay', (await inDatabase(addOverlayLink)).token, overlayWidgets.hunt.path);
  const open = async (query: string) => {
    const answer = await page.goto(`${path}${query}`, { waitUntil: 'domcontentloaded' });
    const headers = (await answer?.allHeaders()) ?? {};
    expect([answer?.status(), headers['cache-control'], headers['set-cookie']], query).toEqual([
      ...[200, 'private, no-store', undefined],
    ]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    await expect(page.locator('.ov-card')).toBeVisible();
    return readScene(page);
  };
  const usual = await open('');
  const moves = await readMoves(page);
  expect(moves).toContain('transform');
  expect(moves.filter((name) => name !== 'transform' && name !== 'opacity')).toEqual([]);
  const clear = 'rgba(0, 0, 0, 0)';
  expect(usual).toMatchObject({
    size: '16px',
    corner: [0, 0],
    body: [clear, clear],
    scrolls: [false, false],
  });
  const changed: readonly [string, keyof typeof usual, unknown][] = [
    ['?renk=mavi', 'colour', 'rgb(127, 178, 255)'],
    ['?olcek=150', 'size', '24px'],
    ['?kose=sag-ust', 'corner', [1400, 0]],
    ['?zemin=saydam', 'ground', clear],
  ];
  for (const [query, what, value] of changed)
    expect(await open(query), query).toEqual({ ...usual, [what]: value });

  const marker = 'x9q7';
  const nonsense = [
    `?renk=red;}body{background:url(//${marker}.invalid)}&olcek=1e999&kose=-1&zemin="><style>${marker}`,
    `?renk=mavi&renk=mor&olcek=150&olcek=200&kose=alt&kose=ust`,
    `?renk=%00${marker}&olcek=%00150&adet=99999999999999999999`,
    `?__proto__=${marker}&constructor=${marker}&renk[]=mavi&adet=-5&adet=5`,
    `?stil=<script>${marker}</script>&kod=<img/onerror=${marker}>&renk=${'mavi'.repeat(1_000)}`,
  ];
  for (const query of nonsense) {
    expect(await open(query), query.slice(0, 60)).toEqual(usual);
    expect(
      await page
        .locator('body')
        .evaluate((body, word) => body.querySelector('.ov-page')?.outerHTML.includes(word), marker),
    ).toBe(false);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('a link shows of every widget what guests see: no name that its member keeps behind the mask', async ({
  request,
}) => {
  const token = (await inDatabase(addOverlayLink)).token;
  const masked = await inDatabase((db) =>
    db.select({ name: users.username }).from(users).where(isNull(users.nickname)),
  );
  expect(masked.length).toBeGreaterThan(100);
  const names = new Set(masked.map(({ name }) => name));
  let seen = 0;
  for (const key of overlayKeys) {
    const answer = await request.get(callTo('overlay', overlayName(key, token)));
    expect([answer.status(), answer.headers()['set-cookie'], answer.headers()['cache-control']], key).toEqual(
      [...[200, undefined, 'private, no-cache']],
    );
    const texts = [...(await answer.text()).matchAll(/"name":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, name = '']) => name,
    );
    seen += texts.length;
    expect(
      texts.filter((name) => names.has(name)),
      key,
    ).toEqual([]);
  }
  expect(seen).toBeGreaterThan(20);
});
