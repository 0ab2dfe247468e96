/** A line of the table. Without `bare` it is a plain number, for comparing runs on one machine. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly bare?: number;
  /** What the ratio of the two should be. */
  readonly aim?: string;
}

/** The rows as a table of text. */
export function table(rows: readonly Row[]): string {
  const head = line(['', 'Sikke', 'bare', 'ratio', 'aim']);
  const body = rows.map(({ name, ours, bare, aim }) =>
    line([name, number(ours), number(bare), bare ? (ours / bare).toFixed(2) : '', aim ?? '']),
  );
  return [head, ...body].join('\n');
}

function line(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : cell.padStart(9))).join('');
}

function number(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(value < 20 ? 1 : 0);
}
