import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { type NumberForm, numberForms } from '@/contract/number-form';
import { routeKeys, routes } from '@/lib/routes';
import { freePort } from '@/system/ports';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { revalidateSite, revalidationSecret } from './support/revalidate-site';
import { sessionPassword } from './support/session-cookie';
import { aWalk, waysWalked } from './support/walks';

const open = routeKeys.map((key) => routes[key]).filter(({ access }) => access !== 'member');

/**
 * What nobody writes but in this form: groups of three, and the one or two decimals of money, percent and X. A single digit before three
 * others may be odds of the other form (2.053), and counts only with a currency.
 */
const written: Record<NumberForm, RegExp> = {
  specification: toPattern(',', '\\.'),
  turkish: toPattern('\\.', ','),
};

function toPattern(group: string, point: string): RegExp {
  const start = '(?<![\\d.,])';
  const grouped = `${start}(?:\\d{2,3}(?:${group}\\d{3})+|\\d(?:${group}\\d{3}){2,})(?![\\d.,]\\d)`;
  const whole = `\\d{1,3}(?:${group}\\d{3})*`;
  const decimals = `${point}\\d{1,2}(?!\\d)`;
  return new RegExp(`${grouped}|[₺$€%]${whole}${decimals}|${start}${whole}${decimals}×`, 'g');
}

test.describe('number_format of /init', () => {
  let form: NumberForm = 'specification';
  let upstream: Server;
  let site: BuiltSite;

  test.beforeAll(async () => {
    upstream = createServer(async (request, response) => {
      const answer = await fetch(`${process.env.UPSTREAM_URL}${request.url}`, {
        headers: { 'x-client-id': String(request.headers['x-client-id']) },
      });
      const body = await answer.text();
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(request.url === '/init' ? withForm(body, form) : body);
    });
    const port = await freePort();
    await new Promise<void>((done) => upstream.listen(port, '127.0.0.1', done));
    const own = { SESSION_PASSWORD: sessionPassword, UPSTREAM_URL: `http://127.0.0.1:${port}` };
    const none = { SITE_URL: '', RECAPTCHA_SITE_KEY: '' };
    site = await startBuiltSite({
      middleware: 'kept',
      env: { ...own, ...none, REVALIDATE_SECRET: revalidationSecret },
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    upstream?.close();
  });

  for (const [at, chosen] of numberForms.entries())
    test(
      `${chosen}: every public page writes its numbers so, and none in another form (D39)`,
      aWalk,
      async ({ page }) => {
        form = chosen;
        await revalidateSite(site.port, 'init');
        const found = { own: 0, other: [] as string[] };
        const walked = open.filter((_, nth) => waysWalked(nth, numberForms).includes(chosen));
        for (const { path } of walked) {
          const text = await readPage(page, `http://127.0.0.1:${site.port}${path}`, chosen);
          found.own += text.match(written[chosen])?.length ?? 0;
          const others = text.match(written[numberForms[1 - at] ?? chosen]) ?? [];
          found.other.push(...others.map((number) => `${path}: ${number}`));
        }
        expect(found.other).toEqual([]);
        // Fifty on all pages.
        expect(found.own).toBeGreaterThan((50 * walked.length) / open.length);
      },
    );
});

function withForm(body: string, form: NumberForm): string {
  const init = JSON.parse(body);
  init.data.setting.number_format = form;
  return JSON.stringify(init);
}

async function readPage(page: Page, url: string, form: NumberForm): Promise<string> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-numbers', form);
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, with its line breaks, and no scripts
  return page.locator('body').innerText();
}
