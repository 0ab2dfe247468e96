import { connect } from 'node:net';
import { hostileRequests } from './hostile-requests';
import { startPaced } from './paced';
import type { Phases } from './phases';

/** Who sends what nobody should. */
export interface Hostile {
  readonly outcome: () => {
    readonly sent: number;
    /** Answers of 500 and above, and connections that could not be made, while nothing was at fault; in words. */
    readonly wrong: readonly string[];
    /** How many each answer came to; 0 are those whose connection was closed without one. */
    readonly statuses: ReadonlyMap<number, number>;
  };
  stop(): Promise<void>;
}

const perSecond = 8;
/** Longer than any limit of the front server: what still waits then is left. */
const limitMs = 35_000;

/** Sends one request after another of the whole table, each on a connection of its own, until it is stopped. */
export function startHostile(port: number, phases: Phases): Hostile {
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const host = `127.0.0.1:${port}`;
  let sent = 0;
  const { stop } = startPaced(perSecond, async (nth) => {
    const all = hostileRequests(host, nth);
    const one = all[nth % all.length];
    if (one === undefined) return;
    const phase = phases.now();
    const status = await send(port, one.bytes);
    sent += 1;
    if (phases.metSince(phase) !== null) return;
    statuses.set(status ?? -1, (statuses.get(status ?? -1) ?? 0) + 1);
    if (status === null || status >= 500) wrong.push(`${one.name}: ${status ?? 'no connection'}`);
  });
  return { outcome: () => ({ sent, wrong, statuses }), stop };
}

/** The status of the answer; 0 where there was none, null where there was no connection. */
function send(port: number, bytes: Buffer): Promise<number | null> {
  return new Promise((resolve) => {
    let [isConnected, said] = [false, ''];
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      isConnected = true;
      socket.write(bytes);
    });
    socket.setTimeout(limitMs, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      said = `${said}${data.toString('latin1')}`.slice(0, 32);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1];
      // The rest of it is nobody's; a stream of changes would go on.
      if (status !== undefined) socket.destroy();
    });
    socket.once('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1];
      resolve(isConnected ? Number(status ?? 0) : null);
    });
  });
}
