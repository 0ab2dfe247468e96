// What has to work before node_modules exists: plain JavaScript, Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product runs on the first 20 LTS; what the tests are run with does not (ADR 164). */
const wantedNode = { product: [20, 9, 0], test: [20, 19, 0] };

/** One sentence when this Node is too old, otherwise null. */
export function nodeProblem(command, version = process.versions.node) {
  const wanted = command === 'test' ? wantedNode.test : wantedNode.product;
  const parts = version.split('.').map(Number);
  const differing = wanted.findIndex((part, index) => (parts[index] ?? 0) !== part);
  const isOld = differing !== -1 && (parts[differing] ?? 0) < (wanted[differing] ?? 0);
  return isOld
    ? `Sikke${command === 'test' ? '’s tests need' : ' needs'} Node ${wanted.join('.')} or newer; this is Node ${version}.`
    : null;
}

/** Runs `npm ci` when node_modules is missing or was made from another package-lock.json (D33). Exits when it fails. */
export function ensureInstalled(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.sikke-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (!existsSync(stamp) && sameAsInstalled(root)) return mark(stamp, lock);
  process.stdout.write('· Installing the packages (npm ci), a minute on a fresh clone\n');
  if (!npmCi(root)) {
    process.stderr.write(
      'Installing the packages failed (npm ci): see the lines above; is the network up?\n',
    );
    process.exit(1);
  }
  mark(stamp, lock);
}

/** Runs `npm ci` quietly in the project's folder. @returns whether it ended well */
function npmCi(root) {
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  return spawnSync('npm', options, { cwd: root, stdio: ['ignore', 2, 2], shell }).status === 0;
}

/** A person ran `npm ci` or `npm install` by hand: npm's own record then names the same packages as the lock file. */
function sameAsInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    return path === '' || (found === undefined ? entry.optional === true : found.version === entry.version);
  });
}

function mark(stamp, lock) {
  try {
    writeFileSync(stamp, lock);
  } catch {
    // A read-only installation is fine: the next start compares again.
  }
}
