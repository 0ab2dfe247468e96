import 'server-only';
import {
  type LibraryDetailWire,
  type LibraryPictureWire,
  libraryAnswerSchema,
  libraryDetailAnswerSchema,
  libraryIdParamsSchema,
  libraryQuerySchema,
} from '@/contract/desk-media';
import { readOwn } from './read-own';

/** A page of the library. */
export interface LibraryPage {
  readonly pictures: readonly LibraryPictureWire[];
  readonly nextCursor: string | null;
}

/** A page of the team's library of pictures; nothing for a cursor that is none, and where the upstream has no library. */
export async function listLibrary(asked: {
  readonly q?: string;
  readonly cursor?: string;
}): Promise<LibraryPage> {
  const query = libraryQuerySchema.safeParse(asked);
  if (!query.success) return { pictures: [], nextCursor: null };
  const given = Object.entries(query.data).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const answer = await readOwn(`/desk/media?${new URLSearchParams(given)}`, libraryAnswerSchema);
  return { pictures: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}

/** A picture of the library and where it is shown; null for none. */
export async function findLibraryPicture(id: string): Promise<LibraryDetailWire | null> {
  const asked = libraryIdParamsSchema.safeParse({ id });
  if (!asked.success) return null;
  return (await readOwn(`/desk/media/${asked.data.id}`, libraryDetailAnswerSchema))?.data ?? null;
}
