import { LRUCache } from 'lru-cache';

/** Too many pictures wait already. */
export class PicturesBusyError extends Error {
  override readonly name = 'PicturesBusyError';
}

const mostBytes = 32 * 1_048_576;
const mostWaiting = 16;

/**
 * Remembers pictures by the address they have, 32 MB of them. What is not remembered is made, one after another: whoever asks for the same one
 * meanwhile gets it too, and beyond sixteen that wait `PicturesBusyError` is thrown.
 */
export function pictureBytes(most = mostBytes) {
  const kept = new LRUCache<string, Buffer>({ maxSize: most, sizeCalculation: ({ length }) => length + 1 });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const makeInTurn = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    if (underWay.size >= mostWaiting) throw new PicturesBusyError();
    const making = last.then(make);
    underWay.set(key, making);
    const end = () => underWay.delete(key);
    last = making.then(end, end);
    return making;
  };
  return async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key);
    if (known) return known;
    const bytes = await (underWay.get(key) ?? makeInTurn(key, make));
    kept.set(key, bytes);
    return bytes;
  };
}
