import { and, desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LibraryPictureWire } from '@/contract/desk-media';
import type { ServiceContext } from '../../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../../db/keyset';
import { libraryPictures } from '../../../db/schema/library-pictures';
import { searchFold } from '../../search/search-fold';
import { pictureColumns, toPictureWire } from './picture-wire';

const keySchema = z.tuple([z.iso.datetime(), z.uuid()]);

interface Asked {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The library, the newest picture first; with `q` those whose name or alternative text has a word that begins with each of its words. */
export async function listLibrary(
  { db }: Pick<ServiceContext, 'db'>,
  { q, cursor }: Asked,
): Promise<Page<LibraryPictureWire>> {
  const { createdAt, id } = libraryPictures;
  const after = afterKey([createdAt, id], decodeCursor(cursor, keySchema));
  const rows = await db
    .select(pictureColumns)
    .from(libraryPictures)
    .where(and(after, fits(searchFold(q ?? ''))))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1);
  return toPage(rows, (row) => [row.createdAt.toISOString(), row.id], toPictureWire);
}

/** Letters, digits and blanks alone come in, so nothing in it can be an operator. */
function fits(folded: string) {
  if (folded === '') return undefined;
  const words = folded.split(' ').slice(0, 8);
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`to_tsvector('simple', ${libraryPictures.folded}) @@ to_tsquery('simple', ${query})`;
}
