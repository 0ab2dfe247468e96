import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Whoever may use the bucket. */
export const s3Account = { accessKey: 'AKIDEXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };

/** A server that answers as the API reference of S3 says, and takes only requests whose Signature V4 is right. */
export interface S3Server {
  readonly url: string;
  /** What lies in the bucket `pictures`, by key. */
  readonly objects: Map<string, { content: Buffer; modifiedMs: number }>;
  /** What is done with the next requests in place of an answer, one each: a status, or silence. */
  readonly faults: (number | 'silence')[];
  /** Every request's method and path, with the status it was answered with. */
  readonly asked: string[];
  close(): Promise<void>;
}

const bucket = 'pictures';

/** Starts one on this machine; a list has `pageSize` objects a page. */
export async function startS3Server({ pageSize = 1000, now = Date.now } = {}): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const [faults, asked]: [S3Server['faults'], string[]] = [[], []];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const content = await buffer(request);
    const fault = faults.shift();
    if (fault === 'silence') return;
    const [status, body] = fault
      ? [fault, error(fault === 503 ? 'SlowDown' : 'InternalError')]
      : reply(request, content, { objects, pageSize, now });
    asked.push(`${request.method} ${request.url?.split('?')[0]} ${status}`);
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    faults,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Held {
  readonly objects: S3Server['objects'];
  readonly pageSize: number;
  readonly now: () => number;
}

type Reply = readonly [status: number, body: string | Buffer];

const error = (code: string) => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;

function reply(request: IncomingMessage, content: Buffer, held: Held): Reply {
  const refusal = refuse(request, content);
  if (refusal !== null) return refusal;
  const url = new URL(request.url ?? '', 'http://s3');
  const [, name, ...rest] = url.pathname.split('/');
  if (name !== bucket) return [404, error('NoSuchBucket')];
  const key = decodeURIComponent(rest.join('/'));
  if (key === '') return list(url.searchParams, held);
  if (request.method === 'PUT') held.objects.set(key, { content, modifiedMs: held.now() });
  if (request.method === 'PUT') return [200, ''];
  if (request.method === 'DELETE') {
    held.objects.delete(key);
    return [204, ''];
  }
  const found = held.objects.get(key);
  return found ? [200, found.content] : [404, error('NoSuchKey')];
}

/** ListObjectsV2: keys in their order, a page at a time. */
function list(query: URLSearchParams, { objects, pageSize }: Held): Reply {
  if (query.get('list-type') !== '2') return [400, error('InvalidArgument')];
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = keys.slice(0, pageSize);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${new Date(objects.get(key)?.modifiedMs ?? 0).toISOString()}</LastModified></Contents>`,
  );
  const next = Buffer.from(page.at(-1) ?? '').toString('base64');
  const more = keys.length > page.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return [
    200,
    `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`,
  ];
}

/** Signature V4 as its reference says: the canonical request, the string to sign, the derived key. Null where all of it is right. */
function refuse(request: IncomingMessage, content: Buffer): Reply | null {
  const { authorization = '' } = request.headers;
  const [, accessKey, day, region, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (accessKey !== s3Account.accessKey || !day || !region) return [403, error('InvalidAccessKeyId')];
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== createHash('sha256').update(content).digest('hex'))
    return [400, error('XAmzContentSHA256Mismatch')];
  const at = String(request.headers['x-amz-date']);
  if (!at.startsWith(day)) return [403, error('SignatureDoesNotMatch')];
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return [403, error('AccessDenied')];
  const toSign = [
    'AWS4-HMAC-SHA256',
    at,
    `${day}/${region}/s3/aws4_request`,
    createHash('sha256')
      .update(canonical(request, names, hash))
      .digest('hex'),
  ].join('\n');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = hmac(hmac(hmac(hmac(`AWS4${s3Account.secretKey}`, day), region), 's3'), 'aws4_request');
  return hmac(key, toSign).toString('hex') === signature ? null : [403, error('SignatureDoesNotMatch')];
}

function canonical(
  { method, url = '', headers }: IncomingMessage,
  names: readonly string[],
  hash: string,
): string {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  return [method, pathname, query.join('&'), lines.join(''), names.join(';'), hash].join('\n');
}
