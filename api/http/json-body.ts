import type { Context, HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { isTooDeep } from '@/contract/json-depth';
import { ServiceError } from '../service-error';
import type { AppEnv } from './app-env';

/**
 * What a JSON body must be before its schema is looked at: `application/json` (415), at most 64 KB (413), valid UTF-8
 * JSON nested at most 20 deep (400). Put it into the route's `middleware`.
 */
export const jsonBody = jsonBodyUpTo(64 * 1024);

/** The same for a form of the desk, which holds a text page or the five hundred bonuses of a hunt: 512 KB. */
export const contentBody = jsonBodyUpTo(512 * 1024);

function jsonBodyUpTo(maxSize: number) {
  const onError = () => {
    throw new ServiceError('payload_too_large');
  };
  const limited = bodyLimit({ maxSize, onError });
  return createMiddleware<AppEnv>(async (c, next) => {
    const type = c.req.header('content-type') ?? '';
    if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
      throw new ServiceError('unsupported_media_type');
    }
    try {
      if (!isAnnounced(c.req)) await limited(c, () => keepJson(c));
      else if (Number(c.req.header('content-length')) > maxSize) onError();
      else await keepJson(c);
    } catch (error) {
      // A sender who goes away in the middle is no failure of ours.
      throw error instanceof ServiceError ? error : new ServiceError('bad_request');
    }
    await next();
  });
}

/** Whether the size of a body is said beforehand: Node reads no more of it then, and none of it need be looked at as a stream. */
function isAnnounced(req: HonoRequest): boolean {
  return req.header('content-length') !== undefined && req.header('transfer-encoding') === undefined;
}

/** Keeps the text for whoever reads the body after this: made of the bytes again it would take a whole answer of its own each time. */
async function keepJson({ req }: Context): Promise<void> {
  const text = toJsonText(new Uint8Array(await req.arrayBuffer()));
  Object.assign(req, { bodyCache: { text: Promise.resolve(text) } });
}

function toJsonText(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isTooDeep(text)) throw new SyntaxError('too deep');
    JSON.parse(text);
    return text;
  } catch {
    throw new ServiceError('invalid_json');
  }
}
