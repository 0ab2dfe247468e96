'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isStreamHidden, keepStreamHidden } from '@/lib/browser/stream-place';
import { useLive } from '@/lib/browser/use-live';
import type { Live } from '@/lib/format/live';
import { routes } from '@/lib/routes';
import { listPlayers } from './players';

const FloatingStream = dynamic(() => import('./floating-stream').then((module) => module.FloatingStream), {
  ssr: false,
});

interface StreamWidgetProps {
  /** The live state the page was made with; the widget keeps itself current. */
  readonly live: Live;
}

/** The floating stream: there only while live, with at least one player, until it is hidden. Its parts load then. */
export function StreamWidget({ live }: StreamWidgetProps) {
  const current = useLive(live);
  const players = listPlayers(current);
  const [isHidden, setIsHidden] = useState(true);
  useEffect(() => {
    // The next stream is a new one: hiding this one says nothing about it.
    if (!current.isLive) keepStreamHidden(false);
    setIsHidden(isStreamHidden());
  }, [current.isLive]);
  const hide = () => {
    keepStreamHidden(true);
    setIsHidden(true);
  };
  // There the stream has a place of its own.
  const hasStage = usePathname() === routes.stream.path;
  return players.length === 0 || isHidden || hasStage ? null : (
    <FloatingStream players={players} onHide={hide} />
  );
}
