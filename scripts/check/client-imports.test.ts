import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { calls } from '@/lib/calls';
import { findWaysTo } from './client-imports';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['app', 'components', 'contract', 'lib'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => ({ path: join(room, name), text: readFileSync(join(root, room, name), 'utf8') })),
);

describe('what runs in browsers', () => {
  it('checks no schema: zod, 30 KiB of scripts, is on no page but those of the back office', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const ways = findWaysTo('zod', sources).filter(
      (way) => !/^(?:components\/desk|app\/\(desk\))\//.test(way),
    );
    expect(ways).toEqual([]);
  });

  it('follows links by one listener and fetches parts by one way: a part of Next for each would come with every page', () => {
    const bringing = sources.filter(({ text }) => /from 'next\/(?:link|dynamic)'/.test(text));
    expect(bringing.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    'bonus-hunts/guess-form',
    'bonus-hunts/hunt-part',
    'layout/age-question',
    'layout/member-checks',
    'tickets/own-ticket-bundle',
    'tournaments/join-form',
    'tournaments/watched-duel',
    'vip/apply-form',
    'wager-events/own-rank',
  ])('fetches %s after the page, and no island brings it at once (ADR 260)', (part) => {
    const named = `'(?:@/components/${part}|\\./${part.split('/').at(-1)})'`;
    const area = join('components', part.split('/')[0] ?? '');
    const islands = sources.filter(
      ({ path, text }) => path.startsWith(area) && text.startsWith("'use client'"),
    );
    const bringing = (pattern: string) =>
      islands.filter(({ text }) => new RegExp(pattern).test(text)).map(({ path }) => path);
    expect(bringing(`import\\(${named}\\)`)).toHaveLength(1);
    expect(bringing(`import (?!type)[^;]* from ${named}`)).toEqual([]);
  });

  it('learns no call of the team with those of everybody', () => {
    expect(Object.values(calls).filter((path) => path.startsWith('/desk/'))).toEqual([]);
  });

  it('is followed through every file that it imports by more than a type', () => {
    const client = (text: string) => ({ path: 'components/a.tsx', text: `'use client';\n${text}` });
    const schema = { path: 'contract/b.ts', text: "import { z } from 'zod';" };
    const between = { path: 'lib/c.ts', text: "export { b } from '../contract/b';" };
    const ways = (text: string) => findWaysTo('zod', [client(text), between, schema]);
    expect(ways("import { b } from '@/lib/c';")).toEqual([
      'components/a.tsx → lib/c.ts → contract/b.ts → zod',
    ]);
    expect(ways("const b = import('@/contract/b');")).toHaveLength(1);
    expect(ways("import type { B } from '@/contract/b';")).toEqual([]);
    expect(findWaysTo('zod', [{ path: 'lib/server.ts', text: "import 'zod';" }])).toEqual([]);
  });
});
