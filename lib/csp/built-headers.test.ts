import { NextFetchEvent } from 'next/dist/server/web/spec-extension/fetch-event';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/lib/session/session-data';
import { injectedStyleHashes } from './policy.mjs';

// Port 9 takes nobody up: what the guards know of the upstream plays no part here.
const onVercel = {
  NODE_ENV: 'production',
  VERCEL: '1',
  SITE_URL: 'https://site.test',
  UPSTREAM_URL: 'http://127.0.0.1:9',
  SESSION_PASSWORD: 'p'.repeat(32),
};
beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(onVercel)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

/** The policies that a build writes into its headers, which no start changes any more, by the addresses that they are of. */
async function policiesOfABuild() {
  const { default: config } = await import('@/next.config');
  const rows = (await config.headers?.()) ?? [];
  return rows.flatMap(({ source, headers }) =>
    headers
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => [source, value] as const),
  );
}

it('a build on Vercel gives every page the one policy of docs/adr/014: the strict one, but for inline scripts', async () => {
  const [[source, policy] = [], ...others] = await policiesOfABuild();
  expect(source).toBe('/:path*');
  expect(policy).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'unsafe-inline'",
      `style-src 'self' ${injectedStyleHashes.join(' ')}`,
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self' https://player.kick.com https://www.youtube-nocookie.com",
      'frame-src https://player.kick.com https://www.youtube-nocookie.com https://kick.com/popout/ https://www.youtube.com/live_chat',
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ].join('; '),
  );
  expect(others.map(([path]) => path)).toEqual(['/sw.js']);
});

it('a build elsewhere writes none for pages: each has its own', async () => {
  vi.stubEnv('VERCEL', undefined);
  expect((await policiesOfABuild()).map(([path]) => path)).toEqual(['/sw.js']);
});

it('a build on Vercel leaves it to the platform to keep pages, and one elsewhere keeps them with their policies', async () => {
  expect((await import('@/next.config')).default.cacheHandler).toBeUndefined();
  vi.resetModules();
  vi.stubEnv('VERCEL', undefined);
  expect((await import('@/next.config')).default.cacheHandler).toMatch(/lib\/csp\/cache-handler\.mjs$/);
});

const member: SessionUser = {
  username: 'uye',
  permission: 'player',
  phoneVerified: true,
  telegramVerified: true,
};

/** The policy that the middleware itself gives a page there, null where it leaves that to the build. */
async function policyOfMiddleware(path: string): Promise<string | null> {
  const [{ middleware }, { sealSession }, { sessionCookie }] = await Promise.all([
    import('@/middleware'),
    import('@/lib/session/seal'),
    import('@/lib/session/cookie'),
  ]);
  const startedAt = Math.floor(Date.now() / 1000);
  const session = { token: 't', tokenExpiresAt: startedAt + 3_600, sessionId: 's', startedAt, user: member };
  const cookie = `${sessionCookie(true).name}=${await sealSession(session)}`;
  const headers = { cookie, 'x-forwarded-proto': 'https' };
  const request = new NextRequest(`https://site.test${path}`, { headers });
  const answer = await middleware(request, new NextFetchEvent({ request, page: path, context: undefined }));
  expect(answer.headers.has('location')).toBe(false);
  return answer.headers.get('content-security-policy');
}

it('there the middleware gives a page of members a policy with a nonce and no other inline script, and a public page none', async () => {
  const policy = await policyOfMiddleware('/user/info');
  expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/=]{24}' 'sha256-[^']+'; /);
  expect(policy).not.toContain('unsafe');
  expect(await policyOfMiddleware('/sponsorlar')).toBeNull();
});
