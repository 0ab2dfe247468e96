import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuildVariables, buildStamp } from './build-stamp';

const variables: BuildVariables = {
  SITE_URL: 'http://localhost:3000',
  UPSTREAM_URL: 'embedded',
  RECAPTCHA_SITE_KEY: '',
  BANNER_URL: '',
  ALLOWED_ORIGINS: '',
  SITE_WITHOUT: '',
  AGE_GATE: '',
};

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const stamp = (changes: Partial<BuildVariables> = {}) => buildStamp(root, { ...variables, ...changes });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sikke-stamp-'));
  write('app/page.tsx', 'a');
  write('lib/x.ts', 'b');
  write('middleware.ts', 'c');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a build stays good while nothing that it is made of changes', () => {
  const before = stamp();
  for (const file of ['api/app.ts', 'scripts/start.ts', 'docs/a.md', 'lib/x.test.ts', 'lib/x.fixture.ts'])
    write(file, 'new');
  expect(stamp()).toBe(before);
});

it.each([
  ['a changed file', () => write('lib/x.ts', 'other')],
  ['a new file', () => write('components/deep/down/y.tsx', '')],
  ['a file that is gone', () => rmSync(join(root, 'middleware.ts'))],
  [
    'a text that moved to another file',
    () => {
      write('lib/x.ts', '');
      write('lib/y.ts', 'b');
    },
  ],
  ['other packages', () => write('package-lock.json', '{}')],
  ['another text', () => write('messages/tr.json', '{}')],
  ['another way to finish a compilation', () => write('system/compile-hint.ts', '')],
])('%s makes it stale', (_what, change) => {
  const before = stamp();
  change();
  expect(stamp()).not.toBe(before);
});

it.each(Object.keys(variables))('another %s makes it stale', (name) => {
  expect(stamp({ [name]: 'https://other.test' })).not.toBe(stamp());
});
