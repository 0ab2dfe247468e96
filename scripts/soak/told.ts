import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the logs said of the disk since a moment. */
export interface ToldSince {
  /** The first such line of each log, shortened. */
  lines(): readonly string[];
}

const logs = ['site.log', 'api.log', join('postgres', 'postgres.log')];
const ofDisk = /no space left|read-only file system|ENOSPC|EROFS/i;
/** What is read of a log at most. */
const mostBytes = 2_000_000;

/** Listens from now on to the logs in a data folder. */
export function toldSince(dataFolder: string): ToldSince {
  const begun = logs.map((log) => size(join(dataFolder, log)));
  return {
    lines: () =>
      logs.flatMap((log, at) => {
        const line = readFrom(join(dataFolder, log), begun[at] ?? 0)
          .split('\n')
          .find((one) => ofDisk.test(one));
        return line === undefined ? [] : [`${log}: ${excerpt(line)}`];
      }),
  };
}

function size(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

function readFrom(file: string, position: number): string {
  const length = Math.min(mostBytes, size(file) - position);
  if (length <= 0) return '';
  const [descriptor, buffer] = [openSync(file, 'r'), Buffer.alloc(length)];
  readSync(descriptor, buffer, 0, length, position);
  closeSync(descriptor);
  return buffer.toString('utf8');
}

/** The part of the line around what it says of the disk. */
function excerpt(line: string): string {
  const at = line.search(ofDisk);
  return line.slice(Math.max(0, at - 90), at + 60);
}
