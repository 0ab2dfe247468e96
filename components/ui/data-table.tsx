import { type ReactNode, useId } from 'react';

/** A column: its title, and `end` for numbers. */
export interface Column {
  readonly title: string;
  readonly align?: 'start' | 'end';
}

/** A row: its cells in the order of the columns; the first one names it. */
export interface TableRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  /** The row that matters most: the winner, the viewer. */
  readonly isMarked?: boolean;
}

interface DataTableProps {
  /** What the table holds; read out, and shown above it unless a heading says it already. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly isCaptionHidden?: boolean;
  /** On a desktop the columns are as wide whatever stands in them, so that no later row moves them. */
  readonly isEven?: boolean;
}

/** A table that scrolls sideways on a phone while the first column, which names the rows, stays where it is. */
export function DataTable({
  caption,
  columns,
  rows,
  isCaptionHidden = false,
  isEven = false,
}: DataTableProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table
        className={`w-full border-collapse text-sm ${isEven ? 'lg:table-fixed lg:[&_th:first-child]:w-[32%]' : ''}`}
      >
        <caption
          id={id}
          className={isCaptionHidden ? 'sr-only' : 'px-4 py-3 text-left font-display text-base font-semibold'}
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line text-xs text-text-3">
            {columns.map(({ title, align }, index) => (
              <th
                key={title}
                scope="col"
                className={`px-4 py-2.5 font-medium whitespace-nowrap ${sideOf(align)} ${keptOf(index)}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, columns }: { readonly row: TableRow; readonly columns: readonly Column[] }) {
  return (
    <tr className={`border-b border-line last:border-0 ${row.isMarked ? 'bg-surface-2' : ''}`}>
      {columns.map(({ title, align }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={title}
            {...(index === 0 ? { scope: 'row' } : {})}
            className={`px-4 py-3 font-normal tabular-nums ${sideOf(align)} ${keptOf(index, row.isMarked)}`}
          >
            {row.cells[index]}
          </Cell>
        );
      })}
    </tr>
  );
}

function sideOf(align: Column['align']): string {
  return align === 'end' ? 'text-right whitespace-nowrap' : 'text-left';
}

/** The first column stays while the others scroll under it. */
function keptOf(index: number, isMarked = false): string {
  if (index > 0) return '';
  return `sticky left-0 z-1 max-sm:max-w-44 ${isMarked ? 'bg-surface-2' : 'bg-surface'}`;
}
