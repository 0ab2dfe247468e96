'use client';

import { useEffect, useRef, useState } from 'react';
import type { Told } from './live/connection';

/**
 * Follows a topic of the site's stream while `topic` is not null, and calls back with its data. Answers whether it is told: while it is not, because there is no
 * stream or the browser cannot share one between its tabs (it takes a secure address), whoever wants to know asks.
 */
export function useTold(
  topic: string | null,
  onData: (data: unknown) => void,
  onEnded?: () => void,
): boolean {
  const [isTold, setTold] = useState(false);
  const latest = useRef({ onData, onEnded });
  useEffect(() => {
    latest.current = { onData, onEnded };
  });
  useEffect(() => {
    if (topic === null || !canShare()) return;
    let leave = () => {};
    let hasLeft = false;
    const hear = (told: Told) => {
      setTold(typeof told === 'object');
      if (typeof told === 'object') latest.current.onData(told.data);
      else if (told === 'ended') latest.current.onEnded?.();
    };
    // What listens comes after the page: nobody needs it to see something.
    import('./live/tab').then(
      ({ followTopic }) => {
        if (!hasLeft) leave = followTopic(topic, hear);
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      leave();
      setTold(false);
    };
  }, [topic]);
  return isTold;
}

function canShare(): boolean {
  return 'locks' in navigator && 'BroadcastChannel' in window && 'EventSource' in window;
}
