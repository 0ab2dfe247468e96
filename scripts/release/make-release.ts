import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownMigrations, readMigrations } from '@/api/db/migration-files';
import { listBreaking } from '@/scripts/check/only-adds';
import { StartProblem } from '@/system/problem';
import { archiveApi } from './program-archive';
import { listReleases, type Release, releasesFolder } from './releases';

interface ReleaseOrder {
  readonly version: string;
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
  readonly folder?: string;
  /** Where the version's migrations lie; the program's own unless given. */
  readonly migrations?: string;
}

/**
 * Writes down a release: what its tables are, which no later change may touch, and its API, which a test runs on the tables of later versions.
 * Throws `StartProblem` where it is there already, the changelog does not name it, or a migration takes something away; nothing is written then.
 */
export async function makeRelease({
  version,
  changelog,
  folder = releasesFolder,
  migrations: from = ownMigrations,
}: ReleaseOrder): Promise<Release> {
  const file = join(folder, `${version}.json`);
  if (existsSync(file)) throw new StartProblem(`${version} is released: give package.json the next version.`);
  if (!new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b`, 'm').test(changelog))
    throw new StartProblem(`CHANGELOG.md says nothing of ${version}: add a part "## ${version}".`);
  const broken = breaks(folder, from);
  if (broken.length > 0) throw new StartProblem(`The version before cannot live with:\n${broken.join('\n')}`);
  const migrations = readMigrations(from).map(({ tag, when, sha256 }) => ({ tag, when, sha256 }));
  const release = { version, migrations };
  const archive = await archiveApi();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${version}.tar.br`), archive);
  writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** What the migrations since the last release do that a version before cannot live with; nothing before the first one (ADR 171). */
export function breaks(
  folder: string = releasesFolder,
  migrations: string = ownMigrations,
): readonly string[] {
  const last = listReleases(folder).at(-1);
  if (last === undefined) return [];
  const known = new Set(last.migrations.map(({ when }) => when));
  return readMigrations(migrations)
    .filter(({ when }) => !known.has(when))
    .flatMap((file) => file.statements.flatMap(listBreaking).map((line) => `${file.tag}: ${line}`));
}
