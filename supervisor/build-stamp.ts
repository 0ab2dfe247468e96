import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of. A change in any of these makes it stale; tests and stories do not count. */
const sources = [
  'app',
  'components',
  'contract',
  'lib',
  'messages',
  'public',
  'system',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
] as const;

/** The variables that a prerendered page is made with. */
export interface BuildVariables {
  readonly SITE_URL: string;
  /** The upstream's address, or `embedded`: its port changes no page. */
  readonly UPSTREAM_URL: string;
  readonly RECAPTCHA_SITE_KEY: string;
  readonly AGE_GATE: string;
  readonly BANNER_URL: string;
  readonly ALLOWED_ORIGINS: string;
  readonly SITE_WITHOUT: string;
}

/** A fingerprint of the sources' content and the build's variables. Equal fingerprints mean an equal site. */
export function buildStamp(root: string, variables: BuildVariables): string {
  const hash = createHash('sha256').update(JSON.stringify(variables)).update(process.versions.modules);
  for (const file of sources.flatMap((source) => filesBelow(root, source))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesBelow(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return isTest(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((entry) => filesBelow(root, `${path}/${entry}`));
}

function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path);
}
