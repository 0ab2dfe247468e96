import type { ReactNode } from 'react';
import { Shared } from './shared';
import { SoftLink } from './soft-link';
import { Tile } from './tile';

interface ResultCardProps {
  readonly href: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly badge: ReactNode;
  readonly isLive?: boolean;
  readonly figures: readonly ResultFigure[];
  /** What came out best; null before anything did. */
  readonly best: { readonly name: string; readonly pictureUrl: string | null; readonly value: string } | null;
  /** Said where nothing came out yet. */
  readonly none?: string;
}

/** A number of a card; green where it is a win. */
interface ResultFigure {
  readonly name: string;
  readonly value: ReactNode;
  readonly isGreen?: boolean;
}

/** Something that was played, in a list: its numbers and what came out best. The whole card leads to it. */
export function ResultCard({ href, title, note, badge, isLive = false, ...played }: ResultCardProps) {
  return (
    <article
      className={`relative flex flex-col gap-4 rounded-panel border bg-surface p-5 transition-colors hover:border-line-strong ${isLive ? 'border-live/40' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Shared of={href} as="title">
            <h3 className="w-fit font-display text-lg leading-snug font-semibold">
              <SoftLink href={href} className="after:absolute after:inset-0">
                {title}
              </SoftLink>
            </h3>
          </Shared>
          <p className="mt-1 truncate text-sm text-text-3">{note}</p>
        </div>
        {badge}
      </div>
      <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 text-sm">
        {played.figures.map(({ name, value, isGreen = false }) => (
          <div key={name} className="min-w-0">
            <dt className="truncate text-xs text-text-3">{name}</dt>
            <dd className={`mt-0.5 font-display font-semibold tabular-nums ${isGreen ? 'text-green' : ''}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Best best={played.best} none={played.none ?? ''} />
    </article>
  );
}

function Best({ best, none }: { readonly best: ResultCardProps['best']; readonly none: string }) {
  return (
    <div className="mt-auto flex min-h-12 items-center gap-3 border-t border-line pt-4 text-sm">
      {best ? (
        <>
          <Tile src={best.pictureUrl} name={best.name} width={36} className="w-9" />
          <p className="min-w-0 grow truncate text-text-2">{best.name}</p>
          <p className="font-display font-semibold text-green tabular-nums">{best.value}</p>
        </>
      ) : (
        <p className="text-text-3">{none}</p>
      )}
    </div>
  );
}
