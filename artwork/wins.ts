import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { winScreens } from './wins/screens';

/**
 * Draws the screens of the demo's wins into public/wins, one file for each win that has a picture: `<game>-<number>.svg`, 640 × 360, some two kilobytes.
 * Run: node --import tsx artwork/wins.ts
 */
const folder = fileURLToPath(new URL('../public/wins/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const file of await readdir(folder)) await rm(folder + file);
for (const { name, svg } of winScreens) await writeFile(`${folder}${name}.svg`, `${svg}\n`);
