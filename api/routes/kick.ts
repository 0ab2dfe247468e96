import { createRoute, z } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import {
  kickHeaders,
  kickLoginAnswerSchema,
  kickReturnAnswerSchema,
  kickReturnInputSchema,
  ownKickAnswerSchema,
} from '@/contract/kick';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { beginLogin } from '../services/kick/begin-login';
import { finishLogin } from '../services/kick/finish-login';
import { getOwnKick, unlinkKick } from '../services/kick/own-kick';
import { takeEvent } from '../services/kick/take-event';

/** What Kick tells, and what members have to do with it. */
export function registerKickRoutes(app: Api): void {
  app.openapi(webhook, async (c) => {
    const header = (name: string) => c.req.header(name) ?? '';
    await takeEvent(c.var.ctx, {
      messageId: header(kickHeaders.messageId),
      timestamp: header(kickHeaders.timestamp),
      signature: header(kickHeaders.signature),
      type: header(kickHeaders.type),
      body: new Uint8Array(await c.req.arrayBuffer()),
    });
    return c.json({ status: true }, 200);
  });
  app.openapi(read, async (c) =>
    c.json({ status: true, data: await getOwnKick(c.var.ctx, c.var.member.user.id) }, 200),
  );
  app.openapi(link, async (c) => {
    const data = await beginLogin(c.var.ctx, { userId: c.var.member.user.id, purpose: 'member' });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(comeBack, async (c) => {
    const data = await finishLogin(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(unlink, async (c) => {
    await unlinkKick(c.var.ctx, c.var.member.user.id);
    return c.json({ status: true }, 200);
  });
}

const tags = ['kick'];
const security = [{ client: [], bearer: [] }];

const webhook = createRoute({
  method: 'post',
  path: '/kick/webhook',
  tags,
  summary: 'An event of Kick, byte for byte, with the signature over it',
  middleware: [jsonBody] as const,
  request: { body: jsonInput(z.looseObject({})) },
  responses: answers(statusSchema, 'Taken, or known already', ...bodyErrors, 404),
});

const read = createRoute({
  ...{ method: 'get', path: '/user/kick', tags, security },
  summary: 'The member’s account at Kick, and whether one can be linked',
  middleware: [requireMember] as const,
  responses: answers(ownKickAnswerSchema, 'The account', 401),
});

const link = createRoute({
  ...{ method: 'post', path: '/user/kick/link', tags, security },
  summary: 'Begin to link an account at Kick; answers where the browser goes',
  middleware: [requireMember] as const,
  responses: answers(kickLoginAnswerSchema, 'Where to', 401, 404, 429),
});

const comeBack = createRoute({
  ...{ method: 'post', path: '/user/kick/return', tags, security },
  summary: 'Finish a login at Kick with what it gave the browser for the way back',
  middleware: [requireMember, jsonBody] as const,
  request: { body: jsonInput(kickReturnInputSchema) },
  responses: answers(kickReturnAnswerSchema, 'What it was for', ...bodyErrors, 401, 404),
});

const unlink = createRoute({
  ...{ method: 'post', path: '/user/kick/unlink', tags, security },
  summary: 'Let the account at Kick go',
  middleware: [requireMember] as const,
  responses: answers(statusSchema, 'Let go', 401),
});
