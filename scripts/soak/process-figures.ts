import { readdirSync, readFileSync } from 'node:fs';
import { findBelow } from '@/scripts/bench/memory';

/** What a process holds. */
export interface ProcessFigures {
  readonly pid: number;
  readonly residentMiB: number;
  /** Files, sockets and the like that it has open. */
  readonly descriptors: number;
}

/** Reads what each process below this one with such a command line holds, whichever they are by now; none while there is none, or where no /proc tells. */
export function processReader(commandLine: RegExp): () => readonly ProcessFigures[] {
  let [pids, most]: [readonly number[], number] = [[], 0];
  return () => {
    const known = readAll(pids, commandLine);
    // Looking through all processes of the machine takes longer than reading those that are known.
    if (most > 0 && known.length === most) return known;
    pids = findBelow(commandLine);
    most = Math.max(most, pids.length);
    return readAll(pids, commandLine);
  };
}

function readAll(pids: readonly number[], commandLine: RegExp): readonly ProcessFigures[] {
  return pids.flatMap((pid) => read(pid, commandLine) ?? []);
}

function read(pid: number, commandLine: RegExp): ProcessFigures | null {
  try {
    if (!commandLine.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))) return null;
    const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (kib === undefined) return null;
    return { pid, residentMiB: Number(kib) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return null;
  }
}
