import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The code that writes what people read. */
const rooms = ['app', 'components', 'lib', 'contract', 'api', 'front'];
/** What writes a number in one form for good. A locale's upper case and dates are no numbers. */
const ownForms = /\.toLocaleString\(|Intl\.NumberFormat|\bstyle: 'currency'/;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'migrations' ? [] : sources(path);
    return /(?<!\.test|\.fixture)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

it('only lib/format/number-form.ts decides how a number is written (D39)', () => {
  const paths = rooms.flatMap(sources);
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.filter((path) => ownForms.test(readFileSync(join(root, path), 'utf8')))).toEqual([
    'lib/format/number-form.ts',
  ]);
});
