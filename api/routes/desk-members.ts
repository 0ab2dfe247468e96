import { createRoute } from '@hono/zod-openapi';
import { memberQuerySchema, memberRowsAnswerSchema } from '@/contract/desk-members';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { searchMembers } from '../services/desk/members/search-members';

/** Members as the team looks them up, below /desk/members. */
export function registerDeskMemberRoutes(app: Api): void {
  app.openapi(search, async (c) => {
    const asked = { ...c.req.valid('query'), permission: c.var.member.user.permission };
    return c.json({ status: true, ...(await searchMembers(c.var.ctx, asked)) }, 200);
  });
}

const search = createRoute({
  method: 'get',
  path: '/desk/members',
  tags: ['desk'],
  summary:
    'For the team: members, newest first or by what they are called and reached by; masked for who is no admin',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, requireRole('moderator', 'admin')] as const,
  request: { query: memberQuerySchema },
  responses: answers(memberRowsAnswerSchema, 'A page of members', 401, 422),
});
