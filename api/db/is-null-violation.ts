/** True when an error (or what caused it) is PostgreSQL's "this column must have a value" (SQLSTATE 23502) for a column of that name. */
export function isNullViolation(error: unknown, column: string): boolean {
  if (!(error instanceof Error)) return false;
  const isIt = 'code' in error && error.code === '23502' && 'column' in error && error.column === column;
  return isIt || isNullViolation(error.cause, column);
}
