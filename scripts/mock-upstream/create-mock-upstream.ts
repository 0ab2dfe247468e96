import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import {
  avatarPathPattern,
  loginInputSchema,
  registerInputSchema,
  updateUserInputSchema,
} from '@/contract/account';
import type { ErrorBody } from '@/contract/error-body';
import { createAccounts } from './accounts';
import { frame, init, picture, sponsors } from './content';
import { createTokens } from './tokens';

/** The time in milliseconds since 1970. */
export interface MockClock {
  now(): number;
}

interface MockOptions {
  readonly clientId: string | null;
  readonly hasFrame: boolean;
  readonly clock: MockClock;
}

/**
 * An upstream that knows the specification's calls (section 7) and answers 404 to every other one, in memory: whoever builds a front
 * end has something to build it with. As a function from request to response.
 */
export function createMockUpstream({ clientId, hasFrame, clock }: MockOptions): Hono {
  const app = new Hono();
  const accounts = createAccounts();
  const tokens = createTokens(clock);
  const toOwner = async (c: Context) => tokens.read(parseBearer(c));

  app.notFound((c) => refuse(c, 404, { error: 'not_found' }));
  app.onError((_, c) => refuse(c, 500, { error: 'internal' }));
  app.get('/api/bc/banners/:id/view', (c) =>
    c.req.param('id') === frame['/popups'][0].banner_id
      ? c.body(new Uint8Array(picture), 200, { 'content-type': 'image/png' })
      : c.notFound(),
  );
  app.use(async (c, next) => {
    if (clientId !== null && c.req.header('x-client-id') !== clientId)
      return refuse(c, 403, { error: 'client_unknown' });
    return next();
  });

  app.get('/init', (c) => c.json({ status: true, data: init }));
  app.get('/sponsors', (c) => c.json({ status: true, data: sponsors }));
  if (hasFrame)
    for (const [path, data] of Object.entries(frame)) app.get(path, (c) => c.json({ status: true, data }));

  app.post('/login', async (c) => {
    const input = await toInput(c, loginInputSchema);
    const username = input && accounts.check(input.email, input.password);
    if (!username) return refuse(c, 401, { error: 'invalid_credentials' });
    return c.json({ status: true, token: await tokens.open(username) });
  });
  app.post('/register', async (c) => {
    const input = await toInput(c, registerInputSchema);
    if (!input) return refuse(c, 422, { error: 'validation_failed' });
    const errors = accounts.add(input);
    return errors ? refuse(c, 422, { error: 'validation_failed', errors }) : c.json({ status: true });
  });
  app.get('/user', async (c) => {
    const own = await toOwner(c);
    const data = own && accounts.read(own.username);
    return data ? c.json({ status: true, data }) : loggedOut(c);
  });
  app.patch('/user', async (c) => {
    const own = await toOwner(c);
    if (!own) return loggedOut(c);
    const avatar = (await toInput(c, updateUserInputSchema))?.avatar ?? '';
    if (!avatarPathPattern.test(avatar))
      return refuse(c, 422, { error: 'validation_failed', errors: { avatar: ['invalid'] } });
    accounts.chooseAvatar(own.username, avatar);
    return c.json({ status: true });
  });
  app.get('/refresh', async (c) => {
    const token = await tokens.renew(parseBearer(c));
    return token === null ? loggedOut(c) : c.json({ status: true, data: { token } });
  });
  app.post('/logout', async (c) => {
    await tokens.end(parseBearer(c));
    return c.json({ status: true });
  });
  return app;
}

const parseBearer = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
const loggedOut = (c: Context) => refuse(c, 401, { error: 'unauthenticated' });

function refuse(c: Context, status: 401 | 403 | 404 | 422 | 500, body: ErrorBody): Response {
  return c.json(body, status);
}

/** The body, where it is JSON of the schema. */
async function toInput<T>(c: Context, schema: z.ZodType<T>): Promise<T | null> {
  const json: unknown = await c.req.json().catch(() => null);
  return schema.safeParse(json).data ?? null;
}
