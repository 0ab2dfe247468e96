import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Logger } from 'pino';
import type { UpstreamEnv } from '../env';
import { ServiceError } from '../service-error';
import type { Bucket, StoredObject } from './bucket';

/** Which bucket, and as whom. */
export type BucketSettings = Pick<
  UpstreamEnv,
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY'
  | 'S3_SECRET_KEY'
  | 'S3_PREFIX'
  | 'S3_PATH_STYLE'
>;

/** How long a call may take, in milliseconds: less than the site waits. A refusal of the moment (5xx, 429) is asked again within it. */
const longestMs = 6_000;

/** The bucket of the environment; null where none is named. */
export function createBucket(settings: BucketSettings, log: Logger, waitMs = longestMs): Bucket | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION, S3_PREFIX } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return null;
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
    service: 's3',
    region: S3_REGION,
    retries: 3,
    initRetryMs: 100,
  });
  const base = baseOf(S3_ENDPOINT, S3_BUCKET, settings.S3_PATH_STYLE === 'on');
  const ask = async (method: string, path: string, content?: Buffer): Promise<Answer> => {
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const headers = { 'X-Amz-Content-Sha256': hash, ...(content ? { 'Content-Type': 'image/webp' } : {}) };
    try {
      const answer = await client.fetch(`${base}/${path}`, {
        method,
        headers,
        ...(content ? { body: new Uint8Array(content) } : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(waitMs),
      });
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (cause) {
      log.error({ event: 's3_unreachable', err: cause }, 'the bucket does not answer');
      throw unavailable(cause);
    }
  };
  const refused = ({ status, body }: Answer): ServiceError => {
    const code = /<Code>([\w.]+)<\/Code>/.exec(body.toString())?.[1];
    log.error({ event: 's3_refused', status, code }, 'the bucket refuses');
    return unavailable();
  };
  return {
    prefix: S3_PREFIX,
    put: async (key, content) => {
      const answer = await ask('PUT', key, content);
      if (answer.status !== 200) throw refused(answer);
    },
    get: async (key) => {
      const answer = await ask('GET', key);
      if (answer.status === 200) return answer.body;
      // A bucket that is not there is not a picture that is not there.
      if (answer.status === 404 && !answer.body.includes('NoSuchBucket')) return null;
      throw refused(answer);
    },
    remove: async (key) => {
      const answer = await ask('DELETE', key);
      if (![200, 204, 404].includes(answer.status)) throw refused(answer);
    },
    list: async function* () {
      for (let after: string | null = ''; after !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: S3_PREFIX });
        if (after) query.set('continuation-token', after);
        const answer = await ask('GET', `?${query}`);
        if (answer.status !== 200) throw refused(answer);
        const page = answer.body.toString();
        yield* objectsOf(page);
        after = textOf(page, 'NextContinuationToken');
      }
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

function baseOf(endpoint: string, bucket: string, isPathStyle: boolean): string {
  const url = new URL(endpoint);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const path = url.pathname.replace(/\/$/, '');
  return `${url.origin}${path}${isPathStyle ? `/${bucket}` : ''}`;
}

const unavailable = (cause?: unknown) =>
  new ServiceError('unavailable', { retryAfterSeconds: 10 }, cause === undefined ? {} : { cause });

/** Keys are ours: letters, digits and a few signs that XML writes as they are. */
function* objectsOf(page: string): Generator<StoredObject> {
  for (const [, object = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const [key, modified] = [textOf(object, 'Key'), textOf(object, 'LastModified')];
    if (key !== null && modified !== null) yield { key, modifiedMs: Date.parse(modified) };
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => entities[entity] ?? '') ?? null;
}
