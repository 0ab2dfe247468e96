import { type ReactNode, useId } from 'react';

/** A column: its title, and `end` for numbers. */
export interface Column {
  readonly title: string;
  readonly align?: 'start' | 'end';
  /** What a row is read for, its state or its number: beside its name where the table turns into rows. Without any, the first number, or the last column. */
  readonly isMain?: boolean;
  /** What stands in it, by which it gets its room. Where every column says so, no row that comes later moves one. */
  readonly room?: ColumnRoom;
  /** A button stands in it, which says what it does: no title beside it where the table turns into rows. */
  readonly isAction?: boolean;
}

/** A member; a longer name with what stands before it; a few words; an amount of money or a time; a short number. */
export type ColumnRoom = 'member' | 'name' | 'words' | 'amount' | 'number';

/** A row: its cells in the order of the columns; the first one names it. */
export interface TableRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  /** The row that matters most: the winner, the viewer. */
  readonly isMarked?: boolean;
  /** What happens at this moment: it glows. */
  readonly isLive?: boolean;
}

interface DataTableProps {
  /** What the table holds; read out, and shown above it unless a heading says it already. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly isCaptionHidden?: boolean;
  /** Rows of 48 px, for a long list that is run over. */
  readonly isDense?: boolean;
}

/** From this many columns on a tablet is too narrow as well. */
const manyColumns = 6;

/** The roles that a browser would drop where a table is not laid out as one. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  title: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/**
 * A table. Where its place is too narrow for it, each line turns into a row: its name and what it is read for beside each other, the rest
 * below with the titles of their columns. Nothing scrolls sideways, and it stays a table for who hears it.
 */
export function DataTable({
  caption,
  columns,
  rows,
  isCaptionHidden = false,
  isDense = false,
}: DataTableProps) {
  const id = useId();
  const isFixed = columns.every(({ room }) => room !== undefined);
  const names = [
    'data-table',
    isFixed && 'table-fixed',
    isDense && 'is-dense',
    columns.length >= manyColumns && 'has-many',
  ];
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard
      tabIndex={0}
      className="table-frame"
    >
      <table {...roles.table} className={names.filter(Boolean).join(' ')}>
        <caption id={id} className={isCaptionHidden ? 'sr-only' : ''}>
          {caption}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.title}
                {...roles.title}
                {...(column.room && { 'data-room': column.room })}
                {...cellClass(column)}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly columns: readonly Column[];
}

function Row({ row: { cells, isMarked, isLive }, columns }: RowProps) {
  const main = mainColumns(columns);
  const names = [isMarked && 'is-marked', isLive && 'is-live'].filter(Boolean).join(' ');
  return (
    <tr {...roles.row} {...(names && { className: names })}>
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.title} {...roles.name} {...cellClass(column)}>
            {cells[at]}
          </th>
        ) : (
          <td
            key={column.title}
            {...roles.cell}
            {...cellClass(column, main.includes(column))}
            {...(!column.isAction && { 'data-title': column.title })}
          >
            {cells[at]}
          </td>
        ),
      )}
    </tr>
  );
}

/** What stands beside the name of a row. */
function mainColumns(columns: readonly Column[]): readonly Column[] {
  const named = columns.filter(({ isMain }) => isMain);
  if (named.length > 0) return named;
  return [columns.slice(1).find(({ align }) => align === 'end') ?? columns.at(-1)].filter(
    (column) => column !== undefined,
  );
}

function cellClass({ align }: Column, isMain = false): { className?: string } {
  const names = [align === 'end' && 'is-number', isMain && 'is-main'].filter(Boolean).join(' ');
  return names ? { className: names } : {};
}
