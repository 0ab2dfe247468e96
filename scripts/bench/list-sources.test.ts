import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSources } from './list-sources';

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const document: Document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

/** What the sitemaps are made of is read some times an hour, 5 000 entries at once: no page that visitors wait for. */
const ofSitemaps = '/entries/{area}';

/** Lists with pages that ask for no member: their answer has a cursor. */
const lists = Object.entries(document.paths).flatMap(([path, { get }]) =>
  get && path !== ofSitemaps && !get.security && describeAnswer(get).includes('next_cursor') ? [path] : [],
);

/** A good answer's description, with the object that it names. */
function describeAnswer({ responses }: Operation): string {
  const answer = JSON.stringify(responses?.[200] ?? '');
  const [, name] = /#\/components\/schemas\/(\w+)/.exec(answer) ?? [];
  return answer + JSON.stringify(name === undefined ? '' : document.components.schemas[name]);
}

test('every public list of the community API is measured at each size', () => {
  const measured = listSources.flatMap(({ paths }) => paths.map((path) => path.split('?')[0] ?? ''));
  expect(lists.length).toBeGreaterThan(15);
  for (const list of lists) {
    const pattern = new RegExp(`^${list.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect(
      measured.some((path) => pattern.test(path)),
      list,
    ).toBe(true);
  }
});
