import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findKeptCollections } from './kept-collections';

const root = join(import.meta.dirname, '../..');
const list = readFileSync(join(root, 'docs/memory.md'), 'utf8');
const between = list.slice(list.indexOf('## Between processes'));

/** What of a module lasts as long as its process: a variable, an empty collection, a place on the global object; and what forgets by size, wherever it is made. */
const remembers =
  /^(?:export )?let |^(?:export )?const \w+[^=]*= new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)|^const key = Symbol\.for|new LRUCache|= boundedMap/m;

/** Whether it can hold what `findKeptCollections` looks for: parsing every source takes seconds. */
const mayKeep = /^\s+(?:const|let) \w+.* = new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)/m;

/** Of these nothing is another process's matter: a browser's tab, the program's own files, a handle, what others make their memories of, or the request under way. */
const noMemory = new Set([
  'api/db/client.ts',
  'api/db/migrations.ts',
  'api/db/transact.ts',
  'api/product-version.ts',
  'api/services/accounts/common-passwords.ts',
  'components/layout/menu-store.ts',
  'components/stream/use-window-size.ts',
  'components/ui/use-scroll-lock.ts',
  'components/ui/with-texts.tsx',
  'front/unread-body.ts',
  'lib/bounded-map.ts',
  'lib/csp/short-data.mjs',
  'lib/env.ts',
  'lib/log.ts',
  'lib/upstream/agent.ts',
]);

const sources = ['api', 'app', 'components', 'front', 'lib', 'system']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|fixture)\./.test(path))
      .map((path) => join(room, path))
      .filter((path) => !path.startsWith('lib/browser/')),
  )
  .concat('middleware.ts');
const inBrowsersAlone = (text: string) => text.startsWith("'use client'");

test('whatever a process remembers stands in the list, with why it may differ from another process and for how long', () => {
  const remembering = sources.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const isFound =
      remembers.test(text) || (mayKeep.test(text) && findKeptCollections({ path, text }).length > 0);
    return isFound && !inBrowsersAlone(text);
  });
  expect(remembering.length).toBeGreaterThan(noMemory.size);
  const missing = remembering.filter((path) => !noMemory.has(path) && !between.includes(`\`${path}\``));
  expect(missing).toEqual([]);
});

test('whatever the list names is there', () => {
  const named = [...list.matchAll(/`((?:api|components|front|lib|system)\/[\w./-]+)`/g)];
  const gone = named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)));
  expect([named.length > 50, gone]).toEqual([true, []]);
});
