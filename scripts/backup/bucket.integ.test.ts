import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '@/api/db/schema/media';
import { keyOf, storeIn } from '@/api/picture-store';
import { randomIds } from '@/api/random-ids';
import type { Bucket } from '@/api/s3/bucket';
import { createBucket } from '@/api/s3/create-bucket';
import { movePictures } from '@/api/services/media/move-pictures';
import { sweepObjects } from '@/api/services/media/sweep-objects';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import { newMember, picture, sendPicture } from '@/api/testing/claims.fixture';
import { createTestDatabase } from '@/api/testing/database.fixture';
import { type S3Server, s3Account, startS3Server } from '@/api/testing/s3-server.fixture';
import { mediaAnswerSchema } from '@/contract/media';
import { temporaryFolder } from '../testing/launch.fixture';
import { makeBackup } from './make-backup';
import { checkBackup } from './restore-backup';
import { restoreIntoDatabase } from './restore-into-database';

let server: S3Server;
let bucket: Bucket;
let api: TestApp;
const made = temporaryFolder('sikke-bucket-');
beforeAll(async () => {
  server = await startS3Server();
  api = await createTestApp();
  const settings = {
    ...{
      S3_ENDPOINT: server.url,
      S3_BUCKET: 'pictures',
      S3_REGION: 'auto',
      S3_PREFIX: 'site/',
      S3_PATH_STYLE: 'on' as const,
    },
    ...{ S3_ACCESS_KEY: s3Account.accessKey, S3_SECRET_KEY: s3Account.secretKey },
  };
  const found = createBucket(settings, api.deps.log, 2_000);
  if (found === null) throw new Error('no bucket');
  bucket = found;
  // The application looks at its dependencies with each request.
  Object.assign(api.deps, { pictureStore: storeIn(bucket, randomIds.uuid) });
});
afterAll(async () => {
  await api.close();
  await server.close();
  made.remove();
});

const rows = () => api.deps.db.select().from(media);

async function read(token: string, id: string) {
  const answer = await api.call('GET', `/media/${id}`, { token });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('a picture goes into the bucket and comes back out of it; without the bucket an upload is refused for the moment and leaves no row', async () => {
  const { token } = await newMember(api, 'kovaci');
  const answer = await sendPicture(api, token, await picture(11));
  const { id } = mediaAnswerSchema.parse(await answer.json()).data;
  const [row] = await rows();
  const key = keyOf(row?.image ?? Buffer.of());
  expect(key).toMatch(/^site\/[0-9a-f-]{36}\.webp$/);
  const { status, bytes } = await read(token, id);
  expect([status, bytes.subarray(0, 4).toString()]).toEqual([200, 'RIFF']);
  expect(server.objects.get(key ?? '')?.content).toEqual(bytes);

  server.faults.push(503, 503, 503, 503);
  const refused = await sendPicture(api, token, await picture(11));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await rows()).toHaveLength(1);
  server.faults.push('silence');
  expect((await read(token, id)).status).toBe(503);
});

test('a backup holds the pictures of the bucket; restored without it, rows hold them themselves', async () => {
  const file = `${made.folder}/site.tar.gz`;
  const clock = { now: Date.now };
  const order = { databaseUrl: api.database.url, file, secrets: null, passphrase: null, clock };
  await expect(makeBackup({ ...order, bucket: null })).rejects.toThrow('1 pictures lie in a bucket: name it');
  server.faults.push(503, 503, 503, 503);
  await expect(makeBackup({ ...order, bucket })).rejects.toThrow(/The bucket does not give site\//);
  await makeBackup({ ...order, bucket });
  const other = await createTestDatabase();
  await other.disconnect();
  await restoreIntoDatabase(await checkBackup(file, null), {
    ...{ databaseUrl: other.url, folder: made.folder, replace: false, clock },
  });
  const again = await createTestDatabase(1, other.url.split('/').at(-1));
  const [restored] = await again.db.select().from(media);
  expect(restored?.image).toEqual([...server.objects.values()][0]?.content);
  await again.close();
});

test('pictures are moved back and there while the site runs, and what is left behind is swept, but nothing that is young or named', async () => {
  const [before] = [...server.objects.values()];
  expect(await movePictures(api.deps, 'database')).toBe(1);
  expect((await rows())[0]?.image).toEqual(before?.content);
  expect(await movePictures(api.deps, 's3')).toBe(1);
  expect(await movePictures(api.deps, 's3')).toBe(0);
  expect(server.objects.size).toBe(2);
  expect(await sweepObjects(api.deps)).toBe(0);
  api.clock.advance(61 * 60_000);
  expect(await sweepObjects(api.deps)).toBe(1);
  expect([...server.objects.keys()]).toEqual([keyOf((await rows())[0]?.image ?? Buffer.of())]);
  await api.deps.db
    .update(media)
    .set({ image: Buffer.of(0), erasedAt: new Date() })
    .where(eq(media.userId, (await rows())[0]?.userId ?? ''));
  expect(await sweepObjects(api.deps)).toBe(1);
  expect(server.objects.size).toBe(0);
});
