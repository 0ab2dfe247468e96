import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, rowsAlone, storeIn } from '../picture-store';
import { type S3Server, s3Account, startS3Server } from '../testing/s3-server.fixture';
import { type BucketSettings, createBucket } from './create-bucket';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server({ pageSize: 2 });
});
afterAll(() => server.close());
beforeEach(() => {
  server.objects.clear();
  server.faults.length = 0;
  server.asked.length = 0;
});

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

function bucketWith(changes: Partial<BucketSettings> = {}, waitMs?: number) {
  const settings: BucketSettings = {
    S3_ENDPOINT: server.url,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY: s3Account.accessKey,
    S3_SECRET_KEY: s3Account.secretKey,
    S3_REGION: 'eu-central-1',
    S3_PREFIX: 'site-a/',
    S3_PATH_STYLE: 'on',
    ...changes,
  };
  const bucket = createBucket(settings, log, waitMs);
  if (bucket === null) throw new Error('no bucket');
  return bucket;
}

const picture = Buffer.from('RIFF1234WEBP picture');
const unavailable = expect.objectContaining({ code: 'unavailable' });

describe('a bucket', () => {
  it('takes, gives, lists page by page and removes, each request signed as Signature V4 says', async () => {
    const bucket = bucketWith();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await bucket.put(`site-a/${name}.webp`, picture);
    await bucketWith({ S3_PREFIX: 'site-b/' }).put('site-b/other.webp', picture);
    expect(await bucket.get('site-a/c.webp')).toEqual(picture);
    const keys: string[] = [];
    for await (const { key, modifiedMs } of bucket.list()) keys.push(`${key} ${modifiedMs > 0}`);
    expect(keys).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `site-a/${name}.webp true`));
    await bucket.remove('site-a/c.webp');
    await bucket.remove('site-a/c.webp');
    expect(await bucket.get('site-a/c.webp')).toBeNull();
    expect(server.asked.filter((line) => !/ (200|204|404)$/.test(line))).toEqual([]);
  });

  it('is asked again while it says that it is busy, and refuses for the moment when it stays so', async () => {
    server.faults.push(503, 500);
    await bucketWith().put('site-a/a.webp', picture);
    expect(server.asked).toEqual([503, 500, 200].map((status) => `PUT /pictures/site-a/a.webp ${status}`));
    server.faults.push(503, 503, 503, 503);
    await expect(bucketWith().put('site-a/b.webp', picture)).rejects.toEqual(unavailable);
    expect(lines.at(-1)).toContain('"code":"SlowDown"');
  });

  it('that does not answer is given up in time', async () => {
    server.faults.push('silence');
    await expect(bucketWith({}, 300).get('site-a/a.webp')).rejects.toEqual(unavailable);
    const away = bucketWith({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    await expect(away.put('site-a/a.webp', picture)).rejects.toEqual(unavailable);
  });

  it('refuses a wrong secret, a wrong key and a bucket that is not there, and the log says which without either', async () => {
    for (const [changes, code] of [
      [{ S3_SECRET_KEY: 'not-the-secret' }, 'SignatureDoesNotMatch'],
      [{ S3_ACCESS_KEY: 'NOBODY' }, 'InvalidAccessKeyId'],
      [{ S3_BUCKET: 'elsewhere' }, 'NoSuchBucket'],
    ] as const) {
      await expect(bucketWith(changes).get('site-a/a.webp')).rejects.toEqual(unavailable);
      expect(lines.at(-1)).toContain(`"code":"${code}"`);
      expect(lines.at(-1)).not.toMatch(/not-the-secret|NOBODY/);
    }
  });
});

describe('a store of pictures', () => {
  it('keeps in a row where its picture lies, reads what rows keep themselves, and says what is lost', async () => {
    let made = 0;
    const store = storeIn(bucketWith(), () => `name-${++made}`);
    const kept = await store.keep(picture);
    expect([keyOf(kept), await store.open(kept)]).toEqual(['site-a/name-1.webp', picture]);
    expect(await store.open(picture)).toEqual(picture);
    server.objects.clear();
    await expect(store.open(kept)).rejects.toEqual(expect.objectContaining({ code: 'not_found' }));
    expect(await rowsAlone().keep(picture)).toEqual(picture);
    await expect(rowsAlone().open(kept)).rejects.toEqual(unavailable);
  });
});
