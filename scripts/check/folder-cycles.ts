import { posix } from 'node:path';
import ts from 'typescript';

/** A source file: its path from the top, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** How deep the folders of a room are told apart; a file above that depth stands for itself. `app/` is one. */
const depths: Readonly<Record<string, number>> = { api: 2, 'api/services': 3, lib: 2, components: 2 };

/** Folders that import each other in a ring: the ring, then an import for each of its steps. Empty where there is none. */
export function findFolderCycles(sources: readonly Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  const graph = new Map<string, Map<string, string>>();
  for (const source of sources)
    for (const target of importedFiles(source, paths)) {
      const [from, to] = [toFolder(source.path), toFolder(target)];
      if (from === to) continue;
      const steps = graph.get(from) ?? graph.set(from, new Map()).get(from);
      if (steps && !steps.has(to)) steps.set(to, `${source.path} imports ${target}`);
    }
  return findRings(graph);
}

function importedFiles({ path, text }: Source, paths: ReadonlySet<string>): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => resolveTarget(path, fileName))
    .flatMap((target) => ['', '.ts', '.tsx', '.mjs'].map((ending) => target + ending))
    .filter((target) => paths.has(target));
}

function resolveTarget(path: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return posix.join(specifier.startsWith('.') ? posix.dirname(path) : 'node_modules', specifier);
}

function toFolder(path: string): string {
  const parts = path.split('/');
  const depth = depths[parts.slice(0, 2).join('/')] ?? depths[parts[0] ?? ''] ?? 1;
  return parts.slice(0, depth).join('/');
}

function findRings(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const done = new Set<string>();
  const rings: string[] = [];
  const walk = (folder: string, trail: readonly string[]): void => {
    const at = trail.indexOf(folder);
    if (at >= 0) rings.push(toText([...trail.slice(at), folder], graph));
    if (at >= 0 || done.has(folder)) return;
    for (const next of graph.get(folder)?.keys() ?? []) walk(next, [...trail, folder]);
    done.add(folder);
  };
  for (const folder of graph.keys()) walk(folder, []);
  return rings;
}

function toText(ring: readonly string[], graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const steps = ring.slice(1).map((to, index) => `  ${graph.get(ring[index] ?? '')?.get(to) ?? ''}`);
  return [ring.join(' → '), ...steps].join('\n');
}
