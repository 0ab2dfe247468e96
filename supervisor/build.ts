import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartProblem } from '../system/problem';
import { type BuildVariables, buildStamp } from './build-stamp';
import type { Stack } from './stack';

const output = '.next';
const stampFile = join(output, 'sikke-stamp');
const previous = join('.data', 'previous-build');

/** Whether the build in `.next` is missing or was made from other sources or variables. */
export function isBuildStale(variables: BuildVariables): boolean {
  restorePrevious();
  return findBuild(variables) !== 'current';
}

/** How the build in `.next` stands to these sources and variables; looks and changes nothing. */
export function findBuild(variables: BuildVariables): 'missing' | 'stale' | 'current' {
  if (!existsSync(stampFile)) return 'missing';
  return readFileSync(stampFile, 'utf8') === buildStamp('.', variables) ? 'current' : 'stale';
}

/**
 * Builds the site into `.next`. The build before is put aside and comes back when this one fails or is killed, so that a
 * broken source tree never costs a working site. Throws `StartProblem` on failure.
 */
export async function buildSite(
  stack: Stack,
  variables: BuildVariables,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const stamp = buildStamp('.', variables);
  putAside();
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const isBuilt = await stack.run({
    name: 'The build',
    args: [next, 'build'],
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (!isBuilt) {
    restorePrevious();
    throw new StartProblem('Building the site failed: see the lines above. The build before was kept.');
  }
  writeFileSync(stampFile, stamp);
  rmSync(previous, { recursive: true, force: true });
}

function putAside(): void {
  if (!existsSync(stampFile)) return;
  mkdirSync(dirname(previous), { recursive: true });
  rmSync(previous, { recursive: true, force: true });
  renameSync(output, previous);
}

/** Brings the build before back when the one that was begun never ended. */
function restorePrevious(): void {
  if (existsSync(stampFile) || !existsSync(join(previous, 'sikke-stamp'))) return;
  rmSync(output, { recursive: true, force: true });
  renameSync(previous, output);
}
