'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { StreamDeskWire } from '@/contract/desk-stream';
import { streamDeskKey } from '@/lib/browser/stream/stream-desk-key';
import { deskCallTo } from '@/lib/desk-calls';
import { randomKey } from '../idempotency-key';
import { keep, readKept } from '../kept';
import { sendDesk } from '../send-desk';
import { sendJson } from '../send-json';
import { useTold } from '../use-told';
import { isAway } from './is-away';
import { createStreamQueue, type StepSent, type StreamQueue } from './stream-queue';

/** How often what could not be sent is tried again, and, where no stream tells of others' entries, the entry is asked for; milliseconds. */
const againMs = 4_000;

const topics = { 'bonus-hunts': 'hunt', 'bonus-buys': 'buy' } as const;

/**
 * An entry at the stream desk: what is typed is shown at once and sent in order, what others enter is shown as the stream tells of it (or is asked for
 * where there is none), and a connection that comes back is used at once.
 */
export function useStreamDesk(initial: StreamDeskWire) {
  const [queue] = useState(() => createQueue(initial));
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  const { kind, slug } = initial;
  const refresh = useCallback(async () => {
    const sent = await sendJson<{ readonly data: StreamDeskWire }>(
      'GET',
      deskCallTo('deskStream', kind, slug),
    );
    if (sent.ok) queue.hear(sent.data.data);
  }, [queue, kind, slug]);
  const isTold = useTold(`${topics[kind]}:${slug}`, () => void refresh());
  useEffect(() => queue.restore(), [queue]);
  useEffect(() => {
    const resume = () => void queue.resume().then(refresh);
    const timer = setInterval(() => {
      if (queue.state().waiting.length > 0) resume();
      else if (!isTold && document.visibilityState === 'visible') void refresh();
    }, againMs);
    addEventListener('online', resume);
    resume();
    return () => {
      clearInterval(timer);
      removeEventListener('online', resume);
    };
  }, [queue, refresh, isTold]);
  const latest = () => queue.state().desk;
  return { ...state, latest, refresh, take: queue.take, undo: queue.undo, dismiss: queue.dismiss };
}

/** The desk as its parts use it. */
export type StreamDesk = ReturnType<typeof useStreamDesk>;

function createQueue(initial: StreamDeskWire): StreamQueue {
  const name = `${streamDeskKey}${initial.kind}:${initial.slug}`;
  const path = deskCallTo('deskStreamSteps', initial.kind, initial.slug);
  return createStreamQueue({
    initial,
    readKept: () => readKept('localStorage', name),
    keep: (text) => keep('localStorage', name, text),
    newKey: randomKey,
    send: async ({ key, step }): Promise<StepSent> => {
      const sent = await sendDesk<{ readonly data: { readonly version: number } }>('POST', path, {
        body: { step },
        idempotencyKey: key,
      });
      if (sent.ok) return { kind: 'taken', version: sent.data.data.version };
      if (sent.status === 401) return { kind: 'ended' };
      if (isAway(sent.status)) return { kind: 'away' };
      return { kind: 'refused', error: sent.error, detail: sent.detail };
    },
  });
}
