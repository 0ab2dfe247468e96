import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { listChildren } from '../../scripts/kill-nine/list-children';
import { readCommandLine } from '../../system/process-alive';

/** The process that a process started whose command line names this program; throws where there is none. */
export function childNamed(pid: number, name: string): number {
  const child = listChildren(pid).find((one) => readCommandLine(one).includes(name));
  if (child === undefined) throw new Error(`${name} does not run`);
  return child;
}

/** The ports of 127.0.0.1 at which a process listens. */
export function ownPorts(pid: number): number[] {
  const files = readOr([], () => readdirSync(`/proc/${pid}/fd`));
  const held = new Set(files.map((file) => readOr('', () => readlinkSync(`/proc/${pid}/fd/${file}`))));
  return readOr('', () => readFileSync(`/proc/${pid}/net/tcp`, 'utf8'))
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state, ...more]) => isListening(local, state) && held.has(`socket:[${more[5]}]`))
    .map(([, local]) => Number.parseInt(local?.split(':')[1] ?? '', 16));
}

/** 127.0.0.1 and LISTEN, in the kernel's words. */
function isListening(local: string | undefined, state: string | undefined): boolean {
  return local?.startsWith('0100007F:') === true && state === '0A';
}

/** A process may end while it is looked at. */
function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
