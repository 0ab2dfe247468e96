import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { hasCode, StartProblem } from '@/system/problem';

/** An entry of a backup: its name, and its content, which may be left unread. */
export interface Entry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Hands each entry of a backup to `take`, in its order. Throws `StartProblem` where the file is missing, is none of
 * ours, or was damaged, and what `take` throws.
 */
export async function readArchive(file: string, take: (entry: Entry) => Promise<void>): Promise<void> {
  const archive = extract();
  const read = pipeline(createReadStream(file), createGunzip(), archive);
  // Its end is awaited below; until then a loop that ended first must not leave it unheard.
  read.catch(() => undefined);
  try {
    for await (const entry of archive) {
      await take({ name: entry.header.name, content: buffers(entry) });
      entry.resume();
    }
    await read;
  } catch (error) {
    archive.destroy();
    throw toProblem(file, error);
  }
}

async function* buffers(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const piece of source) if (Buffer.isBuffer(piece)) yield piece;
}

function toProblem(file: string, error: unknown): unknown {
  if (hasCode(error, 'ENOENT', 'EISDIR', 'EACCES'))
    return new StartProblem(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  if (hasCode(error, 'Z_BUF_ERROR'))
    return new StartProblem(`${file} was cut short: it is not a whole backup.`);
  if (hasCode(error, 'Z_DATA_ERROR')) return new StartProblem(`${file} is damaged, or no backup of Sikke.`);
  if (error instanceof Error && /tar/i.test(error.message))
    return new StartProblem(`${file} is damaged, or no backup of Sikke.`);
  return error;
}
