import { type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Streams that are held, and what their readers heard of one text. */
export interface HeldStreams {
  /** How many were opened and did not end. */
  count(): number;
  /** Waits until every reader has heard a text after `run`; answers how long each took from the moment `run` began, in milliseconds. */
  timesOf(text: string, run: () => Promise<unknown>): Promise<number[]>;
  close(): void;
}

/** Of one address of this machine so many listen, below the limit of one. */
const ofAddress = 150;

/** Opens so many streams, fifty at a time. */
export async function holdStreams(site: string, topics: string, streams: number): Promise<HeldStreams> {
  const held = new Set<ClientRequest>();
  let awaited = '\0';
  let at: number[] = [];
  const hear = (text: string) => {
    if (text.includes(awaited)) at.push(performance.now());
  };
  for (let nth = 0; nth < streams; nth += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, streams - nth) }, async (_, more) => {
        const one = await openStream(`${site}/api/live?topics=${topics}`, nth + more, hear);
        held.add(one);
        one.once('close', () => held.delete(one));
      }),
    );
  return {
    count: () => held.size,
    timesOf: async (text, run) => {
      [awaited, at] = [text, []];
      const begun = performance.now();
      await run();
      const latest = performance.now() + 30_000;
      while (at.length < held.size && performance.now() < latest) await pause(5);
      if (at.length < held.size) throw new Error(`${at.length} of ${held.size} readers heard within 30 s`);
      return at.map((moment) => moment - begun);
    },
    close: () => {
      for (const one of held) one.destroy();
    },
  };
}

/** Opens the nth stream: so many come from one address of this machine that its limit stays untouched. Rejects where it is not given one. */
export function openStream(url: string, nth: number, onText: (text: string) => void): Promise<ClientRequest> {
  const network = Math.floor(nth / ofAddress);
  const localAddress = `127.0.${1 + Math.floor(network / 200)}.${1 + (network % 200)}`;
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, localAddress }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`stream ${nth} was answered ${answer.statusCode}`));
      answer
        .setEncoding('utf8')
        .on('data', onText)
        .on('error', () => undefined);
      resolve(asked);
    });
    asked.on('error', reject).end();
  });
}
