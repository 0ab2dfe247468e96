import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import {
  linkAccountInputSchema,
  sponsorAccountParamsSchema,
  sponsorAccountsAnswerSchema,
} from '@/contract/sponsor-accounts';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { linkAccount } from '../services/sponsor-accounts/link-account';
import { listAccounts } from '../services/sponsor-accounts/list-accounts';
import { unlinkAccount } from '../services/sponsor-accounts/unlink-account';

const tags = ['sponsor-accounts'];
const security = [{ client: [], bearer: [] }];

/** GET and POST /sponsor-accounts, POST /sponsor-accounts/{id}/unlink: which accounts at sponsors are the member's. */
export function registerSponsorAccountRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const data = await listAccounts(c.var.ctx, c.var.member.user.id);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(link, async (c) => {
    await linkAccount(c.var.ctx, c.var.member.user.id, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
  app.openapi(unlink, async (c) => {
    await unlinkAccount(c.var.ctx, c.var.member.user.id, Number(c.req.valid('param').id));
    return c.json({ status: true }, 200);
  });
}

const list = createRoute({
  method: 'get',
  path: '/sponsor-accounts',
  tags,
  summary: 'The member’s linked accounts',
  security,
  middleware: [requireMember, claimingMember] as const,
  responses: {
    200: jsonAnswer(sponsorAccountsAnswerSchema, 'The accounts'),
    ...errorAnswers(...anyErrors, 401),
  },
});

const link = createRoute({
  method: 'post',
  path: '/sponsor-accounts',
  tags,
  summary: 'Link an account, one a sponsor',
  security,
  middleware: [requireMember, claimingMember, jsonBody] as const,
  request: { body: jsonInput(linkAccountInputSchema) },
  responses: { 200: jsonAnswer(statusSchema, 'Linked'), ...errorAnswers(...anyErrors, ...bodyErrors, 401) },
});

const unlink = createRoute({
  method: 'post',
  path: '/sponsor-accounts/{id}/unlink',
  tags,
  summary: 'Take a link back',
  security,
  middleware: [requireMember, claimingMember] as const,
  request: { params: sponsorAccountParamsSchema },
  responses: { 200: jsonAnswer(statusSchema, 'Unlinked'), ...errorAnswers(...anyErrors, 401, 404) },
});
