import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { memberOf } from './visitors';

/**
 * A server that keeps the contract as far as the guards need it: /init asks for Telegram, /user answers by token, and the areas are not there (D27). `reads` is
 * the `data` of public reads by path, instead of or beside its own.
 */
export async function startSmallUpstream(
  port: number,
  init: object = telegramRequired,
  reads: Readonly<Record<string, unknown>> = {},
): Promise<Server> {
  const all = { ...open, '/init': init, ...reads };
  const server = createServer((request, response) => answer(all, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

const telegramRequired = { setting: { login_telegram_required: true } };

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
  const isOwn = url === '/user';
  const data = isOwn ? wireUserOf(headers.authorization) : reads[url];
  response.writeHead(data === undefined ? (isOwn ? 401 : 404) : 200, { 'content-type': 'application/json' });
  const error = isOwn ? 'session_revoked' : 'not_found';
  response.end(JSON.stringify(data === undefined ? { error } : { status: true, data }));
}

function wireUserOf(authorization: string | undefined) {
  const user = memberOf(authorization?.replace('Bearer ', ''));
  if (!user) return undefined;
  const { username, permission, phoneVerified, telegramVerified } = user;
  const telegram_verified_at = telegramVerified ? '2026-01-01T00:00:00Z' : null;
  const validations = { phone: phoneVerified ? 1 : 0, telegram_verified_at };
  return { username, permission, point: 10, avatar: '/avatars/2/1.jpg', validations };
}
