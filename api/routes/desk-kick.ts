import { createRoute } from '@hono/zod-openapi';
import {
  deskKickAnswerSchema,
  kickAppInputSchema,
  kickChatInputSchema,
  kickRewardInputSchema,
  kickRewardParamsSchema,
} from '@/contract/desk-kick';
import { statusSchema } from '@/contract/envelope';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { kickLoginAnswerSchema } from '@/contract/kick';
import type { Writing } from '../context';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { beginLogin } from '../services/kick/begin-login';
import { getDeskKick } from '../services/kick/get-desk-kick';
import { addReward, endReward } from '../services/kick/manage-rewards';
import { askToSay } from '../services/kick/say-at-kick';
import { disconnect, setUpApp } from '../services/kick/set-up-app';

/** What admins set up of Kick, below /desk/kick. */
export function registerDeskKickRoutes(app: Api): void {
  app.openapi(read, async (c) => c.json({ status: true, data: await getDeskKick(c.var.ctx) }, 200));
  app.openapi(connect, async (c) => {
    const data = await beginLogin(c.var.ctx, { userId: c.var.member.user.id, purpose: 'channel' });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(setUp, async (c) => {
    const asked = { actorId: c.var.member.user.id, input: c.req.valid('json') };
    return c.json(
      await idempotent(
        c,
        done((writing) => setUpApp(writing, asked)),
      ),
      201,
    );
  });
  app.openapi(leave, async (c) => {
    const asked = { actorId: c.var.member.user.id };
    return c.json(
      await idempotent(
        c,
        done((writing) => disconnect(writing, asked)),
      ),
      201,
    );
  });
  app.openapi(addOne, async (c) => {
    const asked = { actorId: c.var.member.user.id, input: c.req.valid('json') };
    return c.json(
      await idempotent(
        c,
        done((writing) => addReward(writing, asked)),
      ),
      201,
    );
  });
  app.openapi(endOne, async (c) => {
    const asked = { actorId: c.var.member.user.id, id: Number(c.req.valid('param').id) };
    return c.json(
      await idempotent(
        c,
        done((writing) => endReward(writing, asked)),
      ),
      201,
    );
  });
  app.openapi(chat, async (c) => {
    const asked = { actorId: c.var.member.user.id, ...c.req.valid('json') };
    return c.json(
      await idempotent(
        c,
        done((writing) => askToSay(writing, asked)),
      ),
      201,
    );
  });
}

function done(run: (writing: Writing) => Promise<void>) {
  return {
    answer: statusSchema,
    run: async (writing: Writing) => {
      await run(writing);
      return { status: true };
    },
  };
}

const base = '/desk/kick';
const shared = { tags: ['desk'], security: [{ client: [], bearer: [] }] };
const admins = requireRole('admin');
const saved = (what: string) => ({
  201: jsonAnswer(statusSchema, what),
  ...errorAnswers(...anyErrors, ...bodyErrors, 401, 403, 404, 409),
});

const read = createRoute({
  ...{ method: 'get', path: base, ...shared },
  summary: 'For admins: what is set up of Kick, how the connection is, and what arrived last',
  middleware: [requireMember, admins] as const,
  responses: answers(deskKickAnswerSchema, 'Kick', 401),
});

const connect = createRoute({
  ...{ method: 'post', path: `${base}/connect`, ...shared },
  summary: 'For admins: begin to connect the channel; answers where the browser goes',
  middleware: [requireMember, admins] as const,
  responses: answers(kickLoginAnswerSchema, 'Where to', 401, 404, 429),
});

const setUp = createRoute({
  ...{ method: 'put', path: `${base}/app`, ...shared },
  summary: 'For admins: keep the app’s id and secret',
  middleware: [requireMember, admins, jsonBody] as const,
  request: { headers: idempotencyHeadersSchema, body: jsonInput(kickAppInputSchema) },
  responses: saved('Kept'),
});

const leave = createRoute({
  ...{ method: 'post', path: `${base}/disconnect`, ...shared },
  summary: 'For admins: forget the channel',
  middleware: [requireMember, admins] as const,
  request: { headers: idempotencyHeadersSchema },
  responses: saved('Forgotten'),
});

const addOne = createRoute({
  ...{ method: 'post', path: `${base}/rewards`, ...shared },
  summary: 'For admins: add a reward of the channel that brings Sikke or an item',
  middleware: [requireMember, admins, jsonBody] as const,
  request: { headers: idempotencyHeadersSchema, body: jsonInput(kickRewardInputSchema) },
  responses: saved('Added; a job makes it at Kick'),
});

const endOne = createRoute({
  ...{ method: 'post', path: `${base}/rewards/{id}/end`, ...shared },
  summary: 'For admins: end a reward',
  middleware: [requireMember, admins] as const,
  request: { headers: idempotencyHeadersSchema, params: kickRewardParamsSchema },
  responses: saved('Ended; a job deletes it at Kick'),
});

const chat = createRoute({
  ...{ method: 'post', path: `${base}/chat`, ...shared },
  summary: 'For admins: have something said in the channel’s chat',
  middleware: [requireMember, admins, jsonBody] as const,
  request: { headers: idempotencyHeadersSchema, body: jsonInput(kickChatInputSchema) },
  responses: saved('A job says it'),
});
