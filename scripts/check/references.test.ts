import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { definedIn, referencesIn } from './references';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What is made, and what is nobody's text. */
const ignored = ['node_modules', 'public', 'test-results', 'migrations', 'pictures'];
const isText = (name: string) => /\.(tsx?|mjs|cjs|md|css)$/.test(name);

/** The paths of every text of the repository. */
function texts(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || ignored.includes(entry.name)) return [];
    if (entry.isDirectory()) return texts(path);
    return isText(entry.name) ? [path] : [];
  });
}

const docs = {
  specification: read('docs/specification.md'),
  decisions: read('docs/decisions.md'),
  threats: read('docs/threats.md'),
  adrs: readdirSync(join(root, 'docs/adr')),
};

describe('what code, tests and docs point to', () => {
  it('stands in docs: decisions, threats, findings, the specification’s sections and ADRs', () => {
    const defined = definedIn(docs);
    // The examples of this test itself point nowhere.
    const paths = texts().filter((path) => !path.startsWith('scripts/check/references'));
    const lost = paths.flatMap((path) =>
      [...referencesIn(read(path))].flatMap((name) => (defined.has(name) ? [] : [`${path}: ${name}`])),
    );
    expect(paths.length).toBeGreaterThan(1000);
    expect(lost).toEqual([]);
  });

  it('has each decision once in its index', () => {
    const listed = [...read('docs/adr/README.md').matchAll(/^- \[\d+\]\(([^)]+)\)/gm)].map(
      ([, file]) => file,
    );
    expect(listed.sort()).toEqual(docs.adrs.filter((file) => file !== 'README.md').sort());
  });

  it('is found however it is written', () => {
    const text =
      'see D7–D9, (T-LED-1), R-UP-10, F16, ADR 080, docs/adr/121, Specification 9, the specification’s section 4';
    const names = ['D7', 'D9', 'T-LED-1', 'R-UP-10', 'F16', 'ADR 080', 'ADR 121', 'section 9', 'section 4'];
    expect([...referencesIn(text)].sort()).toEqual(names.sort());
    expect([...referencesIn('%F0%D1 #D1D1D1 AD12 the specification’s 23 screens')]).toEqual([]);
  });

  it('is missed where it is not defined', () => {
    const none = definedIn({ specification: '', decisions: '', threats: '', adrs: [] });
    expect(none.size).toBe(0);
    for (const name of ['D99', 'T-LED-99', 'ADR 999', 'section 99']) {
      expect(referencesIn(name).has(name)).toBe(true);
      expect(definedIn(docs).has(name)).toBe(false);
    }
  });

  it('names no folder of the machine it was written on', () => {
    for (const text of [docs.specification, docs.decisions, docs.threats])
      expect(text).not.toMatch(/\/(work|tmp)\/|\.\.\/(shared|design|quality|spec)|worktree/);
  });
});
