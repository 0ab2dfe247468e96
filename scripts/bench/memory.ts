import { spawnSync } from 'node:child_process';

/** Memory (resident, MiB) of a child of this process whose command line matches; null where `ps` cannot say. */
export function memoryOf(commandLine: RegExp): number | null {
  const listing = spawnSync('ps', ['-A', '-o', 'ppid=,rss=,args='], { encoding: 'utf8' }).stdout ?? '';
  const rows = listing
    .split('\n')
    .map((line) => line.trim().match(/^(\d+)\s+(\d+)\s+(.*)$/))
    .filter((row) => row !== null);
  const row = rows.find(
    ([, parent, , args]) => Number(parent) === process.pid && commandLine.test(args ?? ''),
  );
  return row === undefined ? null : Number(row[2]) / 1024;
}
