import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a browser that knows it takes as: compile every function of this file while it is being loaded, off the page's thread. Others read a comment. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins each script of a finished compilation with the hint (docs/adr/470): what a page loads runs at once, and functions that are compiled when
 * they are first called are compiled between a visitor and the page. Done once to a file.
 * @param distDir The folder of the build.
 */
export function hintScripts(distDir: string): void {
  const chunks = join(distDir, 'static', 'chunks');
  for (const name of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(chunks, name);
    const script = readFileSync(file, 'utf8');
    if (!script.startsWith(compileHint)) writeFileSync(file, compileHint + script);
  }
}
