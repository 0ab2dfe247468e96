import type { ReactNode } from 'react';

interface BoardNumberProps {
  readonly name: string;
  readonly value: ReactNode;
  /** A second line under the number. */
  readonly note?: ReactNode;
  /** The one number that the board is about. */
  readonly isMain?: boolean;
}

/** A number of the board, large enough to be read on a stream. */
export function BoardNumber({ name, value, note, isMain = false }: BoardNumberProps) {
  return (
    <div className={`min-w-0 ${isMain ? 'col-span-full lg:col-span-1' : ''}`}>
      <dt className="text-sm text-text-2">{name}</dt>
      <dd
        className={`mt-1 font-display font-bold tracking-tight tabular-nums ${isMain ? 'text-5xl xl:text-6xl' : 'text-2xl sm:text-3xl'}`}
      >
        {value}
      </dd>
      <dd className="mt-1.5 min-h-5 min-w-0 text-sm text-text-3 sm:truncate">{note}</dd>
    </div>
  );
}
