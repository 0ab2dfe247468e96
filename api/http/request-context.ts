import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Deps } from '../context';
import type { AppEnv } from './app-env';
import { callerOf } from './caller';
import { isKnownClient } from './known-client';

/** Gives every request its context: an id, a logger bound to it, the caller's address, and who that is to whoever asks. */
export function requestContext(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const trusted = isKnownClient(deps.config.clientId, c.req.header('x-client-id'));
    const requestId = parseRequestId(c.req.header('x-request-id')) ?? deps.ids.uuid();
    const clientAgent = (trusted && c.req.header('x-client-agent')) || '';
    const caller = { requestId, clientAddress: findClientAddress(c, trusted), clientAgent };
    let log: Logger | undefined;
    c.set('ctx', {
      ...deps,
      ...caller,
      // Most requests log nothing of their own, and making a logger costs more than routing.
      get log() {
        log ??= deps.log.child({ requestId });
        return log;
      },
    });
    c.set('findCaller', callerOf(c));
    c.header('X-Request-Id', requestId);
    await next();
  };
}

function parseRequestId(given: string | undefined): string | null {
  return given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : null;
}

/** Only the site may name the visitor's address; anybody else is who the socket says. */
function findClientAddress(c: Context<AppEnv>, trusted: boolean): string {
  const named = trusted ? c.req.header('x-client-address') : undefined;
  if (named !== undefined && /^[0-9A-Fa-f.:]{2,45}$/.test(named)) return named;
  const bindings: unknown = c.env;
  return parseSocketAddress(bindings) ?? 'unknown';
}

function parseSocketAddress(bindings: unknown): string | undefined {
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return undefined;
  const { incoming } = bindings;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return undefined;
  const { socket } = incoming;
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return undefined;
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : undefined;
}
