import { readdirSync, readFileSync } from 'node:fs';
import { findPid } from '@/scripts/bench/memory';

/** What a process holds. */
export interface ProcessFigures {
  readonly pid: number;
  readonly residentMiB: number;
  /** Files, sockets and the like that it has open. */
  readonly descriptors: number;
}

/** Reads what a child of this process with such a command line holds, whichever it is by now; null while there is none, or where no /proc tells. */
export function processReader(commandLine: RegExp): () => ProcessFigures | null {
  let pid = 0;
  return () => {
    const known = read(pid, commandLine);
    if (known !== null) return known;
    pid = find(commandLine);
    return read(pid, commandLine);
  };
}

function find(commandLine: RegExp): number {
  try {
    return findPid(commandLine);
  } catch {
    return 0;
  }
}

function read(pid: number, commandLine: RegExp): ProcessFigures | null {
  if (pid === 0) return null;
  try {
    if (!commandLine.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))) return null;
    const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (kib === undefined) return null;
    return { pid, residentMiB: Number(kib) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return null;
  }
}
