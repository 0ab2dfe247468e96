import { createRoute } from '@hono/zod-openapi';
import { ownYearAnswerSchema } from '@/contract/own-year';
import {
  statementAnswerSchema,
  statementQuerySchema,
  statementSummaryAnswerSchema,
  statementSummaryQuerySchema,
} from '@/contract/statement';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { requireMember } from '../http/require-member';
import { getStatement } from '../services/statement/get-statement';
import { getYear } from '../services/statement/get-year';
import { summarizeStatement } from '../services/statement/summarize-statement';

/** GET /user/ledger and its /summary: a member's own coin statement, line by line and in sums; GET /user/year: what the year came to. */
export function registerStatementRoutes(app: Api): void {
  app.openapi(read, async (c) => {
    const statement = await getStatement(c.var.ctx, {
      owner: c.var.member.user,
      input: c.req.valid('query'),
    });
    return c.json({ status: true, ...statement }, 200);
  });
  app.openapi(summary, async (c) => {
    const span = c.req.valid('query').days;
    const data = await summarizeStatement(c.var.ctx, { userId: c.var.member.user.id, span });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(year, async (c) => {
    return c.json({ status: true, data: await getYear(c.var.ctx, c.var.member.user) }, 200);
  });
}

const read = createRoute({
  method: 'get',
  path: '/user/ledger',
  tags: ['points'],
  summary:
    'The member’s own coin statement, the newest line first, each with its source and the balance after it',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, claimingMember] as const,
  request: { query: statementQuerySchema },
  responses: answers(statementAnswerSchema, 'A page of lines', 401, 422),
});

const summary = createRoute({
  method: 'get',
  path: '/user/ledger/summary',
  tags: ['points'],
  summary: 'The balance at the end of each of the last days, and what each reason brought and took in them',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, claimingMember] as const,
  request: { query: statementSummaryQuerySchema },
  responses: answers(statementSummaryAnswerSchema, 'The days and the reasons', 401, 422),
});

const year = createRoute({
  method: 'get',
  path: '/user/year',
  tags: ['points'],
  summary: 'What the member’s year came to, counted as on the boards; in January the year before',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, claimingMember] as const,
  responses: answers(ownYearAnswerSchema, 'The year', 401),
});
