import type { ClientRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openStream } from '@/scripts/bench/held-streams';

/** Streams of changes that are held, and opened again where they end, as a browser does. */
export interface Streams {
  /** How many are open now, and how often one was opened again. */
  readonly outcome: () => { readonly held: number; readonly wanted: number; readonly reopened: number };
  stop(): Promise<void>;
}

const wanted = 200;
const topics = 'stream,feed';
const retryMs = 1_000;
/** A stream gives a sign of life every 15 s: without one it is gone. */
const silenceMs = 40_000;

/** Opens them one after another and keeps each until all are stopped. */
export function startStreams(site: string): Streams {
  const held = new Set<ClientRequest>();
  let [isStopped, opened] = [false, 0];

  async function hold(nth: number): Promise<void> {
    await delay(nth * 10);
    while (!isStopped) {
      const stream = await openStream(`${site}/api/live?topics=${topics}`, nth, () => undefined).catch(
        () => null,
      );
      if (stream !== null) await untilClosed(stream);
      if (!isStopped) await delay(retryMs);
    }
  }

  async function untilClosed(stream: ClientRequest): Promise<void> {
    opened += 1;
    held.add(stream);
    const closed = new Promise<void>((resolve) => stream.once('close', resolve));
    stream.setTimeout(silenceMs, () => stream.destroy());
    if (isStopped) stream.destroy();
    await closed;
    held.delete(stream);
  }

  const running = Array.from({ length: wanted }, (_, nth) => hold(nth));
  return {
    outcome: () => ({ held: held.size, wanted, reopened: Math.max(0, opened - wanted) }),
    stop: async () => {
      isStopped = true;
      for (const stream of held) stream.destroy();
      await Promise.all(running);
    },
  };
}
