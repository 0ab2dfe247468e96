import type { StatementDirection } from '@/contract/statement';
import { pathTo } from '@/lib/paths';
import { infoPagePath } from '@/lib/routes';

const names: Readonly<Record<StatementDirection, string>> = { in: 'gelen', out: 'giden' };

/** Where the statement stands, or its lines in one direction. */
export function statementPath(direction?: StatementDirection): string {
  return direction === undefined ? infoPagePath('hareketler') : pathTo('statementLines', names[direction]);
}

/** The direction that a segment of an address names; null for one that names none. */
export function findStatementDirection(segment: string): StatementDirection | null {
  if (segment === names.in) return 'in';
  return segment === names.out ? 'out' : null;
}
