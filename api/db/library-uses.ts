import { sql } from 'drizzle-orm';
import type { Database } from './client';
import { type LibraryPlace, libraryPlaces } from './library-places';

/** What the triggers say of an address that names no picture: as PostgreSQL says it of a key, with the column that holds it. */
export const missingPicture = 'library_picture_missing';

/**
 * Makes the database itself keep `library_uses`: a row that shows a picture cannot be written without it, and a picture that is shown cannot
 * be deleted, in whatever order both are tried.
 */
export async function keepLibraryUses(db: Database): Promise<void> {
  for (const place of libraryPlaces) {
    await db.execute(sql.raw(noteUses(place)));
    await db.execute(sql.raw(trigger(place, 'written', `insert or update of ${names(place)}`)));
    await db.execute(sql.raw(trigger(place, 'deleted', 'delete')));
  }
}

const names = ({ columns }: LibraryPlace) => columns.map((column) => `"${column}"`).join(', ');

/** Whoever writes a row holds its pictures until the end of the transaction. */
const noteUses = ({ table, key, columns }: LibraryPlace) => `
  create or replace function note_library_uses_${table}() returns trigger language plpgsql as $$
  declare
    names text[] := '{${columns.join(',')}}';
    given text;
    found uuid[];
    wanted uuid[] := '{}';
  begin
    if tg_op = 'DELETE' then
      delete from library_uses where place = '${table}' and row_key = old."${key}"::text;
      return null;
    end if;
    foreach given in array array[${columns.map((column) => `new."${column}"::text`).join(', ')}] loop
      found := array(select distinct m[1]::uuid from regexp_matches(given, '${libraryAddress}', 'g') as m);
      if cardinality(found) > (select count(*) from
          (select id from library_pictures where id = any(found) for key share) as held) then
        raise foreign_key_violation using constraint = '${missingPicture}', column = names[1], message = 'no such picture';
      end if;
      names := names[2:];
      wanted := wanted || found;
    end loop;
    delete from library_uses where place = '${table}' and row_key = new."${key}"::text and picture_id <> all(wanted);
    insert into library_uses (picture_id, place, row_key)
      select distinct id, '${table}', new."${key}"::text from unnest(wanted) as id on conflict do nothing;
    return null;
  end $$`;

/** What of a text is a picture of the library, and which: as PostgreSQL and JavaScript read it. */
export const libraryAddress = '/api/library/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/';

const trigger = ({ table }: LibraryPlace, what: string, when: string) => `
  create or replace trigger "${table}_library_${what}" after ${when} on "${table}"
    for each row execute function note_library_uses_${table}()`;
