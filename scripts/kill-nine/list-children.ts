import { execFileSync } from 'node:child_process';

/** The processes that a process has started and that still run, where their command line matches. */
export function listChildren(pid: number, command = /(?:)/): readonly number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, child, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? [];
    return Number(parent) === pid && command.test(args) ? [Number(child)] : [];
  });
}
