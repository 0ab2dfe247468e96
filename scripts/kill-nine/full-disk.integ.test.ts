import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { media } from '@/api/db/schema/media';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { mountSmallDisk } from './small-disk';
import { openUploadArena, type UploadAnswer } from './upload-arena';

const made = temporaryFolder('sikke-full-');
const folder = join(made.folder, 'disk');
const disk = mountSmallDisk(folder, 256);
afterAll(() => {
  disk?.unmount();
  made.remove();
});

// Only who may mount a small disk of their own can fill one; elsewhere this says nothing.
test.skipIf(disk === null)(
  'a disk that is full is 503 with a time, keeps nothing of the picture, and takes it once there is room again',
  async () => {
    const arena = await openUploadArena(folder);
    try {
      await disk?.fill();
      const { refused, taken, bytes } = await untilRefused(arena);
      expect(refused).toEqual({ status: 503, retryAfter: '2', body: { error: 'unavailable' } });
      disk?.empty();
      expect(await settled(() => arena.db.$count(media))).toBe(taken);
      expect((await (await arena.begin(bytes)).finish())?.status).toBe(200);
      expect(await arena.db.$count(media)).toBe(taken + 1);
    } finally {
      await arena.close();
    }
  },
);

type Arena = Awaited<ReturnType<typeof openUploadArena>>;

/** Sends pictures until one is refused: the tables have some room left of their own. */
async function untilRefused(arena: Arena) {
  for (let taken = 0; taken < 60; taken += 1) {
    const bytes = await noise();
    const answer: UploadAnswer | null = await (await arena.begin(bytes)).finish();
    if (answer?.status !== 200) return { refused: answer, taken, bytes };
  }
  throw new Error('the disk never filled');
}

/** What cannot be compressed: each picture needs room of its own. */
function noise(): Promise<Buffer> {
  const raw = { width: 480, height: 480, channels: 3 } as const;
  return sharp(randomBytes(480 * 480 * 3), { raw })
    .png()
    .toBuffer();
}

/** The database may be coming back by itself: a log that found no room ends it. */
async function settled<T>(ask: () => Promise<T>): Promise<T> {
  return expect
    .poll(() => ask().catch(() => null), { timeout: 60_000 })
    .not.toBeNull()
    .then(ask);
}
