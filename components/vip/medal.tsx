import { MedalMark } from './medal-mark';

interface MedalProps {
  /** The colour of its metal, `#rrggbb`. */
  readonly tone: string;
  /** The place of its tier among all, from 0. */
  readonly place: number;
  /** Whether the member went as far; what lies ahead is a blank with a rim of its colour. */
  readonly isStruck: boolean;
  readonly className?: string;
}

/**
 * A tier's medal on its ribbon: one metal in flat steps of light, so that any number stands on a page without shared gradients. Its
 * colour is the operator's. Decorative: the name stands beside it.
 */
export function Medal({ tone, place, isStruck, className = '' }: MedalProps) {
  return (
    <svg viewBox="0 0 120 136" aria-hidden="true" className={className}>
      {isStruck ? <Struck tone={tone} place={place} /> : <Blank tone={tone} place={place} />}
    </svg>
  );
}

const ribbon = { left: 'M36 0H62L70 40H50Z', right: 'M84 0H58L50 40H70Z' };

function Struck({ tone, place }: Pick<MedalProps, 'tone' | 'place'>) {
  return (
    <>
      <g fill={tone}>
        <path d={ribbon.left} />
        <path d={ribbon.left} className="fill-black/55" />
        <path d={ribbon.right} />
        <path d={ribbon.right} className="fill-black/35" />
        <circle cx="60" cy="82" r="52" />
      </g>
      <circle cx="60" cy="82" r="52" className="fill-black/30" />
      <circle
        cx="60"
        cy="82"
        r="49.5"
        className="fill-none stroke-black/40"
        strokeWidth="5"
        strokeDasharray="2.6 2.6"
      />
      <circle cx="60" cy="82" r="45" fill={tone} />
      <circle cx="60" cy="82" r="45" className="fill-white/30" />
      <circle cx="60" cy="82" r="39" fill={tone} />
      <path d="M32.4 54.4A39 39 0 0 0 87.6 109.6Z" className="fill-black/10" />
      <path d="M32.4 54.4A39 39 0 0 1 87.6 109.6Z" className="fill-white/12" />
      <g className="fill-white/45 stroke-white/45" transform="translate(0 1.6)">
        <MedalMark place={place} />
      </g>
      <g className="fill-black/70 stroke-black/70">
        <MedalMark place={place} />
      </g>
    </>
  );
}

function Blank({ tone, place }: Pick<MedalProps, 'tone' | 'place'>) {
  return (
    <>
      <path d={ribbon.left} className="fill-line" />
      <path d={ribbon.right} className="fill-line-strong" />
      <circle
        cx="60"
        cy="82"
        r="51"
        className="fill-bg-raised"
        stroke={tone}
        strokeOpacity="0.55"
        strokeWidth="2"
      />
      <circle
        cx="60"
        cy="82"
        r="44"
        className="fill-surface stroke-line-strong"
        strokeDasharray="3 4"
        strokeWidth="2"
      />
      <g className="fill-text-3 stroke-text-3">
        <MedalMark place={place} />
      </g>
    </>
  );
}
