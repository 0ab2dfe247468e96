'use client';

import { DockedStream } from './docked-stream';
import { FloatingStream } from './floating-stream';
import { widgetSize } from './place';
import type { Player } from './players';
import { useWindowSize } from './use-window-size';

interface StreamFrameProps {
  readonly players: readonly Player[];
  readonly onHide: () => void;
}

/** A window that floats where 500 px fit, a bar docked at the bottom where they do not. */
export function StreamFrame(props: StreamFrameProps) {
  const area = useWindowSize();
  const fits = area.width >= widgetSize.width && area.height >= widgetSize.height;
  return fits ? <FloatingStream {...props} /> : <DockedStream {...props} />;
}
