import { expect, type Page, test } from '@playwright/test';
import { inlineScriptHashes } from '../lib/csp/inline-script-hashes.mjs';
import { type GuardRow, guardRows } from '../lib/session/guard-table.fixture';
import { expectAccessible } from './fixtures';
import type { BuiltSite } from './support/built-site';
import { expectHydrated, strictPolicy, tellHydration } from './support/expect-sound';
import { rawGet } from './support/raw-request';
import { revalidateSite, revalidationSecret } from './support/revalidate-site';
import { readSessionCookie } from './support/session-cookie';
import { startSmallSite } from './support/small-site';
import { aWalk, waysWalked } from './support/walks';

/** Who walks the bare site: a guest what is open, a player what is made for each request. */
const walks = {
  guest: [...pathsWhere(({ to }) => to.guest === null), '/yok-boyle-bir-sayfa'],
  player: pathsWhere(({ to }) => to.guest !== null && to.player === null),
};

/** A phone, and a desktop where the side menu stands open. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.describe('the content security policy', () => {
  let site: BuiltSite;

  test.beforeAll(async () => {
    site = await startSmallSite({ env: { REVALIDATE_SECRET: revalidationSecret } });
  });
  test.afterAll(() => site?.stop());

  // With our front server, and with entries in every area: e2e/every-page.spec.
  for (const visitor of ['guest', 'player'] as const)
    test(
      `is met by every page without our front server, which hydrates under it, and an area without entries is accessible on a phone and a desktop (${visitor})`,
      aWalk,
      async ({ page, context }) => {
        test.setTimeout(300_000);
        const origin = `http://127.0.0.1:${site.port}`;
        const value = await readSessionCookie(visitor);
        if (value) await context.addCookies([{ name: 'sikke', value, url: origin }]);
        const complaints = listen(page);
        await tellHydration(page);
        for (const [nth, path] of walks[visitor].entries()) {
          const answer = await page.goto(origin + path);
          await expectHydrated(page, path, answer?.headers()['content-security-policy']);
          if (visitor === 'player')
            for (const viewport of waysWalked(nth, sizes)) {
              await page.setViewportSize(viewport);
              await expectAccessible(page);
            }
          expect.soft(complaints.splice(0), path).toEqual([]);
        }
      },
    );

  test('blocks an injected inline script and a javascript: link', async ({ page }) => {
    await page.goto(`http://127.0.0.1:${site.port}/sponsorlar`);
    const ran = await page.evaluate(async () => {
      const violated = new Promise((done) =>
        document.addEventListener('securitypolicyviolation', done, { once: true }),
      );
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const link = Object.assign(document.createElement('a'), { href: 'javascript:window.injected=true' });
      document.body.append(link);
      link.click();
      await violated;
      return 'injected' in window;
    });
    expect(ran).toBe(false);
  });

  test('has a nonce of its own for each answer of a member page, and takes none from a client', async () => {
    const cookie = { cookie: `sikke=${await readSessionCookie('player')}` };
    const forged = { 'content-security-policy': "script-src 'nonce-forged'", 'x-nonce': 'forged' };
    const nonces = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      const { headers, body } = await rawGet(site.port, '/vip', { ...cookie, ...forged });
      const [, nonce = ''] =
        /'nonce-([A-Za-z0-9+/=]+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
      expect(body).toContain(`nonce="${nonce}"`);
      expect(body).not.toContain('forged');
      expect(headers['cache-control']).toContain('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(20);
  });

  test('fits the page as it is now: cached, made anew, and after that', async () => {
    const seen = new Set<unknown>();
    // The build may be older than the page's timer: let that renewal pass first.
    await expect.poll(async () => (await rawGet(site.port, '/bilet')).headers['x-nextjs-cache']).toBe('HIT');
    for (let count = 0; count < 4; count += 1) {
      if (count === 1) await revalidateSite(site.port, 'site');
      const { headers, body } = await rawGet(site.port, '/bilet');
      seen.add(headers['x-nextjs-cache']);
      const policy = String(headers['content-security-policy']);
      const missing = (await inlineScriptHashes(body)).filter((hash) => !policy.includes(hash));
      expect(missing, `answer ${count}: ${headers['x-nextjs-cache']}`).toEqual([]);
    }
    expect([...seen], 'a cached page and one made anew were seen').toEqual(['HIT', expect.anything()]);
  });

  test('never puts a nonce into a prerendered page, whatever a client sends', async () => {
    const forged = { 'content-security-policy': "script-src 'nonce-forged'", 'x-nonce': 'forged' };
    for (let count = 0; count < 3; count += 1) {
      const { headers, body } = await rawGet(site.port, '/bilet', forged);
      expect(headers['content-security-policy']).toMatch(strictPolicy);
      expect(body).not.toContain('nonce=');
    }
  });
});

function pathsWhere(isWalked: (row: GuardRow) => boolean): readonly string[] {
  return guardRows.filter((row) => row.path !== '/user' && isWalked(row)).map(({ path }) => path);
}

/**
 * What the browser says of the address that is none, and of the calls to areas that the small upstream lacks while the pages were
 * built with their entries. Whatever else fails is a complaint: a file, the session, the frame's own calls.
 */
const expectedMissing =
  /status of 404 \S+ \S+ https?:\/\/[^/]+\/(?:yok-boyle-bir-sayfa|api\/(?:bonus-buys|bonus-hunts|events|leaders|market|now-playing|points|raffles|tournaments|wager-events|wins)(?:\/[\w-]+)*)$/;

/** What the browser complains about. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !expectedMissing.test(text)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
