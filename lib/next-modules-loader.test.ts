import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const load: (this: { resourcePath: string }, source: string) => string = require('./next-modules-loader.cjs');
const next = join(dirname(require.resolve('next/package.json')), 'dist');

it.each(['client', 'shared', 'lib'])(
  'Next ships a module beside each file that browsers can load of %s',
  (folder) => {
    const files = readdirSync(join(next, folder), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((file) => !existsSync(join(next, 'esm', folder, file)))).toEqual([]);
  },
);

it('hands the module over in place of a file of Next, and any other file as it is', () => {
  const path = join(next, 'client/components/navigation.js');
  expect(load.call({ resourcePath: path }, 'source')).toBe(
    readFileSync(join(next, 'esm/client/components/navigation.js'), 'utf8'),
  );
  for (const other of [join(next, 'compiled/react/index.js'), join(next, 'client/none.js'), 'client/any.js'])
    expect(load.call({ resourcePath: other }, 'source')).toBe('source');
});
