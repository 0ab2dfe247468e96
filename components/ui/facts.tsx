import type { ReactNode } from 'react';

/** One fact: a name and its value. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
}

/** Names and values in a grid of hairlines, two beside each other on a phone, as many as fit on a desktop. Its columns stand before the last fact has come. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl data-count={facts.length} className="facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="fact">
          <dt className="text-xs text-text-3">{name}</dt>
          <dd className="mt-1 font-display text-base leading-snug font-semibold break-words min-[24rem]:text-lg tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
