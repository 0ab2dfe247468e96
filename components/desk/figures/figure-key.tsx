import 'server-only';

/** What a mark of a drawing stands for. */
export interface KeyMark {
  readonly name: string;
  /** The class of the mark's colour: that of the bars, or of the curve. */
  readonly className: string;
  readonly isLine?: boolean;
}

interface FigureKeyProps {
  readonly marks: readonly KeyMark[];
}

/** Which mark of a drawing stands for what, above it. */
export function FigureKey({ marks }: FigureKeyProps) {
  return (
    <ul className="figure-key">
      {marks.map(({ name, className, isLine = false }) => (
        <li key={name}>
          <svg aria-hidden="true" width="12" height="12" className={isLine ? className : undefined}>
            {isLine ? (
              <line x1="0" x2="12" y1="6" y2="6" className="curve-line" />
            ) : (
              <rect width="12" height="12" rx="2" className={className} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
