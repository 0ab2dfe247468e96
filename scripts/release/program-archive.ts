import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { bundleModules } from '@/supervisor/programs';

/** What the API's programs read from beside their sources. */
const readBeside = [
  'package.json',
  'api/reencode-picture.mjs',
  'api/db/migrations',
  'api/seed/content',
  'api/seed/banners',
];

/**
 * The API of these sources in one file: its programs `main`, with `read-books` that it starts, `migrate` and `seed`, and what they read. Packages are not in it: it runs on those of
 * whoever unpacks it (ADR 310).
 */
export async function archiveApi(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-release-'));
  try {
    await bundleModules(
      folder,
      ['main', 'read-books', 'migrate', 'seed'].map((name) => `api/${name}.ts`),
      {
        minify: true,
        place: besideTheProgram,
        taken: [],
      },
    );
    const files = new Map(filesOf(folder).map((name) => [name, readFileSync(join(folder, name))]));
    for (const name of readBeside.flatMap(filesAt)) files.set(name, readFileSync(name));
    return await compressed(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every program lies in the folder's root, and what it reads below it as here. */
const besideTheProgram = (path: string) =>
  `new URL(${JSON.stringify(relative(resolve('.'), path))}, import.meta.url).href`;

/** Puts an archive into an empty folder, beside the packages of this installation. */
export async function unpackApi(archive: Buffer, folder: string): Promise<void> {
  const entries = extract();
  entries.end(brotliDecompressSync(archive));
  for await (const entry of entries) {
    const file = join(folder, entry.header.name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await buffer(entry));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

async function compressed(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    archive.entry({ name, mtime: new Date(0) }, content);
  archive.finalize();
  const bytes = await buffer(archive);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** The snapshots of drizzle-kit are for who writes a migration. */
function filesAt(place: string): readonly string[] {
  return /\.[a-z]+$/.test(place) ? [place] : filesOf(place).map((name) => `${place}/${name}`);
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('_snapshot.json'))
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
}
