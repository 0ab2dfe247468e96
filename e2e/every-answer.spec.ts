import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '../lib/routes';
import { startCommand } from '../scripts/testing/command.fixture';
import { alwaysHeaders } from './support/always-headers';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** What an address of the site answers, as it comes over the wire; a named length is not sent. */
function ask(
  base: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(base + path, { method, headers, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    sent.on('error', reject);
    if (headers['content-length'] === undefined) sent.end(body);
    else sent.flushHeaders();
  });
}

const json = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': '10.250.1.1',
};
const wrongLogin = JSON.stringify({ email: 'kimse-bu-degil', password: 'yanlis' });

/** The way to a sponsor tells nobody where the visitor came from. */
function stricter(key: string, name: string): string | null {
  return key === 'referrer-policy' && name.endsWith('to a sponsor') ? 'no-referrer' : null;
}

test('every answer carries the security headers, whatever became of the request (T-HDR-1)', async ({
  baseURL,
}) => {
  const base = baseURL ?? '';
  const get = (path: string, headers = {}) => ask(base, 'GET', path, headers);
  const post = (path: string, body = '{}', headers: Record<string, string> = json) =>
    ask(base, 'POST', path, headers, body);
  const page = await get(routes.sponsors.path);
  const answers: Record<string, Answer> = {
    '200 a page': page,
    '304 an unchanged page': await get(routes.sponsors.path, { 'if-none-match': page.headers.etag ?? '' }),
    '200 a member page’s login': await get(routes.login.path),
    '307 the front door': await get('/'),
    '307 a guarded page': await get(routes.vip.path),
    '308 a trailing slash': await get(`${routes.tickets.path}/`),
    '404 an unknown page': await get('/boyle-bir-sayfa-yok'),
    '404 a disguised path': await get('/vip;x'),
    '404 an unknown call': await get('/api/boyle-bir-cagri-yok'),
    '404 the image optimizer': await get('/_next/image?url=%2Fog.png&w=64&q=75'),
    '405 a method of no page': await ask(base, 'PUT', routes.sponsors.path),
    '405 a method of no call': await ask(base, 'PATCH', '/api/login', json, '{}'),
    '405 a write to a page': await post(routes.sponsors.path),
    '200 a call': await get('/api/sponsors'),
    '400 what is no JSON': await post('/api/login', '{'),
    '401 a call of members': await post('/api/refresh'),
    '403 a call from elsewhere': await post('/api/login', '{}', { ...json, 'sec-fetch-site': 'cross-site' }),
    '413 a body too large': await ask(base, 'POST', '/api/login', { ...json, 'content-length': '2000000' }),
    '415 a form': await post('/api/login', 'a=b', {
      ...json,
      'content-type': 'application/x-www-form-urlencoded',
    }),
    '422 a registration without anything': await post('/api/register'),
    '302 the way to a sponsor': await get('/go/obsidra'),
    '200 a picture': await get('/og.png'),
    '200 robots': await get('/robots.txt'),
    '200 the site map': await get('/sitemap.xml'),
    '200 health': await get('/healthz'),
  };
  for (let tries = 0; tries < 8; tries += 1)
    answers['429 too many logins'] = await post('/api/login', wrongLogin);

  for (const [name, { status, headers }] of Object.entries(answers)) {
    expect.soft(`${status} ${name.slice(4)}`, name).toBe(name);
    for (const [key, value] of Object.entries(alwaysHeaders))
      expect.soft(headers[key], `${key} of ${name}`).toBe(stricter(key, name) ?? value);
    expect.soft(headers['x-powered-by'], name).toBeUndefined();
    expect.soft(headers['x-request-id'] ?? 'refused by the front', name).not.toBe('');
    const type = headers['content-type'] ?? '';
    if (status !== 304 && (status > 299 || /html|json/.test(type)))
      expect.soft(String(headers['content-security-policy']), name).toMatch(/frame-ancestors 'none'/);
  }
});

test('site and API count their requests at an address of their own: by route, never by what a visitor makes up', async ({
  baseURL,
}) => {
  const first = Number(process.env.METRICS_PORT);
  const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const path of ['/sponsorlar', '/haberler/uydurma-haber', '/uydurma', '/api/uydurma', '/api/site'])
    await fetch((baseURL ?? '') + path);
  const [site, api] = await Promise.all([scrape(first), scrape(first + 100)]);
  for (const route of ['/sponsorlar', '/haberler/[slug]', '/api/site', 'other'])
    expect(site).toContain(`sikke_http_requests_total{method="read",route="${route}"`);
  expect(api).toContain('sikke_http_requests_total{method="read",route="/site"');
  expect(site + api).not.toContain('uydurma');
});

test('npm run doctor finds every part of a site that runs, and prints none of its secrets', async ({
  baseURL,
}) => {
  const { UPSTREAM_URL = '', METRICS_PORT = '', E2E_DATA = '', CLIENT_ID = '' } = process.env;
  const { code, output } = await startCommand('doctor', ['--data', E2E_DATA], {
    PORT: new URL(baseURL ?? '').port,
    UPSTREAM_PORT: new URL(UPSTREAM_URL).port,
    ...{ METRICS_PORT, SITE_PROCESSES: '1', API_PROCESSES: '1' },
  }).ended;
  for (const part of ['site', 'community API', 'process 1 of the site', 'process 1 of the api'])
    expect(output).toMatch(new RegExp(`^ok +The ${part}.* answers`, 'm'));
  for (const thing of [
    'PostgreSQL 18',
    'The tables are those',
    'The secrets are whole',
    'The site is built from',
  ])
    expect(output).toMatch(new RegExp(`^ok +${thing}`, 'm'));
  expect(code).toBe(/^wrong/m.test(output) ? 1 : 0);
  for (const secret of Object.values(JSON.parse(readFileSync(join(E2E_DATA, 'secrets.json'), 'utf8'))))
    expect(output).not.toContain(secret);
  expect(output).not.toContain(CLIENT_ID);
});

test('nothing of the installation is served: no sources, secrets, maps or pages of a server (T-SUP-3)', async ({
  baseURL,
}) => {
  const base = baseURL ?? '';
  const page = await fetch(base + routes.sponsors.path);
  const [script = ''] = (await page.text()).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/) ?? [];
  expect(script).not.toBe('');
  const files =
    `.env .env.local .env.production .git/config .git/HEAD .gitignore .data/secrets.json .next/BUILD_ID
    .next/server/middleware.js .next/required-server-files.json package.json package-lock.json tsconfig.json next.config.ts
    middleware.ts lib/env.ts api/main.ts docs/openapi.json README.md node_modules/next/package.json _next/../package.json
    _next/static/../server/pages-manifest.json _next/development/_devMiddlewareManifest.json _next/mcp server-status
    server-info metrics actuator/env debug phpinfo.php wp-login.php admin backup.sql dump.sql id_rsa .ssh/id_rsa .DS_Store
    .well-known/security.json api/.env api/docs api/openapi.json healthz/env`.split(/\s+/);
  for (const path of [`${script}.map`, ...files.map((file) => `/${file}`)])
    expect.soft((await ask(base, 'GET', path)).status, path).toBe(404);
});
