import { createRoute } from '@hono/zod-openapi';
import {
  endedCodesAnswerSchema,
  newCodeAnswerSchema,
  newCodeInputSchema,
  redeemCodeAnswerSchema,
  redeemCodeParamsSchema,
  redeemCodesAnswerSchema,
  redeemCodesQuerySchema,
} from '@/contract/redeem-codes';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { audited, type Decision } from '../http/audited';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { endBatch, endCode } from '../services/codes/end-code';
import { listCodes } from '../services/codes/list-codes';
import { makeCode } from '../services/codes/make-code';

/** Redeem codes as admins make them, watch them and end them. */
export function registerRedeemCodeRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, ...(await listCodes(c.var.ctx, c.req.valid('query'))) }, 200),
  );
  app.openapi(make, async (c) => {
    const [actorId, input] = [c.var.member.user.id, c.req.valid('json')];
    const { code: _, ...after } = input;
    const entry = ({ id }: { readonly id: number }): Decision => ({
      ...{ actorId, subject: `redeem_codes:${id}`, after, reason: 'Kod hazırlandı.' },
      action: 'redeem_code_made',
    });
    const data = await audited(c.var.ctx, entry, (ctx) => makeCode(ctx, { actorId, input }));
    return c.json({ status: true, data }, 200);
  });
  app.openapi(end, async (c) => {
    const [actorId, id] = [c.var.member.user.id, Number(c.req.valid('param').id)];
    const entry: Decision = {
      ...{ actorId, subject: `redeem_codes:${id}`, reason: 'Kod erken bitirildi.' },
      ...{ before: { active: true }, after: { active: false } },
      action: 'redeem_code_ended',
    };
    const data = await audited(c.var.ctx, entry, (ctx) => endCode(ctx, { actorId, id }));
    return c.json({ status: true, data }, 200);
  });
  app.openapi(endAll, async (c) => {
    const [actorId, id] = [c.var.member.user.id, Number(c.req.valid('param').id)];
    const entry = ({ ended }: { readonly ended: number }): Decision => ({
      ...{ actorId, subject: `redeem_codes:${id}`, reason: 'Birlikte hazırlanan kodlar erken bitirildi.' },
      ...{ before: { active: true }, after: { active: false, count: ended } },
      action: 'redeem_code_ended',
    });
    const data = await audited(c.var.ctx, entry, (ctx) => endBatch(ctx, { actorId, id }));
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
  request: { query: redeemCodesQuerySchema },
  responses: answers(redeemCodesAnswerSchema, 'A page of codes', 401, 422),
});

const make = createRoute({
  method: 'post',
  path: '/codes',
  tags,
  summary:
    'For admins: a new redeem code, or several alike; each is stored hashed, and this answer is the one time it is shown',
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

const endAll = createRoute({
  method: 'post',
  path: '/codes/{id}/batch/end',
  tags,
  summary: 'For admins: end the redeem codes that were made together with one, before their time',
  security,
  middleware: [requireMember, requireAdmin] as const,
  request: { params: redeemCodeParamsSchema },
  responses: answers(endedCodesAnswerSchema, 'How many were ended', 401, 404, 409),
});
