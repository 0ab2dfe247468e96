import { createRoute } from '@hono/zod-openapi';
import { statementAnswerSchema, statementQuerySchema } from '@/contract/statement';
import { anyErrors, errorAnswers, jsonAnswer } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { requireMember } from '../http/require-member';
import { getStatement } from '../services/statement/get-statement';

/** GET /user/ledger: a member's own coin statement. */
export function registerStatementRoutes(app: Api): void {
  app.openapi(read, async (c) => {
    const statement = await getStatement(c.var.ctx, {
      owner: c.var.member.user,
      input: c.req.valid('query'),
    });
    return c.json({ status: true, ...statement }, 200);
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
  responses: {
    200: jsonAnswer(statementAnswerSchema, 'A page of lines'),
    ...errorAnswers(...anyErrors, 401, 422),
  },
});
