import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../system/problem';

/**
 * Makes the files of a folder stand in another one too, without a copy of what they hold: whoever changes one there puts a new file in
 * its place. Where the two are on different disks they are copied. `left` are the paths below the folder that stay out.
 */
export function linkFiles(from: string, to: string, left: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (left.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target, below(entry.name, left));
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else link(source, target);
  }
}

function below(folder: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
}

function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'EPERM', 'EMLINK')) throw error;
    copyFileSync(source, target);
  }
}
