import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The states in which parts are shown, in their order. Photographs hold the pointer over `hover` and `pressed` and the focus in `focus`. */
const partStates = [
  'rest',
  'hover',
  'focus',
  'pressed',
  'filled',
  'marked',
  'disabled',
  'loading',
  'empty',
  'error',
  'done',
  'gold',
  'green',
  'red',
  'live',
] as const;

/** What is shown in which state. */
export type PartStates = Readonly<Partial<Record<(typeof partStates)[number], ReactNode>>>;

interface PartProps {
  /** Its file in components/ui or components/figures. */
  readonly name: string;
  readonly states: PartStates;
  /** One state below the other: for what takes the width of its place. */
  readonly isWide?: boolean;
}

/** A part of the site with its states beside each other. */
export function Part({ name, states, isWide = false }: PartProps) {
  const t = useTranslations('desk.parts.states');
  return (
    <section
      data-part={name}
      aria-labelledby={`part-${name}`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 border-t border-line py-5"
    >
      <h3 id={`part-${name}`} className="text-sm text-text-2">
        {name}
      </h3>
      <div
        className={
          isWide ? 'grid grid-cols-[minmax(0,1fr)] gap-5' : 'flex flex-wrap items-start gap-x-6 gap-y-5'
        }
      >
        {partStates
          .filter((state) => states[state] !== undefined)
          .map((state) => (
            <div
              key={state}
              data-state={state}
              className={`grid min-w-0 content-start gap-2 ${isWide ? 'grid-cols-[minmax(0,1fr)]' : 'max-w-full'}`}
            >
              <p className="text-xs text-text-3">{t(state)}</p>
              {states[state]}
            </div>
          ))}
      </div>
    </section>
  );
}

/** The states of something that is pointed at, focused and pressed: it looks as usual until that happens. */
export function touched(node: ReactNode): PartStates {
  return { rest: node, hover: node, focus: node, pressed: node };
}
