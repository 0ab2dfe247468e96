import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './folder-cycles';

/** The shortest way by which each file that runs in browsers brings a package along; imports of types alone bring nothing. */
export function findWaysTo(name: string, sources: readonly Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  const imports = new Map(sources.map((source) => [source.path, importedBy(source, paths)]));
  return sources
    .filter(({ text }) => /^['"]use client['"]/.test(text))
    .flatMap(({ path }) => findWay(path, name, imports) ?? []);
}

type Imports = ReadonlyMap<string, readonly string[]>;

function findWay(from: string, name: string, imports: Imports): string | null {
  const before = new Map<string, string | null>([[from, null]]);
  // Grows while it is walked: nearest first.
  for (const path of before.keys())
    for (const target of imports.get(path) ?? []) {
      if (before.has(target)) continue;
      before.set(target, path);
      if (target === name) return toText(target, before);
    }
  return null;
}

function toText(target: string, before: ReadonlyMap<string, string | null>): string {
  const way = [target];
  for (let path = before.get(target); path; path = before.get(path)) way.unshift(path);
  return way.join(' → ');
}

/** Files of ours by their paths, packages by their names. */
function importedBy({ path, text }: Source, paths: ReadonlySet<string>): readonly string[] {
  const brought = text.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  return ts.preProcessFile(brought, true, true).importedFiles.map(({ fileName }) => {
    if (!/^(?:@\/|\.)/.test(fileName)) return fileName;
    const isFromTop = fileName.startsWith('@/');
    const target = isFromTop ? fileName.slice(2) : posix.join(posix.dirname(path), fileName);
    return ['', '.ts', '.tsx'].map((ending) => target + ending).find((one) => paths.has(one)) ?? target;
  });
}
