import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// Relative: next.config.ts reads this file, where the alias is not known.
import { compressed } from './compressed';

/** How the copy of a file in a coding is called: as web servers that send such copies look for them. */
export const copyEndings = { br: '.br', gzip: '.gz' } as const;

/** A copy that saves less than this share of its file is not worth a decoder. */
const leastShare = 0.05;

/**
 * Lays a copy in each coding beside every script, style sheet and drawing of a finished compilation, as small as the coding can have it: what all visitors load is
 * compressed once a build, and by no process that serves (docs/adr/483).
 * @param distDir The folder of the build.
 */
export async function writeCompressedCopies(distDir: string): Promise<void> {
  const folder = join(distDir, 'static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(texts.map((name) => writeCopies(join(folder, name))));
}

async function writeCopies(file: string): Promise<void> {
  const whole = await readFile(file);
  for (const coding of ['br', 'gzip'] as const) {
    const copy = await compressed(coding, whole, 'build');
    const isSmaller = copy.length <= whole.length * (1 - leastShare);
    if (isSmaller) await writeFile(file + copyEndings[coding], copy);
  }
}
