import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryApi } from '@/supervisor/programs';

/** The community API as a process that can be killed and started again on the same port. */
export interface ApiProcess {
  readonly base: string;
  /** The process as it runs now; 0 before the first start. */
  pid(): number;
  /** Resolves once it answers. */
  start(): Promise<void>;
  /** SIGKILL: it gets no chance to finish anything. Resolves once it is gone. */
  kill(): Promise<void>;
}

/** The API on a port, with these variables and nothing of this process's. */
export function apiProcess(port: number, env: Readonly<Record<string, string>>): ApiProcess {
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  return {
    base,
    pid: () => child?.pid ?? 0,
    start: async () => {
      const { main } = await temporaryApi();
      child = spawn(process.execPath, ['--enable-source-maps', main], {
        env: { NODE_ENV: 'production', LOG_LEVEL: 'silent', UPSTREAM_PORT: String(port), ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilAnswers(`${base}/healthz`, child);
    },
    kill: async () => {
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      if (child?.kill('SIGKILL')) await gone;
    },
  };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the API ended with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(50);
  }
}
