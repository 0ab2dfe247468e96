import { missingPicture } from './library-uses';

/** The column in which a row was to show a picture that is not in the library (any more); null for every other error. */
export function findMissingPicture(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const constraint: unknown = 'constraint' in error ? error.constraint : null;
  const column: unknown = 'column' in error ? error.column : null;
  if (constraint === missingPicture && typeof column === 'string') return column;
  return findMissingPicture(error.cause);
}
