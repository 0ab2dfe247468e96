import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import {
  factorCodeInputSchema,
  ownFactorAnswerSchema,
  recoveryCodesAnswerSchema,
  startedFactorAnswerSchema,
  startFactorInputSchema,
} from '@/contract/second-factor';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import {
  confirmFactor,
  getOwnFactor,
  removeOwnFactor,
  renewRecoveryCodes,
  startFactor,
} from '../services/desk/team/own-factor';

/** The second factor of who calls, for the desk's roles. What answers a secret is shown once and kept for no repeat. */
export function registerSecondFactorRoutes(app: Api): void {
  app.openapi(own, async (c) =>
    c.json({ status: true, data: await getOwnFactor(c.var.ctx, c.var.member) }, 200),
  );
  app.openapi(start, async (c) => {
    const data = await startFactor(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(confirm, async (c) => {
    const codes = await confirmFactor(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true, data: { codes } }, 200);
  });
  app.openapi(renew, async (c) => {
    const codes = await renewRecoveryCodes(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true, data: { codes } }, 200);
  });
  app.openapi(remove, async (c) => {
    await removeOwnFactor(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
}

const path = '/user/second-factor';
const deskRoles = requireRole('editor', 'moderator', 'admin');
const usual = { tags: ['account'], security: [{ client: [], bearer: [] }] };
const code = { body: jsonInput(factorCodeInputSchema) };

const own = createRoute({
  ...usual,
  method: 'get',
  path,
  summary: 'For the team: whether the viewer has a second factor, and how many recovery codes are left',
  middleware: [requireMember, deskRoles] as const,
  responses: answers(ownFactorAnswerSchema, 'The second factor', 401),
});

const start = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, deskRoles, jsonBody] as const,
  path,
  summary: 'For the team: begin a second factor; the secret is shown this one time',
  request: { body: jsonInput(startFactorInputSchema) },
  responses: answers(startedFactorAnswerSchema, 'The secret', ...bodyErrors, 401, 409, 429),
});

const confirm = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, deskRoles, jsonBody] as const,
  path: `${path}/confirmation`,
  summary:
    'For the team: confirm a begun second factor with a code; the recovery codes are shown this one time',
  request: code,
  responses: answers(recoveryCodesAnswerSchema, 'The recovery codes', ...bodyErrors, 401, 409, 429),
});

const renew = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, deskRoles, jsonBody] as const,
  path: `${path}/recovery-codes`,
  summary: 'For the team: new recovery codes in place of all earlier ones',
  request: code,
  responses: answers(recoveryCodesAnswerSchema, 'The recovery codes', ...bodyErrors, 401, 409, 429),
});

const remove = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, deskRoles, jsonBody] as const,
  path: `${path}/removal`,
  summary: 'For the team: do without a second factor',
  request: code,
  responses: answers(statusSchema, 'Removed', ...bodyErrors, 401, 409, 429),
});
