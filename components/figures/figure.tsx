import 'server-only';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { type Column, DataTable, type TableRow } from '@/components/ui/data-table';
import { FoldSummary } from '@/components/ui/fold-summary';

/** The numbers of a figure for who wants them exactly, or hears them. */
export interface FigureTable {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
}

interface FigureProps {
  readonly title: string;
  /** What it comes to, in a sentence. */
  readonly note?: string;
  readonly level?: 'h2' | 'h3';
  /** Left out where the texts of the drawing say every number. */
  readonly table?: FigureTable;
  /** Beside the title: what is chosen, or the number that it is about. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A figure on its card: what it shows, the drawing, and a table of the same numbers folded away below. It is markup alone and needs no script. */
export function Figure({ title, note, level: Heading = 'h2', table, aside, children }: FigureProps) {
  const t = useTranslations('figures');
  const id = useId();
  return (
    <figure aria-labelledby={id} className="figure">
      <figcaption className="figure-head">
        <div className="min-w-0">
          <Heading id={id} className="font-display text-lg font-semibold tracking-tight">
            {title}
          </Heading>
          {note === undefined ? null : <p className="mt-1 text-sm text-text-2">{note}</p>}
        </div>
        {aside}
      </figcaption>
      {children}
      {table === undefined ? null : (
        <details className="figure-numbers">
          <FoldSummary>{t('numbers')}</FoldSummary>
          <div className="max-h-96 overflow-y-auto">
            <DataTable caption={title} isCaptionHidden columns={table.columns} rows={table.rows} />
          </div>
        </details>
      )}
    </figure>
  );
}
