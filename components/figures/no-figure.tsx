import { useId } from 'react';

interface NoFigureProps {
  readonly title: string;
  /** What is missing yet, and when there will be something. */
  readonly text: string;
  readonly level?: 'h2' | 'h3';
}

/** In the place of a figure that has too little to show: its outline, and a sentence on what is missing. */
export function NoFigure({ title, text, level: Heading = 'h2' }: NoFigureProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="figure">
      <Heading id={id} className="font-display text-lg font-semibold tracking-tight">
        {title}
      </Heading>
      <svg aria-hidden="true" width="100%" className="mt-5 h-20 text-line">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <rect
            key={place}
            x={`${place * 12.5 + 2}%`}
            y={`${heights[place]}%`}
            width="8.5%"
            height={`${100 - (heights[place] ?? 0)}%`}
            rx="3"
            className="fill-surface-2"
          />
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p className="mt-4 text-sm text-text-2">{text}</p>
    </section>
  );
}

/** From the top: the outline of a distribution. */
const heights = [72, 48, 18, 34, 56, 70, 80, 88];
