import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { extentVariable } from './left-out';

const isLong = (file: string) =>
  /^scripts\/.*\.integ\.test\.ts$|-at-scale\.integ\.test\.ts$|^api\/seed\/[^/]*\.integ\.test\.ts$/.test(file);

it('the short form leaves out what takes long, of each project, and nothing else; the whole one nothing', () => {
  const [whole, short] = [listFiles('whole'), listFiles('short')];
  expect(whole.filter(isLong).length).toBeGreaterThan(20);
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
