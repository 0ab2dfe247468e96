import { sha384 } from '@/lib/csp/with-integrity.mjs';
import { routes } from '@/lib/routes';
import { compileHint } from '@/system/compile-hint';
import { expect, test } from './fixtures';

test('each script of a page is compiled while it loads, and is the one whose hash the page names (ADR 470)', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, noModule, integrity }) => src !== '' && !noModule && integrity !== '')
      .map(({ src, integrity }) => ({ src, integrity })),
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const { src, integrity } of scripts) {
    const answer = await page.request.get(src);
    expect.soft((await answer.text()).startsWith(compileHint), src).toBe(true);
    expect.soft(await sha384(await answer.body()), src).toBe(integrity);
  }
});
