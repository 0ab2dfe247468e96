import type { OverlayKey } from '@/lib/format/overlay-widgets';
import type { HuntDetail } from './hunt-view';

/** A hunt as overlays show it; amounts in minor units of `currency`. */
export interface OverlayHunt {
  readonly slug: string;
  readonly title: string;
  readonly state: HuntDetail['state'];
  readonly currency: string;
  readonly guesses: number;
  readonly figures: HuntDetail['figures'];
  readonly bonuses: readonly OverlayBonus[];
}

/** A bonus of it. */
export interface OverlayBonus {
  readonly position: number;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly bet: number;
  readonly win: number | null;
  readonly x: number | null;
  readonly state: HuntDetail['bonuses'][number]['state'];
}

/** A side of a match; null where nobody is known yet. */
type OverlaySide = { readonly name: string; readonly x: number | null; readonly isOn: boolean } | null;

/** The last rounds of a bracket. */
export interface OverlayBracket {
  readonly title: string;
  readonly rounds: readonly {
    readonly remaining: number;
    readonly round: number;
    readonly matches: readonly {
      readonly a: OverlaySide;
      readonly b: OverlaySide;
      readonly isLive: boolean;
    }[];
  }[];
}

/** Places with names as everybody sees them; `value` is written out. */
export interface OverlayRanks {
  readonly title: string | null;
  readonly endsAt: string | null;
  readonly rows: readonly {
    readonly rank: number;
    readonly name: string;
    readonly avatarUrl: string;
    readonly value: string;
  }[];
}

/** Something that happened, and when (ISO). */
export type OverlayAlert =
  | {
      readonly kind: 'win';
      readonly id: string;
      readonly at: string;
      readonly name: string | null;
      readonly game: string;
      readonly x: number;
      readonly win: number;
      readonly currency: string;
    }
  | {
      readonly kind: 'draw';
      readonly id: string;
      readonly at: string;
      readonly name: string;
      readonly title: string;
    };

/** A drawn draw: who has its prizes, the first place first. */
export interface OverlayDraw {
  readonly slug: string;
  readonly title: string;
  readonly at: string;
  readonly winners: readonly {
    readonly place: number;
    readonly name: string;
    readonly avatarUrl: string;
    readonly ticket: number;
    readonly prize: string | null;
  }[];
}

/** What a widget shows; null, or nothing in it, while there is nothing. */
export interface OverlayData {
  readonly hunt: OverlayHunt | null;
  readonly opening: OverlayHunt | null;
  readonly totals: OverlayHunt | null;
  readonly best: OverlayHunt | null;
  readonly goal: OverlayHunt | null;
  readonly bracket: OverlayBracket | null;
  readonly race: OverlayRanks | null;
  readonly leaders: OverlayRanks | null;
  readonly alerts: readonly OverlayAlert[];
  readonly draw: OverlayDraw | null;
  readonly code: null;
}

/** What any of them shows. */
export type OverlayShown = OverlayData[OverlayKey];
