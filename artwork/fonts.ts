import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces down to what Turkish needs and writes them to app/fonts, where next/font loads them.
 * Fontsource ships each family in two files, latin and latin-ext: so do we, the second with a handful of glyphs.
 * The sources are fetched into a temporary folder: only this script needs them, the site does not.
 * Run: node --import tsx artwork/fonts.ts
 */
const latin = `${range(0x20, 0x7e)}ÂÇÎÖÛÜâçîöûüéÉ\u00a0«»·©®°±×½ı–—‘’“”„•…‹›€−`;
const turkish = 'ĞğİŞş₺';

interface Axis {
  readonly min: number;
  readonly max: number;
}

interface Family {
  readonly name: string;
  readonly source: string;
  readonly axes: Readonly<Record<string, number | Axis>>;
}

const families: readonly Family[] = [
  {
    name: 'text',
    source: 'hanken-grotesk/files/hanken-grotesk-#-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'display',
    source: 'archivo/files/archivo-#-standard-normal',
    // Titles are semibold or bold: a wider range would bring another master along, 7 KB of it.
    axes: { wdth: 114, wght: { min: 600, max: 700 } },
  },
];

const sources = ['@fontsource-variable/hanken-grotesk@5.3.0', '@fontsource-variable/archivo@5.3.0'];
const folder = await mkdtemp(join(tmpdir(), 'sikke-fonts-'));
execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...sources]);
const packages = join(folder, 'node_modules', '@fontsource-variable');
await mkdir('app/fonts', { recursive: true });
for (const family of families) {
  await cut(family, 'latin', latin);
  await cut(family, 'latin-ext', turkish);
  const license = join(packages, family.source.split('/')[0] ?? '', 'LICENSE');
  await copyFile(license, `app/fonts/${family.name}.LICENSE.txt`);
}
await rm(folder, { recursive: true });

async function cut(family: Family, part: 'latin' | 'latin-ext', glyphs: string): Promise<void> {
  const source = await readFile(`${packages}/${family.source.replace('#', part)}.woff2`);
  const font = await subsetFont(source, glyphs, { targetFormat: 'woff2', variationAxes: family.axes });
  const target = `app/fonts/${family.name}-${part}.woff2`;
  await writeFile(target, font);
  process.stdout.write(`${target} ${font.length} bytes\n`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
