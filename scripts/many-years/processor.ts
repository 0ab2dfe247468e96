import { readFileSync } from 'node:fs';
import { listChildren } from '@/scripts/kill-nine/list-children';

/** What a tick of /proc is, in milliseconds: 100 a second on every Linux that Node runs on. */
const tickMs = 10;

/** How many milliseconds of a processor a process has taken so far; with all that it has started, those that ended as well, where `withChildren` says so. */
export function readProcessorMs(pid: number, withChildren = false): number {
  const [own, ended] = readTimes(pid);
  if (!withChildren) return own;
  return listChildren(pid).reduce((sum, child) => sum + readTimes(child)[0], own + ended);
}

/** Its own time, and that of the processes it has started and seen end. */
function readTimes(pid: number): readonly [own: number, ended: number] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const sum = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) * tickMs;
    return [sum(11), sum(13)];
  } catch {
    return [0, 0];
  }
}
