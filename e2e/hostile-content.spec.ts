import { expect, type Page, test } from '@playwright/test';
import { routes } from '../lib/routes';
import type { BuiltSite } from './support/built-site';
import { startSmallSite } from './support/small-site';

const script = '</script><script>window.taken=1</script><img src=x onerror="window.taken=1">';
const badUrls = [
  'javascript:window.taken=1',
  ' java\nscript:window.taken=1',
  'data:text/html,<script>window.taken=1</script>',
  'vbscript:x',
  '//evil.test/x',
  'https://ok.example" onmouseover="window.taken=1',
] as const;
const [js, spaced, data, vb, foreign, quoted] = badUrls;

/** What an operator's database might hold after somebody got into it (T-XSS-1, 2, 4, T-URL-1). */
const reads = {
  '/main': {
    cdn_url: js,
    configuration: { coin: script, header: 2 },
    avatars: [js, foreign, `/avatars/2/1.jpg"${script}`],
  },
  '/site': {
    is_live: true,
    stream: {
      kick_link: js,
      youtube_link: spaced,
      kick_embed: `<iframe src="javascript:window.taken=1"></iframe>${script}`,
      youtube_embed: '<iframe src="https://evil.test/embed/x" onload="window.taken=1"></iframe>',
    },
    social: { telegram: js, discord: spaced, kick: foreign, twitch: data, youtube: vb, instagram: quoted },
  },
  '/popups': badUrls.map((url, at) => ({
    banner_id: at === 0 ? script : `b${at}`,
    url,
    sort: '1',
    title: script,
  })),
  '/sponsors': badUrls.map((link, at) => ({
    id: at,
    slug: `kotu-${at}`,
    name: `${script} ${at}`,
    link,
    logo: link,
    tone: 'red;background:url(//evil.test/x)',
    tier: 'vip',
    bonus_text: script,
    description: script,
    wagering_notes: script,
    promotion_code: script,
    payment_methods: [script],
  })),
};
const init = { cdn_url: foreign, setting: { css: `body{background:url(//evil.test/css)}</style>${script}` } };

test.describe('content that an attacker wrote', () => {
  let site: BuiltSite;
  test.beforeAll(async () => {
    site = await startSmallSite({ init, reads });
  });
  test.afterAll(() => site?.stop());

  for (const path of [routes.sponsors.path, routes.tickets.path, routes.login.path]) {
    test(`runs nothing, loads nothing from elsewhere and links nowhere it should not: ${path}`, async ({
      page,
    }) => {
      const complaints = listen(page, site.port);
      await page.goto(`http://127.0.0.1:${site.port}${path}`, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => 'taken' in window)).toBe(false);
      const schemes = await page
        .locator('a[href], iframe, form[action], object, embed')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const names = ['href', 'src', 'action', 'data'];
            const value = names.map((name) => element.getAttribute(name)).find((given) => given !== null);
            return new URL(value ?? '', window.location.href).href;
          }),
        );
      expect(schemes.filter((href) => !/^(https?:\/\/(?!evil)|tel:|mailto:)/.test(href))).toEqual([]);
      expect(complaints).toEqual([]);
      if (path === routes.sponsors.path) await expect(page.getByText(`${script} 1`).first()).toBeVisible();
    });
  }
});

/** Dialogs, exceptions, broken policies and requests to another host. */
function listen(page: Page, port: number): string[] {
  const complaints: string[] = [];
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== `127.0.0.1:${port}`) complaints.push(url.href);
  });
  return complaints;
}
