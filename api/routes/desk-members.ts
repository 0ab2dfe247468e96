import { createRoute } from '@hono/zod-openapi';
import { deskMemberAnswerSchema, timelineAnswerSchema, timelineQuerySchema } from '@/contract/desk-member';
import { memberIdParamsSchema } from '@/contract/desk-member-steps';
import { memberQuerySchema, memberRowsAnswerSchema } from '@/contract/desk-members';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { getMember } from '../services/desk/members/get-member';
import { listTimeline } from '../services/desk/members/list-timeline';
import { searchMembers } from '../services/desk/members/search-members';

/** Members as the team looks them up, below /desk/members. */
export function registerDeskMemberRoutes(app: Api): void {
  app.openapi(search, async (c) => {
    const asked = { ...c.req.valid('query'), permission: c.var.member.user.permission };
    return c.json({ status: true, ...(await searchMembers(c.var.ctx, asked)) }, 200);
  });
  app.openapi(one, async (c) => {
    const asked = { ...c.req.valid('param'), viewer: c.var.member.user };
    return c.json({ status: true, data: await getMember(c.var.ctx, asked) }, 200);
  });
  app.openapi(timeline, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query'), viewer: c.var.member.user };
    return c.json({ status: true, ...(await listTimeline(c.var.ctx, asked)) }, 200);
  });
}

const team = requireRole('moderator', 'admin');
const security = [{ client: [], bearer: [] }];

const search = createRoute({
  method: 'get',
  path: '/desk/members',
  tags: ['desk'],
  summary:
    'For the team: members, newest first or by what they are called and reached by; masked for who is no admin',
  security,
  middleware: [requireMember, team] as const,
  request: { query: memberQuerySchema },
  responses: answers(memberRowsAnswerSchema, 'A page of members', 401, 422),
});

const one = createRoute({
  method: 'get',
  path: '/desk/members/{id}',
  tags: ['desk'],
  summary: 'For the team: a member, how the account stands, and what hints at other accounts',
  security,
  middleware: [requireMember, team] as const,
  request: { params: memberIdParamsSchema },
  responses: answers(deskMemberAnswerSchema, 'The member', 401, 404),
});

const timeline = createRoute({
  method: 'get',
  path: '/desk/members/{id}/timeline',
  tags: ['desk'],
  summary: 'For the team: what a member did and what was done about them, the latest first',
  security,
  middleware: [requireMember, team] as const,
  request: { params: memberIdParamsSchema, query: timelineQuerySchema },
  responses: answers(timelineAnswerSchema, 'A page of the timeline', 401, 404, 422),
});
