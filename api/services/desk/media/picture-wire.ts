import { sql } from 'drizzle-orm';
import { type Focus, type LibraryPictureWire, libraryPath } from '@/contract/desk-media';
import { libraryPictures } from '../../../db/schema/library-pictures';
import { libraryUses } from '../../../db/schema/library-uses';
import { searchFold } from '../../search/search-fold';

const { id, name, alt, focusX, focusY, edition, width, height, createdAt } = libraryPictures;

/** What is read of a picture, without its bytes. */
export const pictureColumns = {
  ...{ id, name, alt, focusX, focusY, edition, width, height, createdAt },
  uses: sql<number>`(select count(*)::int from ${libraryUses} where ${libraryUses.pictureId} = ${id})`,
};

type PictureRow = Pick<
  typeof libraryPictures.$inferSelect,
  'id' | 'name' | 'alt' | 'focusX' | 'focusY' | 'edition' | 'width' | 'height' | 'createdAt'
> & { readonly uses: number };

/** A row as it is on the wire. */
export function toPictureWire({ focusX, focusY, createdAt, ...row }: PictureRow): LibraryPictureWire {
  const begin = `${libraryPath}/${row.id}/${addressForm(row.edition, { focus_x: focusX, focus_y: focusY })}`;
  return {
    ...row,
    focus_x: focusX,
    focus_y: focusY,
    address: `${begin}.webp`,
    small_address: `${begin}-640.webp`,
    created_at: createdAt.toISOString(),
  };
}

/** What an address says of its picture: the edition, and the third of it that stays in sight. */
export function addressForm(edition: number, { focus_x, focus_y }: Focus): string {
  return `${edition}-${third(focus_x, 'lcr')}${third(focus_y, 'tcb')}`;
}

/** Name and alternative text as the search spells them. */
export function foldPicture({ name, alt }: { readonly name: string; readonly alt: string }): string {
  return searchFold(`${name} ${alt}`);
}

function third(percent: number, letters: string): string {
  return letters.charAt(Math.min(2, Math.floor((percent * 3) / 100)));
}
