const rowsAStatement = 500;

/** Rows in as many pieces as statements are made for them. */
export function parts<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsAStatement);
  return Array.from({ length: count }, (_, at) => rows.slice(at * rowsAStatement, (at + 1) * rowsAStatement));
}
