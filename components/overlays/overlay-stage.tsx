'use client'; // It follows what it shows, and the streaming program.

import { useState } from 'react';
import { useWatched } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import type { OverlayShown } from '@/lib/data/overlay-view';
import type { OverlayChoices, OverlayLook } from '@/lib/format/overlay-look';
import { type OverlayKey, overlayName } from '@/lib/format/overlay-widgets';
import { OverlayView } from './overlay-view';
import { useObsPause } from './use-obs-pause';

interface OverlayStageProps {
  readonly widget: OverlayKey;
  readonly token: string;
  /** What it shows by now; null where nobody could say. */
  readonly shown: { readonly data: OverlayShown } | null;
  readonly look: OverlayLook;
  readonly choices: OverlayChoices;
}

/** A widget as a streaming program shows it: what it knew last, for as long as the site is away, and nothing at all once its link was revoked. */
export function OverlayStage(props: OverlayStageProps) {
  const [isGone, setGone] = useState(false);
  return isGone ? null : <Followed {...props} onGone={() => setGone(true)} />;
}

function Followed({
  widget,
  token,
  shown,
  look,
  choices,
  onGone,
}: OverlayStageProps & { readonly onGone: () => void }) {
  const path = callTo('overlay', overlayName(widget, token));
  const known = useWatched<{ readonly data: OverlayShown } | null>(path, shown, { onGone });
  const isPaused = useObsPause();
  if (known === null) return null;
  const view = { widget, data: known.data, look, choices, isPaused };
  return <OverlayView {...view} />;
}
