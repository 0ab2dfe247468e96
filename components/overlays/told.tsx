import type { ReactNode } from 'react';

interface ToldProps {
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
  readonly isMain?: boolean;
}

/** A number with its name; a new number comes in. */
export function Told({ name, value, note, isMain = false }: ToldProps) {
  return (
    <div className="ov-told" data-main={isMain || undefined}>
      <dt>{name}</dt>
      <dd>
        <span key={value} className="ov-new">
          {value}
        </span>
        {note ? <small>{note}</small> : null}
      </dd>
    </div>
  );
}
