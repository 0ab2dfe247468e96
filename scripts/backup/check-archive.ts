import { createHash } from 'node:crypto';
import { StartProblem } from '@/system/problem';
import { type ArchiveEntry, type Manifest, manifestName, manifestSchema, secretsName } from './manifest';
import { type Entry, readArchive } from './read-archive';

/** More than any manifest has; a file that claims more is none. */
const longestManifest = 64 * 1024 * 1024;

/** A backup that is whole. */
export interface CheckedArchive {
  readonly file: string;
  readonly manifest: Manifest;
  /** The entry of the secrets as it stands in the file; null where there is none. */
  readonly secrets: Buffer | null;
}

/** Reads a backup through before anything is written: every entry is what the manifest says. Throws `StartProblem` with what is wrong. */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  const found: ArchiveEntry[] = [];
  let [last, secrets]: [Buffer | null, Buffer | null] = [null, null];
  await readArchive(file, async (entry) => {
    if (last !== null) throw new StartProblem(`${file} holds more than its manifest says.`);
    const { name } = entry;
    const keeps = name === manifestName || name === secretsName;
    const { content, ...record } = await digested(entry, keeps);
    if (name === manifestName) last = content;
    else found.push(record);
    if (name === secretsName) secrets = content;
  });
  if (last === null)
    throw new StartProblem(`${file} has no manifest: it was cut short, or is no backup of Sikke.`);
  const manifest = parsedManifest(file, last);
  assertSame(file, manifest.entries, found);
  return { file, manifest, secrets };
}

async function digested(entry: Entry, keeps: boolean) {
  const [hash, kept]: [ReturnType<typeof createHash>, Buffer[]] = [createHash('sha256'), []];
  let bytes = 0;
  for await (const piece of entry.content) {
    hash.update(piece);
    bytes += piece.length;
    if (keeps && bytes <= longestManifest) kept.push(piece);
  }
  return { name: entry.name, bytes, sha256: hash.digest('hex'), content: Buffer.concat(kept) };
}

function parsedManifest(file: string, content: Buffer): Manifest {
  const json = parseJson(content);
  const manifest = manifestSchema.safeParse(json);
  if (manifest.success) return manifest.data;
  throw new StartProblem(`The manifest of ${file} is not one that this version of Sikke reads.`);
}

function assertSame(file: string, said: readonly ArchiveEntry[], found: readonly ArchiveEntry[]): void {
  for (const [index, entry] of said.entries()) {
    const there = found[index];
    if (there?.name !== entry.name) throw new StartProblem(`${file} lacks ${entry.name}.`);
    if (there.sha256 !== entry.sha256 || there.bytes !== entry.bytes)
      throw new StartProblem(`${file} is damaged: ${entry.name} is not what was backed up.`);
  }
  if (found.length > said.length) throw new StartProblem(`${file} holds more than its manifest says.`);
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
}
