import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['app', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${room}/${name}`),
);

/** Every element that opens a new tab: its file and the words of its `rel`. */
const links = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/target=(?:"_blank"|\{[^}]*_blank[^}]*\})/g)].map(({ index }) => {
    const element = source.slice(source.lastIndexOf('<', index), source.indexOf('>', index));
    return { file, rel: element.match(/rel="([^"]*)"/)?.[1]?.split(' ') ?? [] };
  });
});

/** They lead to /go of this site, which answers with `Referrer-Policy: no-referrer`. */
const throughGo = ['components/sponsors/visit-link.tsx', 'components/special-odds/take-odd-link.tsx'];

it('what opens in a new tab gets no handle on ours, and does not learn where its visitor came from (T-RED-4)', () => {
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ rel }) => !rel.includes('noopener'))).toEqual([]);
  const known = links.filter(({ rel }) => !rel.includes('noreferrer')).map(({ file }) => file);
  expect(known.sort()).toEqual(throughGo.sort());
});
