import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

test('a visitor who asked for less motion sees nothing that keeps moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [routes.sponsors.path, routes.login.path, routes.tickets.path]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .map((animation) => {
          const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : { target: null };
          return target?.outerHTML.slice(0, 120) ?? 'unknown';
        }),
    );
    expect(moving, path).toEqual([]);
  }
});
