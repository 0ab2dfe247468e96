import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unprivilegedAccount } from '@/postgres/account';
import type { Performed } from './perform-stage';

/** A part that runs as in a container. */
export interface Container {
  readonly child: ChildProcess;
  /** Whether its tree is read-only and it is somebody without rights: only root can have both. */
  readonly isConfined: boolean;
  /** Everything it has written. */
  output(): string;
  /** Runs its health check once. @returns the exit code */
  health(): number | null;
  /** Resolves once its health check says that it is well; rejects with what it wrote where it ends before. */
  well(): Promise<void>;
  /** SIGTERM. @returns the exit code */
  stop(): Promise<number | null>;
}

/** What makes the tree read-only and the process somebody else, within namespaces that end with it. */
const confine = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$2" && shift 2 && exec "$@"';

/** Whether this machine lets us confine a process so. */
export function canConfine(): boolean {
  return process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;
}

/** Starts a command of a performed image, its own unless given, on this machine's network and with these variables alone. */
export function startContainer(
  image: Performed,
  {
    env,
    command = image.command,
  }: { readonly env: Readonly<Record<string, string>>; readonly command?: readonly string[] },
): Container {
  const place = join(image.root, image.workdir);
  const all: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: process.env.PATH ?? '',
    ...image.env,
    ...env,
  };
  const isConfined = canConfine() && image.user !== 'root';
  const [program = '', ...args] = isConfined
    ? ['unshare', '--mount', 'sh', '-c', confine, 'sh', image.root, place, ...asNobody(), ...command]
    : command;
  const child = spawn(program, args, { cwd: place, env: all });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const health = () =>
    spawnSync(image.health[0] ?? '', image.health.slice(1), { cwd: place, env: all, timeout: 10_000 }).status;
  return {
    child,
    isConfined,
    output: () => output,
    health,
    well: async () => {
      while (health() !== 0) {
        if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${output}`);
        await delay(200);
      }
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function asNobody(): readonly string[] {
  const { uid, gid } = unprivilegedAccount();
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
  ];
}
