import type { OverlayChoices } from '@/lib/format/overlay-look';

/** What a widget is drawn from. */
export interface WidgetProps<Data> {
  readonly data: Data;
  readonly choices: OverlayChoices;
  readonly isPaused: boolean;
  /** Shown to the team, who wants to see how it looks: what waits for something to happen stands there at once. */
  readonly isSample: boolean;
}
