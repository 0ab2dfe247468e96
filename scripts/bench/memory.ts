import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Memory (resident, MiB) of a child, of this process unless told otherwise, whose command line matches; null where `ps` cannot say. */
export function readMemory(commandLine: RegExp, parent: number = process.pid): number | null {
  const found = findChild(commandLine, parent);
  return found === undefined ? null : found.residentKiB / 1024;
}

/** The most (resident, MiB) that such a child has held since it began; null where the system does not say. */
export function readHighestMemory(commandLine: RegExp, parent: number = process.pid): number | null {
  const pid = findChild(commandLine, parent)?.pid;
  const file = `/proc/${pid}/status`;
  if (pid === undefined || !existsSync(file)) return null;
  return Number(readFileSync(file, 'utf8').match(/^VmHWM:\s+(\d+)/m)?.[1] ?? 0) / 1024;
}

/** The number of such a child; throws where there is none. */
export function findPid(commandLine: RegExp): number {
  const found = findChild(commandLine);
  if (found === undefined) throw new Error(`no child of this process is ${commandLine}`);
  return found.pid;
}

/** The numbers of all processes below this one whose command line matches, in the order in which they began. */
export function findBelow(commandLine: RegExp): readonly number[] {
  const all = running();
  return below(all, process.pid)
    .flatMap(({ pid, args }) => (commandLine.test(args) ? [pid] : []))
    .toSorted((a, b) => a - b);
}

/** Milliseconds of a core that such a child has taken so far: the 14th and 15th field of a process' line, in hundredths of a second. */
export function readCpuMs(commandLine: RegExp): number {
  const [user, system] = readTimes(findPid(commandLine));
  return user + system;
}

/** Milliseconds of a core that a process, all below it and those of them that have ended have taken so far. */
export function readTreeCpuMs(root: number): number {
  return [root, ...below(running(), root).map(({ pid }) => pid)]
    .flatMap(readTimes)
    .reduce((sum, ms) => sum + ms, 0);
}

/** The children of a process, theirs, and so on. */
function below(all: readonly Running[], root: number): readonly Running[] {
  return all.filter(({ parent }) => parent === root).flatMap((child) => [child, ...below(all, child.pid)]);
}

/** Milliseconds of a core that a process took, by itself and in the system, and its ended children the same way. */
function readTimes(pid: number): [number, number, number, number] {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line.split(') ')[1]?.split(' ') ?? [];
  const at = (index: number) => Number(fields[index]) * 10;
  return [at(11), at(12), at(13), at(14)];
}

function findChild(commandLine: RegExp, parentPid: number = process.pid): Running | undefined {
  return running().find(({ parent, args }) => parent === parentPid && commandLine.test(args));
}

/** Memory (MiB) of the embedded PostgreSQL of a data folder: what its processes share counts once. Null where the system does not say. */
export function memoryOfDatabase(dataFolder: string): number | null {
  const file = join(dataFolder, 'postgres', 'data', 'postmaster.pid');
  if (!existsSync(file) || !existsSync('/proc/self/smaps_rollup')) return null;
  const server = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  const all = [
    server,
    ...running()
      .filter((one) => one.parent === server)
      .map((one) => one.pid),
  ];
  return all.reduce((sum, pid) => sum + shareKiB(pid), 0) / 1024;
}

/** A process's proportional share; 0 of one that has just ended. */
function shareKiB(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1] ?? 0) : 0;
}

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly residentKiB: number;
  readonly args: string;
}

function running(): Running[] {
  const listing = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).stdout ?? '';
  return listing.split('\n').flatMap((line) => {
    const [, pid, parent, residentKiB, args = ''] = line.trim().match(/^(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/) ?? [];
    if (pid === undefined) return [];
    return [{ pid: Number(pid), parent: Number(parent), residentKiB: Number(residentKiB), args }];
  });
}
