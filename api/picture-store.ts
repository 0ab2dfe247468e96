import type { Bucket } from './s3/bucket';
import { ServiceError } from './service-error';

/**
 * Where the bytes of members' and the team's pictures lie: in their rows, or in a bucket. A row keeps either the picture or where it lies, so that
 * no row is ever without (ADR 312).
 */
export interface PictureStore {
  /** Takes a picture; answers what its row is to keep. Before any transaction: `unavailable` where the bucket does not take it now. */
  keep(image: Buffer): Promise<Buffer>;
  /** The picture of what a row keeps. `unavailable` where the bucket does not give it now, `not_found` where it has lost it. */
  open(kept: Buffer): Promise<Buffer>;
  /** Null where rows keep their pictures themselves. */
  readonly bucket: Bucket | null;
}

/** What a row keeps of a picture in a bucket begins so; no picture does. */
export const pointerStart = 'sikke-s3:';

/** What a row keeps of the picture under a key. */
export function pointerTo(key: string): Buffer {
  return Buffer.from(pointerStart + key);
}

/** The key of the picture that a row keeps in a bucket; null where it keeps the picture itself. */
export function keyOf(kept: Buffer): string | null {
  const text = kept.length < 300 ? kept.toString('latin1') : '';
  return text.startsWith(pointerStart) ? text.slice(pointerStart.length) : null;
}

/** Rows keep their pictures themselves; what lies in a bucket cannot be opened. */
export function rowsAlone(): PictureStore {
  return storeIn(null, () => '');
}

/** Pictures go into `bucket`, each under a name of its own that nobody can guess; those that lie in rows are read from there. */
export function storeIn(bucket: Bucket | null, newName: () => string): PictureStore {
  return {
    bucket,
    keep: async (image) => {
      if (bucket === null) return image;
      const key = `${bucket.prefix}${newName()}.webp`;
      await bucket.put(key, image);
      return pointerTo(key);
    },
    open: async (kept) => {
      const key = keyOf(kept);
      if (key === null) return kept;
      if (bucket === null) throw new ServiceError('unavailable', { retryAfterSeconds: 60 });
      const image = await bucket.get(key);
      if (image === null) throw new ServiceError('not_found');
      return image;
    },
  };
}
