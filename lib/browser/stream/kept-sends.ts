import type { CallError, Sent } from '../send-json';
import { isAway } from './is-away';

type Body = Readonly<Record<string, unknown>>;

/** What could not be sent yet, or was refused later: `key` is what it is about, one of each waits; `label` is what a person calls that. */
export interface KeptSend {
  readonly key: string;
  readonly label: string;
  readonly body: Body;
  readonly error?: CallError;
}

interface KeptSendsDeps {
  /** What the browser kept across a reload; null for nothing. */
  readonly readKept: () => string | null;
  readonly keep: (text: string | null) => void;
  readonly send: (body: Body) => Promise<Sent<unknown>>;
}

/**
 * Sends what must not be lost with the connection: what finds none is kept, in order, and sent by `resume`, one after the other, each until it is taken or
 * refused; what was refused stays with its error until it is dropped. What is sent has to be taken once however often it comes.
 */
export function createKeptSends({ readKept, keep, send }: KeptSendsDeps) {
  let kept: readonly KeptSend[] = [];
  let isSending = false;
  const listeners = new Set<() => void>();

  const put = (next: readonly KeptSend[]) => {
    kept = next;
    const waiting = kept.filter(({ error }) => !error);
    keep(kept.length > 0 ? JSON.stringify({ waiting, refused: kept.filter(({ error }) => error) }) : null);
    for (const listener of listeners) listener();
  };
  const without = (key: string) => kept.filter((one) => one.key !== key);

  return {
    kept: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes up what was kept before a reload: the server's markup knows nothing of it. */
    restore: () => put(parseKept(readKept())),
    drop: (key: string) => put(without(key)),
    take: async (one: KeptSend): Promise<Sent<'taken' | 'waiting'>> => {
      const sent = await send(one.body);
      if (sent.ok) return { ok: true, data: 'taken' };
      if (!isAway(sent.status)) return sent;
      put([...without(one.key), one]);
      return { ok: true, data: 'waiting' };
    },
    /** Sends what waits; answers whether something was taken. */
    resume: async (): Promise<boolean> => {
      if (isSending) return false;
      isSending = true;
      let isTaken = false;
      for (const one of kept.filter(({ error }) => !error)) {
        const sent = await send(one.body);
        if (!sent.ok && (isAway(sent.status) || sent.status === 401)) break;
        // Taken back while it was on its way, it stays gone here; what was taken there is seen on the page.
        if (kept.includes(one))
          put(sent.ok ? without(one.key) : [...without(one.key), { ...one, error: sent.error }]);
        isTaken ||= sent.ok;
      }
      isSending = false;
      return isTaken;
    },
  };
}

/** What is kept of one thing. */
export type KeptSends = ReturnType<typeof createKeptSends>;

/** What was kept, by this code of ours; anything else is nothing. */
function parseKept(text: string | null): readonly KeptSend[] {
  try {
    const { waiting = [], refused = [] } = JSON.parse(text ?? '{}');
    return [...waiting, ...refused];
  } catch {
    return [];
  }
}
