import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import { linkAccountInputSchema, sponsorAccountsAnswerSchema } from '@/contract/sponsor-accounts';
import { transact } from '../db/transact';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { linkAccount } from '../services/claims/link-account';
import { listAccounts } from '../services/claims/list-accounts';

const tags = ['sponsor-accounts'];
const security = [{ client: [], bearer: [] }];

/** GET and POST /sponsor-accounts: which accounts at sponsors are the member's; further steps are those of a claim. */
export function registerSponsorAccountRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const data = await listAccounts(c.var.ctx, c.var.member.user.id);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(link, async (c) => {
    const { db, ...rest } = c.var.ctx;
    const input = c.req.valid('json');
    await transact(db, (tx) => linkAccount({ ...rest, tx }, { member: c.var.member, input }));
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
  responses: answers(sponsorAccountsAnswerSchema, 'The accounts', 401),
});

const link = createRoute({
  method: 'post',
  path: '/sponsor-accounts',
  tags,
  summary: 'Link an account, one a sponsor',
  security,
  middleware: [requireMember, claimingMember, jsonBody] as const,
  request: { body: jsonInput(linkAccountInputSchema) },
  responses: answers(statusSchema, 'Linked', ...bodyErrors, 401, 404, 409),
});
