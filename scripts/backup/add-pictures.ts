import type { Bucket } from '@/api/s3/bucket';
import { StartProblem } from '@/system/problem';
import { picturesFolder } from './manifest';
import type { AddEntry } from './write-archive';

interface Source {
  readonly keys: ReadonlySet<string>;
  /** Null where none is named. */
  readonly bucket: Bucket | null;
}

/**
 * Adds the pictures that lie in a bucket. One that was taken away since its row was read is left out. Throws `StartProblem` where the bucket is
 * not named, or does not give them.
 */
export async function addPictures({ keys: named, bucket }: Source, add: AddEntry): Promise<void> {
  const keys = [...named].sort();
  if (keys.length === 0) return;
  if (bucket === null)
    throw new StartProblem(
      `${keys.length} pictures lie in a bucket: name it as the site has it (S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY).`,
    );
  for (const key of keys) {
    const image = await bucket.get(key).catch(() => {
      throw new StartProblem(`The bucket does not give ${key}: is it up, and are the keys its own?`);
    });
    if (image !== null) await add(picturesFolder + key, image);
  }
}
