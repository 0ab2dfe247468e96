import { type ReactNode, useId } from 'react';

/** A column: its title, and `end` for numbers. */
export interface Column {
  readonly title: string;
  readonly align?: 'start' | 'end';
  /** Not for a phone, where the row says it elsewhere. */
  readonly isWide?: boolean;
  /** What stands in it, by which it gets its room. Where every column says so, no row that comes later moves one. */
  readonly room?: ColumnRoom;
}

/** A member; a longer name with what stands before it; a few words; an amount of money or a time; a short number. */
export type ColumnRoom = 'member' | 'name' | 'words' | 'amount' | 'number';

const rooms: Readonly<Record<ColumnRoom, string>> = {
  member: 'w-38 sm:w-48',
  name: 'w-44 sm:w-48',
  words: 'w-27 sm:w-36',
  amount: 'w-28 sm:w-32',
  number: 'w-20 sm:w-24',
};

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
  /** Rows of 48 px, for a long list that is run over. */
  readonly isDense?: boolean;
}

/**
 * A table. Where a phone is too narrow for it, it scrolls sideways below its caption while the first column, which names the rows, stays
 * where it is; a shade at the edge says that there is more.
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
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="table-frame"
    >
      <table className={`w-full border-collapse text-sm ${isFixed ? 'table-fixed' : ''}`}>
        <caption
          id={id}
          className={isCaptionHidden ? 'sr-only' : 'py-3 text-left font-display text-base font-semibold'}
        >
          <span className="caption-text">{caption}</span>
        </caption>
        <thead>
          <tr className="border-b border-line text-xs text-text-3">
            {columns.map(({ title, align, isWide, room }, index) => (
              <th
                key={title}
                scope="col"
                className={`table-cell-room py-2.5 font-medium ${room ? rooms[room] : 'sm:whitespace-nowrap'} ${sideClass(align)} ${keptClass(index)} ${shownClass(isWide)}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} roomClass={isDense ? 'h-12 py-1' : 'py-3'} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly columns: readonly Column[];
  /** The classes of a cell's height. */
  readonly roomClass: string;
}

function Row({ row, columns, roomClass }: RowProps) {
  return (
    <tr className={`border-b border-line last:border-0 ${row.isMarked ? 'bg-surface-2' : ''}`}>
      {columns.map(({ title, align, isWide }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={title}
            {...(index === 0 ? { scope: 'row' } : {})}
            className={`table-cell-room ${roomClass} font-normal tabular-nums ${sideClass(align, 'whitespace-nowrap')} ${keptClass(index, row.isMarked)} ${shownClass(isWide)}`}
          >
            {row.cells[index]}
          </Cell>
        );
      })}
    </tr>
  );
}

function sideClass(align: Column['align'], number = ''): string {
  return align === 'end' ? `text-right ${number}` : 'text-left';
}

function shownClass(isWide = false): string {
  return isWide ? 'max-sm:hidden' : '';
}

/** The first column stays while the others scroll under it. */
function keptClass(index: number, isMarked = false): string {
  if (index > 0) return '';
  return `sticky left-0 z-1 max-sm:max-w-44 ${isMarked ? 'bg-surface-2' : 'bg-surface'}`;
}
