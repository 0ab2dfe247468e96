import { readFileSync } from 'node:fs';
import { productVersion } from '@/api/product-version';
import { StartProblem } from '@/system/problem';
import { runCommand } from './backup/run-command';
import { makeRelease } from './release/make-release';

const help = `npm run release

Writes down the version of package.json as released: its migrations, from then on only added to, and its API for the tests of later versions,
both in api/db/releases. Commit what it writes. CHANGELOG.md must name the version.`;

/** `npm run release` (ADR 310). Exit code 1 says in one sentence what is wrong; nothing is written then. */
await runCommand(help, async () => {
  if (process.argv.length > 3) throw new StartProblem(help);
  const { version, migrations } = await makeRelease({
    version: productVersion(),
    changelog: readFileSync('CHANGELOG.md', 'utf8'),
  });
  return `${version} is released, with ${migrations.length} ${migrations.length === 1 ? 'migration' : 'migrations'}: commit api/db/releases.`;
});
