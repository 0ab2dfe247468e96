import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { pointerStart } from '../../picture-store';

/** A column whose bytes are a picture, or where it lies. */
export interface PictureColumn {
  readonly table: string;
  readonly column: string;
}

/** Every one of them. A banner's own bytes stay in its row: its digest is made of them. */
export const pictureColumns: readonly PictureColumn[] = [
  { table: 'media', column: 'image' },
  { table: 'library_pictures', column: 'image' },
  { table: 'library_pictures', column: 'small' },
  { table: 'public_pictures', column: 'image' },
];

/** The condition of a row that keeps where its picture lies. The length is known without reading a picture. */
export const isPointer = (column: string) =>
  `octet_length("${column}") < 300 and "${column}" >= '${pointerStart}'::bytea and substr("${column}", 1, ${pointerStart.length}) = '${pointerStart}'::bytea`;

/** The keys of all pictures that lie in a bucket. */
export async function listKeys(db: Pick<Database, 'execute'>): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const { table, column } of pictureColumns) {
    const { rows } = await db.execute<{ key: string }>(
      sql.raw(
        `select convert_from(substr("${column}", ${pointerStart.length + 1}), 'UTF8') as key from ${table} where ${isPointer(column)}`,
      ),
    );
    for (const { key } of rows) keys.add(key);
  }
  return keys;
}
