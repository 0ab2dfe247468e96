import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundlePrograms, imagePrograms } from './bundle-programs';
import { traceFiles } from './trace-files';

/** Of the build: what only the next build, a running server or a person reads. */
const notServed =
  /^\.next\/(cache|dev|trace|trace-build|types|diagnostics|build|server\/route-cache|sikke-database)(\/|$)|\.nft\.json$|\.map$/;

/** Where programs are made: below the project, whose packages are found from there, wherever the image comes to lie. */
const bundled = '.next/programs';

/** What programs read from beside themselves. */
const readBeside = [
  'package.json',
  'api/reencode-picture.mjs',
  'api/db/migrations',
  'lib/csp',
  'lib/switches.mjs',
  'public',
];

/**
 * Puts the programs, the build and of the packages what they read into a folder, which it empties first. It runs anywhere, without this
 * one. Files are linked where they may be: nothing is written to them. @returns how many there are
 */
export async function assembleImage(folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundlePrograms(bundled);
  const names = Object.values(imagePrograms).map(({ file }) => file);
  const programs = names.map((name) => join(bundled, name));
  const packages = await traceFiles([...programs, 'api/reencode-picture.mjs', 'lib/csp/cache-handler.mjs']);
  for (const name of names) put(join(bundled, name), join(folder, name));
  // The image has them; the next one's are written anew, never into its files.
  rmSync(bundled, { recursive: true });
  const own = ['.next', ...readBeside].flatMap(filesBelow).filter((file) => !notServed.test(file));
  const files = new Set([...packages, ...own]);
  for (const file of files) put(file, join(folder, file));
  cpSync('deploy/docker/sikke.mjs', join(folder, 'sikke.mjs'));
  // Made with an empty database: whatever it is served with is another one (ADR 249).
  writeFileSync(join(folder, '.next/sikke-database'), JSON.stringify({ id: 'image', sinceMs: 0 }));
  return files.size;
}

function filesBelow(place: string): readonly string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        (entry.isFile() || entry.isSymbolicLink()) &&
        !/\.(test|fixture)\.ts$|_snapshot\.json$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function put(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  // The build names packages by links of its own.
  if (lstatSync(file).isSymbolicLink()) {
    symlinkSync(readlinkSync(file), target);
    return;
  }
  try {
    linkSync(resolve(file), target);
  } catch {
    // Another disk.
    writeFileSync(target, readFileSync(file), { mode: statSync(file).mode });
  }
}
