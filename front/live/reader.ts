import type { ServerResponse } from 'node:http';

/** A browser that listens. */
export interface Reader {
  send(event: Buffer): void;
  /** A sign of life, where nothing else waits. */
  beat(): void;
  end(): void;
}

/** What waits for one reader before nothing more is kept for it, in bytes. */
const mostWaiting = 131_072;

/**
 * The reader behind an answer whose head was sent. Who takes too long hears nothing more until everything was taken, and then
 * `onBehind` tells how things stand: what is kept for a slow reader is bounded, and its last word is the newest state.
 */
export function createReader(res: ServerResponse, onBehind: () => void): Reader {
  let isBehind = false;
  const write = (bytes: Buffer | string) => {
    res.write(bytes);
    if (isBehind || res.writableLength <= mostWaiting) return;
    isBehind = true;
    res.once('drain', () => {
      isBehind = false;
      onBehind();
    });
  };
  return {
    send: (event) => {
      if (!isBehind) write(event);
    },
    beat: () => {
      if (res.writableLength === 0) write('event: beat\ndata: 1\n\n');
    },
    end: () => void res.end(),
  };
}
