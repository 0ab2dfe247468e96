import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { goodPassword, registration } from '@/api/testing/accounts.fixture';
import { additions, withMigration } from '@/scripts/release/later-migration.fixture';
import { type Launched, launch, temporaryFolder } from '@/scripts/testing/launch.fixture';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (let cleanup = cleanups.pop(); cleanup !== undefined; cleanup = cleanups.pop()) await cleanup();
});

const home = temporaryFolder('sikke-newer-');
cleanups.push(home.remove);

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

async function begun(dataFolder: string, sources = '.'): Promise<Launched> {
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
function post(start: Launched, dataFolder: string, path: string, body: unknown): Promise<Response> {
  const { CLIENT_ID } = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'));
  const headers = { 'Content-Type': 'application/json', 'X-Client-Id': CLIENT_ID };
  return fetch(`${start.apiUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

it('npm start of a newer version backs old data up and carries it on; a migration that breaks changes nothing, and the old version starts again', async () => {
  const dataFolder = join(home.folder, 'data');
  const old = await begun(dataFolder);
  await old.says(/API is ready/);
  expect((await post(old, dataFolder, '/register', registration('eski'))).status).toBe(200);
  await stopped(old);

  const broken = await begun(
    dataFolder,
    newerSources('broken', `${additions}\n--> statement-breakpoint\nselect 1 / 0;`),
  );
  expect(await broken.exitCode).toBe(1);
  expect(broken.output()).toContain('Migration failed: migration 9999_added: division by zero');
  expect(broken.output()).toMatch(
    /The database was left as it was\. Start the version before again; a backup .* is \S+before-upgrade-\d+\.tar\.gz/,
  );

  const again = await begun(dataFolder);
  await again.says(/API is ready/);
  const login = { email: 'eski', password: goodPassword };
  expect((await post(again, dataFolder, '/login', login)).status).toBe(200);
  await stopped(again);

  const newer = await begun(dataFolder, newerSources('newer', additions));
  await newer.says(/backed up and read through[\s\S]*API is ready/);
  expect((await post(newer, dataFolder, '/login', login)).status).toBe(200);
  expect(readdirSync(join(dataFolder, 'backups'))).toHaveLength(2);
  await stopped(newer);

  const tooOld = await begun(dataFolder);
  expect(await tooOld.exitCode).toBe(1);
  expect(tooOld.output()).toContain('migrated by a newer version of Sikke');
});
