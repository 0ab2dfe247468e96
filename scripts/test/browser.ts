import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's headless shell first: the same engine without the windows around it, in less than half the time (docs/adr/153). */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium or Chrome: the one an environment variable names, the system's, Playwright's own. Null when there
 * is none.
 */
export function findBrowser(): string | null {
  const named = process.env.CHROME_PATH ?? process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => systemNames.map((name) => join(folder, name)));
  const candidates = [...(named ? [named] : []), ...onPath, ...macPlaces, chromium.executablePath()];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds a browser, or installs one: as root on Debian through apt-get, otherwise Playwright's own. Throws with what the
 * person can do when neither works.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  process.stdout.write('· No browser found: installing one\n');
  for (const [program, args] of installers()) {
    spawnSync(program, args, { stdio: ['ignore', 2, 2] });
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The journeys need Chromium or Chrome and none could be installed: install one, or name it: CHROME_PATH=/path/to/chrome npm test',
  );
}

function installers(): readonly (readonly [program: string, args: readonly string[]])[] {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const debian = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
  ] as const;
  const own = ['npx', ['--no-install', 'playwright', 'install', 'chromium']] as const;
  return isDebianRoot ? [...debian, own] : [own];
}
