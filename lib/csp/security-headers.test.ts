import { afterEach, describe, expect, it, vi } from 'vitest';

/** The headers of a process started with these variables, by name. */
async function readHeaders(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...variables }))
    vi.stubEnv(name, value);
  const { securityHeaders } = await import('./security-headers');
  return new Map(securityHeaders().map(({ key, value }) => [key, value]));
}

describe('the headers of every answer', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('keep the site out of frames, guesses and other sites, and its features off', async () => {
    const headers = await readHeaders({});
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
  });

  it('ask for https for two years where the site is served over it, and say nothing on plain http', async () => {
    expect((await readHeaders({})).has('Strict-Transport-Security')).toBe(false);
    const headers = await readHeaders({ SITE_URL: 'https://site.test' });
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('carry a policy for all pages only where pages have none of their own', async () => {
    expect((await readHeaders({})).has('Content-Security-Policy')).toBe(false);
    const onVercel = (await readHeaders({ VERCEL: '1' })).get('Content-Security-Policy');
    expect(onVercel).toContain("default-src 'none'; script-src 'self' 'unsafe-inline';");
    expect((await readHeaders({ NODE_ENV: 'development' })).get('Content-Security-Policy')).toContain(
      "'unsafe-eval'",
    );
  });
});
