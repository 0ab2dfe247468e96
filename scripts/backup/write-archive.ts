import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { hasCode, StartProblem } from '@/system/problem';
import { unfinishedEnd } from './forget-unfinished';
import { type ArchiveEntry, type Manifest, manifestName } from './manifest';

/** Adds an entry, and resolves when the file has taken it. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>;
/** What the manifest says beside the entries. */
export type Contents = Omit<Manifest, 'entries'>;

/**
 * Writes a backup: what `fill` adds, then the manifest. Under a temporary name until it is whole and on the disk, readable by its owner
 * alone. Throws `StartProblem` where the file is there already or cannot be written; then nothing stays behind. @returns its size in bytes
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<Contents>,
  signal?: AbortSignal,
): Promise<number> {
  if (existsSync(file)) throw new StartProblem(`${file} is there already: name another file.`);
  const unfinished = `${file}${unfinishedEnd(process.pid)}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const bytes = await written(unfinished, fill, signal);
    await rename(unfinished, file);
    await synced(dirname(file));
    return bytes;
  } catch (error) {
    // Where nothing could be written there may be nothing to be looked for either.
    await rm(unfinished, { force: true }).catch(() => undefined);
    signal?.throwIfAborted();
    if (!hasCode(error, 'ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'ENOTDIR', 'EEXIST', 'EIO', 'EFBIG'))
      throw error;
    throw new StartProblem(
      `The backup ${file} cannot be written: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

async function written(
  file: string,
  fill: (add: AddEntry) => Promise<Contents>,
  signal?: AbortSignal,
): Promise<number> {
  const archive = pack();
  // Told by the promises below.
  archive.on('error', () => undefined);
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const stored = pipeline(archive, createGzip(), target, signal === undefined ? {} : { signal });
  await Promise.all([stored, filled(archive, fill)]);
  await synced(file);
  return (await stat(file)).size;
}

async function filled(archive: Pack, fill: (add: AddEntry) => Promise<Contents>): Promise<void> {
  const entries: ArchiveEntry[] = [];
  const contents = await fill(async (name, content) => {
    await added(archive, name, content);
    entries.push({ name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  });
  const manifest: Manifest = { ...contents, entries };
  await added(archive, manifestName, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  archive.finalize();
}

/** Waits for room: what a slow disk has not taken yet is not gathered in memory. */
function added(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.on('error', reject);
    entry.end(content);
  });
}

/** What the system still holds in memory goes to the disk; a rename is there once its folder is. */
async function synced(place: string): Promise<void> {
  const handle = await open(place, 'r');
  await handle.sync().finally(() => handle.close());
}
