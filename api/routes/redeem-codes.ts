import { createRoute } from '@hono/zod-openapi';
import { pageQuerySchema } from '@/contract/page';
import {
  newCodeAnswerSchema,
  newCodeInputSchema,
  redeemCodeAnswerSchema,
  redeemCodeParamsSchema,
  redeemCodesAnswerSchema,
} from '@/contract/redeem-codes';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { endCode } from '../services/codes/end-code';
import { listCodes } from '../services/codes/list-codes';
import { makeCode } from '../services/codes/make-code';

/** Redeem codes as admins make them, watch them and end them. */
export function registerRedeemCodeRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, ...(await listCodes(c.var.ctx, c.req.valid('query').cursor)) }, 200),
  );
  app.openapi(make, async (c) => {
    const data = await makeCode(c.var.ctx, { actorId: c.var.member.user.id, input: c.req.valid('json') });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(end, async (c) => {
    const data = await endCode(c.var.ctx, {
      actorId: c.var.member.user.id,
      id: Number(c.req.valid('param').id),
    });
    return c.json({ status: true, data }, 200);
  });
}

const tags = ['points'];
const security = [{ client: [], bearer: [] }];
const requireAdmin = requireRole('admin');

const list = createRoute({
  method: 'get',
  path: '/codes',
  tags,
  summary: 'For admins: the redeem codes, newest first, with how often each was used; never a code itself',
  security,
  middleware: [requireMember, requireAdmin] as const,
  request: { query: pageQuerySchema },
  responses: answers(redeemCodesAnswerSchema, 'A page of codes', 401, 422),
});

const make = createRoute({
  method: 'post',
  path: '/codes',
  tags,
  summary: 'For admins: a new redeem code; it is stored hashed, and this answer is the one time it is shown',
  security,
  middleware: [requireMember, requireAdmin, jsonBody] as const,
  request: { body: jsonInput(newCodeInputSchema) },
  responses: answers(newCodeAnswerSchema, 'Made', ...bodyErrors, 401),
});

const end = createRoute({
  method: 'post',
  path: '/codes/{id}/end',
  tags,
  summary: 'For admins: end a redeem code before its time',
  security,
  middleware: [requireMember, requireAdmin] as const,
  request: { params: redeemCodeParamsSchema },
  responses: answers(redeemCodeAnswerSchema, 'The ended code', 401, 404, 409),
});
