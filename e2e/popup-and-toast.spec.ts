import { expect, type Locator, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '../lib/routes';
import { runUntilVisible, stopClock } from './support/page-clock';
import { readSessionCookie } from './support/session-cookie';
import { type SmallSite, startSmallSite } from './support/small-site';

/** As an operator may have entered them: in no order, one without a picture. */
const popups = [
  { banner_id: 'afis-c', url: 'https://c.test/', sort: '10' },
  { url: 'https://nobody.test/', sort: '1' },
  { banner_id: 'afis-a', url: 'https://a.test/', sort: '2' },
  { banner_id: 'afis-b', url: 'https://b.test/', sort: '9' },
];

const often = { intervals: [50] };

/** The carousel as its library was told to be, and as it is now. */
interface Carousel {
  readonly params: { readonly speed: number; readonly loop: boolean };
  readonly realIndex: number;
  readonly animating: boolean;
}

test.describe('the numbers of the specification’s section 9', () => {
  let site: SmallSite;
  test.beforeAll(async () => {
    site = await startSmallSite({ init: {}, reads: { '/popups': popups } });
  });
  test.afterAll(() => site?.stop());
  test.use({ viewport: { width: 1280, height: 500 } });

  test('the popup shows its banners by their numbers, each 4 000 ms, over a page that is neither locked nor moved', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(site.origin + routes.tickets.path);
    // Beside the popup, which is there at start: on it the pointer would stop its banners.
    await page.mouse.move(1150, 450);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const dialog = page.getByRole('dialog', { name: messages.popup.title });
    await runUntilVisible(page, dialog);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    const slides = dialog.locator('[data-swiper-slide-index]');
    await runUntilVisible(page, slides.first());
    const shown = slides.evaluateAll((all) =>
      all
        .map((slide) => [
          slide.getAttribute('data-swiper-slide-index'),
          slide.querySelector('img')?.getAttribute('src')?.split('/')[4],
          slide.querySelector('a')?.href,
        ])
        .sort(([a], [b]) => Number(a) - Number(b)),
    );
    expect(await shown).toEqual(
      ['a', 'b', 'c'].map((id, at) => [String(at), `afis-${id}`, `https://${id}.test/`]),
    );

    const { params } = await carousel(dialog);
    expect(params).toEqual({ speed: 1000, loop: true });
    const expectNext = async (next: number) => {
      await page.clock.runFor(3800);
      expect((await carousel(dialog)).realIndex).toBe((next + 2) % 3);
      await page.clock.runFor(300);
      expect((await carousel(dialog)).realIndex).toBe(next);
      const moving = dialog.locator('.swiper-wrapper');
      await expect(moving).toHaveCSS('transition-duration', '1s');
      await expect.poll(async () => (await carousel(dialog)).animating, often).toBe(false);
    };
    for (const next of [1, 2, 0]) await expectNext(next);
    const expectHeld = async () => {
      await page.clock.runFor(9000);
      expect((await carousel(dialog)).realIndex).toBe(0);
    };
    await dialog.locator('.swiper').hover();
    await expectHeld();
    // What a keyboard has the focus on is marked once a key was pressed.
    await page.keyboard.press('ArrowDown');
    await dialog.locator('.swiper-slide-active a').focus();
    await page.mouse.move(5, 5);
    await expectHeld();
    await dialog.getByRole('button', { name: messages.dialogs.close }).focus();
    await expectNext(1);
  });

  test('a banner under a finger stays, and the next one comes once it is let go or scrolls; a popup that is closed has no carousel any more', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(site.origin + routes.tickets.path);
    const dialog = page.getByRole('dialog', { name: messages.popup.title });
    await runUntilVisible(page, dialog.locator('[data-swiper-slide-index]').first());
    const row = dialog.locator('.swiper-wrapper');
    const finger = {
      pointerType: 'touch',
      pointerId: 7,
      isPrimary: true,
      button: 0,
      buttons: 1,
      clientX: 640,
      clientY: 250,
    };
    for (const [nth, end] of ['pointerup', 'pointercancel'].entries()) {
      await row.dispatchEvent('pointerdown', finger);
      await page.clock.runFor(9000);
      expect((await carousel(dialog)).realIndex).toBe(nth);
      await row.dispatchEvent(end, { ...finger, buttons: 0 });
      await page.clock.runFor(4100);
      expect((await carousel(dialog)).realIndex).toBe(nth + 1);
      await expect.poll(async () => (await carousel(dialog)).animating, often).toBe(false);
    }
    const closed = await dialog.locator('.swiper').elementHandle();
    // Whoever still waits to move the row calls what all carousels have.
    await closed?.evaluate((element: Element & { swiper?: Carousel | null }) => {
      Reflect.set(window, 'moves', 0);
      Object.assign(Object.getPrototypeOf(element.swiper), {
        slideNext: () => Reflect.set(window, 'moves', Number(Reflect.get(window, 'moves')) + 1),
      });
    });
    const moves = () => page.evaluate(() => Reflect.get(window, 'moves'));
    await page.clock.runFor(4100);
    expect(await moves()).toBe(1);
    await dialog.getByRole('button', { name: messages.dialogs.close }).click();
    await expect(dialog).toHaveCount(0);
    expect(
      await closed?.evaluate((element: Element & { swiper?: Carousel | null }) => element.swiper),
    ).toBeFalsy();
    await page.clock.runFor(9000);
    expect(await moves()).toBe(1);
  });

  test('a session whose renewal fails says ‘Oturum süresi doldu’ for 5 000 ms, light, at the top right', async ({
    page,
    context,
  }) => {
    // Under 300 s are left, and the upstream renews no token.
    const value = await readSessionCookie('player', 200);
    await context.addCookies([{ name: 'sikke', value, url: site.origin }]);
    await context.addInitScript(() => localStorage.setItem('closeModal', '1'));
    await stopClock(page);
    await page.goto(site.origin + routes.tickets.path);
    const toast = page.locator('[data-sonner-toast]', { hasText: 'Oturum süresi doldu' });
    await runUntilVisible(page, toast);
    const list = page.locator('[data-sonner-toaster]');
    await expect(list).toHaveAttribute('data-sonner-theme', 'light');
    const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
    expect([x + width > 1200, x > 640, y < 100]).toEqual([true, true, true]);
    // Below the header, whose bell and balance are looked at just then.
    await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
    await page.clock.runFor(4800);
    await expect(toast).toHaveAttribute('data-removed', 'false');
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
    await expect(page).toHaveURL(`${site.origin}${routes.login.path}?next=${routes.tickets.path}`);
    expect((await context.cookies(site.origin)).map(({ name }) => name)).not.toContain('sikke');
  });
});

/** Swiper leaves itself at its element. */
function carousel(dialog: Locator): Promise<Carousel> {
  return dialog.locator('.swiper').evaluate((element: Element & { swiper?: Carousel }) => {
    if (element.swiper === undefined) throw new Error('there is no carousel');
    const { params, realIndex, animating } = element.swiper;
    const { speed, loop } = params;
    return { params: { speed, loop }, realIndex, animating };
  });
}
