import { posix } from 'node:path';
import type { Source } from './folder-cycles';

/** Texts that every page has (`textsOfIslands`): whole namespaces, and some keys of others; and lists of namespaces by the names they have in code. */
interface Known {
  readonly frame: readonly string[];
  readonly partly: Readonly<Record<string, readonly string[]>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly all: readonly string[];
}

/**
 * The texts that an island would look for in vain: of each page, and of the layout around all, the namespaces that its islands read and neither the frame nor the page
 * brings (`PageTexts`, `MoreMessages`). What `withTexts` loads has all of them, and what it loads is not followed.
 */
export function findMissingTexts(sources: readonly Source[], known: Known): string[] {
  const files = new Map(sources.map(({ path, text }) => [path, parse(path, text, known)]));
  const find = (target: string) =>
    ['', '.ts', '.tsx'].map((end) => target + end).find((one) => files.has(one));
  const closure = (starts: readonly string[]) => {
    const seen = new Set(starts);
    for (const path of seen)
      for (const target of files.get(path)?.imports ?? []) {
        const file = find(target);
        if (file) seen.add(file);
      }
    return [...seen].flatMap((path) => files.get(path) ?? []);
  };
  return [...files.keys()]
    .filter((path) => /^app\/(?:.*\/)?(?:page|layout|error)\.tsx$/.test(path))
    .flatMap((path) => {
      // What layouts around it bring is there too.
      const parts = closure([
        path,
        ...layoutsOf(path).filter((one) => one !== 'app/layout.tsx' && files.has(one)),
      ]);
      const brought = new Set([...known.frame, ...parts.flatMap((part) => part.brings)]);
      const islands = closure(parts.filter((part) => part.isIsland).map((part) => part.path));
      const missing = islands.flatMap((part) =>
        part.reads
          .filter(({ name }) => known.all.includes(name) && !brought.has(name))
          .filter(
            ({ name, keys }) => keys.length === 0 || !keys.every((key) => known.partly[name]?.includes(key)),
          )
          .map(({ name }) => `${path}: ${part.path} reads ${name}`),
      );
      return [...new Set(missing)];
    });
}

function layoutsOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [`${folder}/layout.tsx`, ...layoutsOf(folder)];
}

function parse(path: string, text: string, { lists }: Known) {
  const code = text
    .replaceAll(/^(?:import|export) type [^;]*;/gm, '')
    .replaceAll(/withTexts\(\s*\(\) => import\([^)]*\)/g, '');
  const imports = Array.from(code.matchAll(/(?:from |import\(|^import )'([^']+)'/gm), ([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(path), name),
  );
  // A scope of its own, whose keys stand alone, or keys from the root: `errors.codes.closed`.
  const own = Array.from(
    code.matchAll(/\bt(?:\.rich)?\(([^)]*)/g),
    ([, said = '']) => said.match(/(?<=')\w+/g) ?? [],
  );
  const scopes = Array.from(code.matchAll(/useTranslations\(['`](\w+)/g), ([, name = '']) => ({
    name,
    keys: own.flat(),
  }));
  const rooted = Array.from(code.matchAll(/(?<=['`])(\w+)\.(\w+)/g), ([, name = '', key = '']) => ({
    name,
    keys: [key],
  }));
  const reads = [...scopes, ...rooted];
  const brings = Array.from(
    code.matchAll(/(?:PageTexts of|MoreMessages messages)=\{([^}]*)\}/g),
    ([, list = '']) => Array.from(list.matchAll(/\w+/g), ([name]) => lists[name] ?? [name]).flat(),
  ).flat();
  return { path, imports, reads, brings, isIsland: /^['"]use client['"]/.test(text) };
}
