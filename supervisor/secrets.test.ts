import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { installationSecrets } from './secrets';

const made = temporaryFolder('sikke-secrets-');
const file = join(made.folder, 'secrets.json');
afterAll(() => made.remove());

test('are made once and are the same at every start: a browser that is told knows the site by one key', () => {
  const first = installationSecrets(made.folder);
  expect(installationSecrets(made.folder)).toEqual(first);
});

test('an installation that is older than the key of push messages gets it once, and keeps every other', () => {
  const { VAPID_KEY, ...older } = installationSecrets(made.folder);
  writeFileSync(file, JSON.stringify(older));
  const completed = installationSecrets(made.folder);
  expect(completed).toEqual({ ...older, VAPID_KEY: expect.stringMatching(/^[\w-]{43}$/) });
  expect(completed.VAPID_KEY).not.toBe(VAPID_KEY);
  expect(installationSecrets(made.folder)).toEqual(completed);
});

test('that cannot be read are refused, and stay as they are', () => {
  writeFileSync(file, '{"VAPID_KEY":"kisa"}');
  expect(() => installationSecrets(made.folder)).toThrow('not readable');
  expect(readFileSync(file, 'utf8')).toBe('{"VAPID_KEY":"kisa"}');
});
