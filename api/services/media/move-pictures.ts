import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';
import { keyOf } from '../../picture-store';
import { isPointer, type PictureColumn, pictureColumns } from './stored-pictures';

/** Where pictures are to lie. */
export type PicturePlace = 's3' | 'database';

type Needs = Pick<Deps, 'db' | 'pictureStore'>;

/** Pictures a statement: some megabytes. */
const batchSize = 8;

/**
 * Moves every picture, while the site runs; answers how many. A row changes only where it still keeps what was moved; what is left behind in the
 * bucket is swept there. Ended in the middle, it goes on where it was.
 */
export async function movePictures(needs: Needs, to: PicturePlace): Promise<number> {
  let moved = 0;
  for (const place of pictureColumns)
    for (let batch = 1; batch > 0; moved += batch) batch = await moveSome(needs, place, to);
  return moved;
}

async function moveSome({ db, pictureStore }: Needs, { table, column }: PictureColumn, to: PicturePlace) {
  const due =
    to === 's3' ? `octet_length("${column}") > 1 and not (${isPointer(column)})` : isPointer(column);
  const { rows } = await db.execute<{ id: string; bytes: Buffer }>(
    sql.raw(`select id, "${column}" as bytes from ${table} where ${due} order by id limit ${batchSize}`),
  );
  for (const { id, bytes } of rows) {
    const kept = to === 's3' ? await pictureStore.keep(bytes) : await pictureStore.open(bytes);
    if ((keyOf(kept) === null) !== (to === 'database')) throw new Error('no bucket is set');
    await db.execute(
      sql`update ${sql.raw(table)} set ${sql.raw(`"${column}"`)} = ${kept} where id = ${id} and ${sql.raw(`"${column}"`)} = ${bytes}`,
    );
  }
  return rows.length;
}
