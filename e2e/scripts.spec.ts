import { sha384 } from '@/lib/csp/with-integrity.mjs';
import { routes } from '@/lib/routes';
import { compileHint } from '@/system/compile-hint';
import { expect, test } from './fixtures';

test('each script that a page has loaded begins with the hint to compile it, and is the one whose hash the page names (ADR 470)', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, noModule }) => src !== '' && !noModule)
      .map(({ src, integrity }) => ({ src, integrity })),
  );
  expect(scripts.filter(({ integrity }) => integrity !== '').length).toBeGreaterThan(5);
  for (const { src, integrity } of scripts) {
    const answer = await page.request.get(src);
    expect.soft((await answer.text()).startsWith(compileHint), src).toBe(true);
    // What a page loads on demand is asked for by its scripts, without a hash.
    if (integrity !== '') expect.soft(await sha384(await answer.body()), src).toBe(integrity);
  }
});
