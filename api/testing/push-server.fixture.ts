import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { PushDeviceInput } from '@/contract/push-devices';
import type { Post } from '../push/post-outside';

/** A message as it came in at a push service, and as its browser reads it. */
export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface Scripted {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PushServer {
  /** A browser that has subscribed: what it says of itself. Answers under `push.ornek.com`. */
  subscribe(): PushDeviceInput;
  /** What the next messages are answered, instead of 201; `drop` ends the connection without a word. */
  answer(...next: (Scripted | 'drop')[]): void;
  readonly delivered: readonly Delivered[];
  /** How often it was asked, whatever it answered. */
  readonly asked: number;
  /** Takes the way to the local server in place of the internet. */
  readonly post: Post;
  close(): Promise<void>;
}

const host = 'push.ornek.com';

/**
 * A push service as RFC 8030 describes it, which checks who sends (RFC 8292) and reads every message with the keys of the browser it is for (RFC 8188,
 * 8291). What keeps none of these is answered 400 or 401, and delivered to nobody.
 */
export async function startPushServer(publicKey: string): Promise<PushServer> {
  const browsers = new Map<string, { readonly pair: ECDH; readonly auth: Buffer }>();
  const scripted: (Scripted | 'drop')[] = [];
  const delivered: Delivered[] = [];
  let asked = 0;
  const take = async (path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Scripted> => {
    const browser = browsers.get(path);
    if (!browser) return { status: 404 };
    const claims = await verified(headers.authorization ?? '', publicKey).catch(() => null);
    if (claims === null) return { status: 401 };
    if (!/^\d+$/.test(String(headers.ttl)) || headers['content-encoding'] !== 'aes128gcm')
      return { status: 400 };
    if (body.length > 4096) return { status: 413 };
    delivered.push({ path, headers, claims, text: decrypted(body, browser) });
    return { status: 201, headers: { location: `https://${host}/m/${delivered.length}` } };
  };
  const server = createServer(async (request, response) => {
    asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const next = scripted.shift();
    if (next === 'drop') {
      request.socket.destroy();
      return;
    }
    const { status, headers } =
      next ?? (await take(request.url ?? '', request.headers, Buffer.concat(chunks)));
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    delivered,
    get asked() {
      return asked;
    },
    subscribe: () => {
      const path = `/gonder/${browsers.size + 1}`;
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { pair, auth });
      const keys = { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `https://${host}${path}`, keys };
    },
    answer: (...next) => void scripted.push(...next),
    post: async ({ url, headers, body }) => {
      if (url.host !== host) throw new Error('another host');
      const answer = await fetch(`http://127.0.0.1:${port}${url.pathname}`, {
        method: 'POST',
        headers: { ...headers },
        body: new Uint8Array(body),
      });
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** RFC 8292, 2 and 3: a token signed with ES256 by the key that the browser subscribed with, for this service, for a day at most. */
async function verified(authorization: string, publicKey: string) {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, jwk, { audience: `https://${host}`, algorithms: ['ES256'] });
  const day = 24 * 60 * 60;
  if (payload.exp === undefined || payload.exp > Date.now() / 1000 + day) throw new Error('too long');
  return payload;
}

/** RFC 8188, 2 with the key of RFC 8291, 3: one record, whose padding begins with the octet 2. */
function decrypted(body: Buffer, { pair, auth }: { readonly pair: ECDH; readonly auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const input = hkdf(pair.computeSecret(sender), auth, about, 32);
  const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = text.lastIndexOf(2);
  if (end < 0) throw new Error('no end of the record');
  return text.subarray(0, end).toString('utf8');
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
