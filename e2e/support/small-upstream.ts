import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { findMember } from './visitors';

/**
 * A server that keeps the contract as far as the guards need it: /init asks for Telegram, /user answers by token, no token is renewed, and the areas are not there
 * (D27). `reads` is the `data` of public reads by path, instead of or beside its own, as it is when it is asked for; null is `status: false`. It
 * takes no write, and lists them in `writes`.
 */
export async function startSmallUpstream(
  port: number,
  init: object = telegramRequired,
  reads: Readonly<Record<string, unknown>> = {},
  writes: Write[] = [],
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET') writes.push({ path: request.url ?? '', body: await readBody(request) });
    if (isBannerView(request.url)) view(response);
    else answer({ ...open, '/init': init, ...reads }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** A write as it came in. */
export interface Write {
  readonly path: string;
  readonly body: unknown;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : JSON.parse(text);
}

/** What GET /init answers where players must verify their Telegram account (D9). */
export const telegramRequired = { setting: { login_telegram_required: true } };

const open: Readonly<Record<string, unknown>> = {
  '/main': {},
  '/site': { is_live: false },
  '/popups': [],
  '/sponsors': [],
};

function answer(
  reads: Readonly<Record<string, unknown>>,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const isOwn = url === '/user' || url === '/refresh';
  const data = url === '/user' ? toWireUser(headers.authorization) : reads[url];
  response.writeHead(data === undefined ? (isOwn ? 401 : 404) : 200, { 'content-type': 'application/json' });
  const error = isOwn ? 'session_revoked' : 'not_found';
  const known = data === null ? { status: false, data: {} } : { status: true, data };
  response.end(JSON.stringify(data === undefined ? { error } : known));
}

/** It is its own banner service, which knows the banners whose ids begin so. */
function isBannerView(url = ''): boolean {
  return /^\/api\/bc\/banners\/afis-\w+\/view$/.test(url);
}

function view(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(dot, 'base64'));
}

/** A picture of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function toWireUser(authorization: string | undefined) {
  const user = findMember(authorization?.replace('Bearer ', ''));
  if (!user) return undefined;
  const { username, permission, phoneVerified, telegramVerified } = user;
  const telegram_verified_at = telegramVerified ? '2026-01-01T00:00:00Z' : null;
  const validations = { phone: phoneVerified ? 1 : 0, telegram_verified_at };
  return { username, permission, point: 10, avatar: '/avatars/2/1.jpg', validations };
}
