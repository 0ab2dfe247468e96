import { readFileSync } from 'node:fs';
import { z } from 'zod';

let known: string | undefined;

/** The version of this program, as its package.json says. */
export function productVersion(): string {
  known ??= z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))).version;
  return known;
}
