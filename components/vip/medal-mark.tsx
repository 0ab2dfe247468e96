interface MedalMarkProps {
  /** The place of the tier among all, from 0. */
  readonly place: number;
}

const marks = [
  'M40 90 60 72 80 90',
  'M40 81 60 63 80 81M40 99 60 81 80 99',
  'M41 95 36 67 49 78 60 60 71 78 84 67 79 95ZM41 103H79',
  'M44 64H76L88 79 60 107 32 79ZM32 79H88M44 64 50 79 60 107 70 79 76 64M50 79 60 64 70 79',
  'M60 52 67.1 70.3 86.6 71.3 71.4 83.7 76.5 102.7 60 92 43.5 102.7 48.6 83.7 33.4 71.3 52.9 70.3Z',
] as const;

/** What is struck into a medal: a chevron, two, a crown, a stone, a star; from the sixth on the number of its place. */
export function MedalMark({ place }: MedalMarkProps) {
  const mark = marks[place];
  if (mark !== undefined) return <path d={mark} fill="none" strokeWidth="5" strokeLinejoin="round" />;
  return (
    <text x="60" y="96" textAnchor="middle" fontSize="44" strokeWidth="0" className="font-display font-bold">
      {place + 1}
    </text>
  );
}
