import type { LibraryPictureWire } from '@/contract/desk-media';
import type { CallError } from '@/lib/browser/send-json';
import { sendPicture } from '@/lib/browser/send-picture';
import { deskCallTo } from '@/lib/desk-calls';

const takenTypes = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 5 * 1_048_576;

/** What the file input offers. */
export const pictureTypes = takenTypes.join(',');

/** Why a file cannot be taken, before it is sent; null where it can. */
export function findRefusal({ type, size }: Pick<File, 'type' | 'size'>): CallError | null {
  if (!takenTypes.includes(type)) return { error: 'unsupported_media_type' };
  return size > maxBytes ? { error: 'payload_too_large' } : null;
}

/** Puts a file into the library under its own name. */
export async function addToLibrary(file: File) {
  const refusal = findRefusal(file);
  if (refusal) return { ok: false, error: refusal } as const;
  const name = file.name.replace(/\.[a-z0-9]+$/i, '').slice(0, 120);
  const query = name.trim() === '' ? '' : `?${new URLSearchParams({ name })}`;
  return sendPicture<{ readonly data: LibraryPictureWire }>(`${deskCallTo('deskMedia')}${query}`, file);
}
