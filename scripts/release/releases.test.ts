import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ownMigrations, readMigrations } from '@/api/db/migration-files';
import { productVersion } from '@/api/product-version';
import { withMigration } from './later-migration.fixture';
import { breaks, makeRelease } from './make-release';
import { listReleases, releasesFolder, versionOfTables } from './releases';

const folder = mkdtempSync(join(tmpdir(), 'sikke-releases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const own = readMigrations(ownMigrations).map(({ tag, when, sha256 }) => ({ tag, when, sha256 }));

describe('the releases of this product', () => {
  it('are what the migrations begin with, letter by letter, each with its API', () => {
    for (const { version, migrations } of listReleases()) {
      expect(own.slice(0, migrations.length), version).toEqual(migrations);
      expect(existsSync(join(releasesFolder, `${version}.tar.br`)), version).toBe(true);
    }
  });

  it('are followed by migrations that only add', () => {
    expect(breaks()).toEqual([]);
  });

  it('are named by the changelog, which begins with the version of the program', () => {
    const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
      ([, version]) => version,
    );
    expect(versions[0]).toBe(productVersion());
    expect(versions).toEqual(expect.arrayContaining(listReleases().map(({ version }) => version)));
  });
});

describe('npm run release', () => {
  it('writes what the tables are, once, and only what the changelog names', async () => {
    await expect(makeRelease({ version: '9.9.9', changelog: '## 9.9.8\n', folder })).rejects.toThrow(
      'CHANGELOG.md says nothing of 9.9.9',
    );
    expect(listReleases(folder)).toEqual([]);
    const release = await makeRelease({ version: '9.9.9', changelog: '## 9.9.9, a day\n', folder });
    expect(listReleases(folder)).toEqual([release]);
    expect(release.migrations).toEqual(own);
    expect(
      versionOfTables(
        own.map(({ when }) => when),
        folder,
      ),
    ).toBe('9.9.9');
    await expect(makeRelease({ version: '9.9.9', changelog: '## 9.9.9', folder })).rejects.toThrow(
      '9.9.9 is released',
    );
  });

  it('refuses a migration that the release before cannot live with', async () => {
    const migrations = withMigration('alter table "users" drop column "email";');
    const order = { version: '9.9.10', changelog: '## 9.9.10', folder, migrations };
    await expect(makeRelease(order)).rejects.toThrow(
      /cannot live with:\n9999_added: alter table "users" drop column "email": the version before/,
    );
    expect(listReleases(folder)).toHaveLength(1);
  });
});
