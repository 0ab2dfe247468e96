import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { goodPassword, registration } from '@/api/testing/accounts.fixture';
import { additions, withMigration } from '@/scripts/release/later-migration.fixture';
import { listReleases } from '@/scripts/release/releases';
import { type Launched, launch, temporaryFolder } from '@/scripts/testing/launch.fixture';
import { releaseAt } from './release-at.fixture';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (let cleanup = cleanups.pop(); cleanup !== undefined; cleanup = cleanups.pop()) await cleanup();
});

const home = temporaryFolder('sikke-newer-');
cleanups.push(home.remove);
const dataFolder = join(home.folder, 'data');

/** What a start is made of; the site's pages stay where they are. */
const started = [
  'api',
  'contract',
  'front',
  'lib',
  'messages',
  'postgres',
  'scripts',
  'supervisor',
  'system',
];

/** These sources with one migration more, as a newer version is. */
function newerSources(name: string, statements: string): string {
  const folder = join(home.folder, name);
  for (const part of [...started, 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  rmSync(join(folder, 'api/db/migrations'), { recursive: true });
  withMigration(statements, join(folder, 'api/db/migrations'));
  return folder;
}

async function begun(sources = '.'): Promise<Launched> {
  const start = await launch({ dataFolder, sources, args: ['--api-only', '--empty'] });
  cleanups.push(() => {
    start.kill('SIGTERM');
    return start.exitCode;
  });
  return start;
}

async function stopped(start: Launched): Promise<void> {
  start.kill('SIGTERM');
  expect(await start.exitCode).toBe(0);
}

/** Asks as the site does, which knows the folder's identifier. */
function post(base: string, path: string, body: unknown): Promise<Response> {
  const { CLIENT_ID } = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'));
  const headers = { 'Content-Type': 'application/json', 'X-Client-Id': CLIENT_ID };
  return fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function logsIn(base: string): Promise<void> {
  const login = { email: 'eski', password: goodPassword };
  expect((await post(base, '/login', login)).status).toBe(200);
}

/** `npm start` of these sources, or newer ones, on data of a version before: it says so, and its member is there. */
async function carriesOn(sources?: string): Promise<void> {
  const start = await begun(sources);
  await start.says(/An older version left this data: backed up and read through[\s\S]*API is ready/);
  await logsIn(start.apiUrl);
  await stopped(start);
}

it('npm start carries on what the first release made, and a newer version what this one did, each after a backup; a migration that breaks changes nothing, and the release starts again', async () => {
  const [first] = listReleases();
  const release = await releaseAt(first?.version ?? '', dataFolder, join(home.folder, 'release'));
  await release(async (base) => {
    expect((await post(base, '/register', registration('eski'))).status).toBe(200);
  });

  const broken = await begun(newerSources('broken', `${additions}\n--> statement-breakpoint\nselect 1 / 0;`));
  expect(await broken.exitCode).toBe(1);
  expect(broken.output()).toContain('Migration failed: migration 9999_added: division by zero');
  expect(broken.output()).toMatch(
    /The database was left as it was\. Start the version before again; a backup .* is \S+before-upgrade-\d+\.tar\.gz/,
  );
  // It would refuse tables of a later version.
  await release(logsIn);

  await carriesOn();
  await carriesOn(newerSources('newer', additions));
  expect(readdirSync(join(dataFolder, 'backups'))).toHaveLength(3);

  const tooOld = await begun();
  expect(await tooOld.exitCode).toBe(1);
  expect(tooOld.output()).toContain('migrated by a newer version of Sikke');
});
