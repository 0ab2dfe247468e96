import { setTimeout as delay } from 'node:timers/promises';
import { type Child, startChild } from '@/supervisor/child';

/** One process of the site or of the API on a port of its own, which can be ended either way and started again. */
export interface ServerProcess {
  readonly name: string;
  readonly port: number;
  isUp(): boolean;
  /** Resolves once it answers. */
  start(): Promise<void>;
  /** Resolves once it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

interface ServerProcessOptions {
  readonly name: string;
  readonly port: number;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The program, not started yet; should we be killed, it ends by itself. */
export function serverProcess({ name, port, args, env }: ServerProcessOptions): ServerProcess {
  let child: Child | null = null;
  let isUp = false;
  return {
    name,
    port,
    isUp: () => isUp,
    start: async () => {
      child = startChild({ name, args, env: { NODE_ENV: 'production', LOG_LEVEL: 'error', ...env } });
      await untilAnswers(`http://127.0.0.1:${port}/healthz`, child);
      isUp = true;
    },
    end: async (signal) => {
      isUp = false;
      if (child === null) return;
      const { pid, exited } = child;
      child = null;
      process.kill(pid, signal);
      await exited;
    },
  };
}

async function untilAnswers(url: string, { name, exited }: Child): Promise<void> {
  let ending: string | null = null;
  exited.then((how) => {
    ending = how;
  });
  for (;;) {
    if (ending !== null) throw new Error(`${name} ended while starting (${ending})`);
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await delay(50);
  }
}
