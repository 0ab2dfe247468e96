import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { extentVariable } from './left-out';

const isLong = (file: string) =>
  /^scripts\/.*\.integ\.test\.ts$|-at-scale\.integ\.test\.ts$|^api\/seed\/[^/]*\.integ\.test\.ts$/.test(file);
const isOfVersions = (file: string) => /^scripts\/(?:release|upgrade)\//.test(file);

it('the short form leaves out what takes long, of each project, the one before a landing all of it but what carries data from version to version, and the whole one nothing', () => {
  const [whole, landing, short] = [listFiles('whole'), listFiles('landing'), listFiles('short')];
  expect(whole.filter(isLong).length).toBeGreaterThan(20);
  expect(whole.filter((file) => isLong(file) && isOfVersions(file)).length).toBeGreaterThan(2);
  expect(landing).toEqual(whole.filter((file) => !isLong(file) || isOfVersions(file)));
  expect(short).toEqual(whole.filter((file) => !isLong(file)));
});

/** The files of tests that are run to such an extent. */
function listFiles(extent: string): string[] {
  const listed = execFileSync('npx', ['vitest', 'list', '--filesOnly', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, [extentVariable]: extent },
  });
  const files: readonly { file: string }[] = JSON.parse(listed.slice(listed.indexOf('[')));
  return files.map(({ file }) => file.replace(`${process.cwd()}/`, '')).sort();
}
