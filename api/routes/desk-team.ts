import { createRoute } from '@hono/zod-openapi';
import {
  teamAnswerSchema,
  teamFactorAnswerSchema,
  teamFactorSchema,
  teamInvitationInputSchema,
  teamLinkAnswerSchema,
  teamMemberAnswerSchema,
  teamParamsSchema,
  teamQuerySchema,
  teamReasonInputSchema,
  teamRightsInputSchema,
  teamRoleAnswerSchema,
  teamRoleInputSchema,
} from '@/contract/desk-team';
import { statusSchema } from '@/contract/envelope';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { changeRights } from '../services/desk/team/change-rights';
import { changeRole } from '../services/desk/team/change-role';
import { invite } from '../services/desk/team/invite';
import { getTeamMember, listTeam } from '../services/desk/team/list-team';
import { makeResetLink } from '../services/desk/team/make-team-link';
import {
  isFactorRequiredOfTeam,
  requireFactorOfTeam,
  resetFactor,
} from '../services/desk/team/require-factor';

/** The people of the team, for admins: who is of it, what each may do, and how they get in. */
export function registerDeskTeamRoutes(app: Api): void {
  registerReads(app);
  registerLinks(app);
  app.openapi(role, async (c) => {
    const asked = { ...c.req.valid('json'), actorId: c.var.member.user.id };
    const answer = await idempotent(c, {
      answer: teamRoleAnswerSchema,
      run: async (writing) => ({ status: true, data: await changeRole(writing, asked) }),
    });
    return c.json(answer, 201);
  });
  app.openapi(rights, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json'), actorId: c.var.member.user.id };
    const run = async (writing: Parameters<typeof changeRights>[0]) => {
      await changeRights(writing, asked);
      return { status: true };
    };
    return c.json(await idempotent(c, { answer: statusSchema, run }), 201);
  });
  app.openapi(factorRemoval, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json'), actorId: c.var.member.user.id };
    const run = async (writing: Parameters<typeof resetFactor>[0]) => {
      await resetFactor(writing, asked);
      return { status: true };
    };
    return c.json(await idempotent(c, { answer: statusSchema, run }), 201);
  });
  app.openapi(requireFactor, async (c) => {
    const asked = { ...c.req.valid('json'), member: c.var.member };
    const run = async (writing: Parameters<typeof resetFactor>[0]) => {
      await requireFactorOfTeam(writing, asked);
      return { status: true };
    };
    return c.json(await idempotent(c, { answer: statusSchema, run }), 201);
  });
}

function registerReads(app: Api): void {
  app.openapi(list, async (c) => {
    const asked = { ...c.req.valid('query'), viewerId: c.var.member.user.id };
    return c.json({ status: true, ...(await listTeam(c.var.ctx, asked)) }, 200);
  });
  app.openapi(factor, async (c) => {
    const required = await isFactorRequiredOfTeam(c.var.ctx);
    return c.json({ status: true, data: { required } }, 200);
  });
  app.openapi(mate, async (c) => {
    const asked = { ...c.req.valid('param'), viewerId: c.var.member.user.id };
    return c.json({ status: true, data: await getTeamMember(c.var.ctx, asked) }, 200);
  });
}

/** What answers a link is not kept for a repeat: a secret stands in no stored answer. A repeat makes another link, and the one before works no more. */
function registerLinks(app: Api): void {
  app.openapi(invitation, async (c) => {
    const asked = { ...c.req.valid('json'), actorId: c.var.member.user.id };
    return c.json({ status: true, data: await invite(c.var.ctx, asked) }, 200);
  });
  app.openapi(resetLink, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json'), actorId: c.var.member.user.id };
    return c.json({ status: true, data: await makeResetLink(c.var.ctx, asked) }, 200);
  });
}

const usual = { tags: ['desk'], security: [{ client: [], bearer: [] }] };
const admins = requireRole('admin');
const keyed = { headers: idempotencyHeadersSchema };
const refusals = errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409);
const saved = { 201: jsonAnswer(statusSchema, 'Done; the same for every repeat of the key'), ...refusals };

const list = createRoute({
  ...usual,
  method: 'get',
  middleware: [requireMember, admins] as const,
  path: '/desk/team',
  summary: 'For admins: who is of the team, the latest account first',
  request: { query: teamQuerySchema },
  responses: answers(teamAnswerSchema, 'A page of the team', 401, 422),
});

const factor = createRoute({
  ...usual,
  method: 'get',
  middleware: [requireMember, admins] as const,
  path: '/desk/team/second-factor',
  summary: 'For admins: whether the whole team needs a second factor',
  responses: answers(teamFactorAnswerSchema, 'Whether it does', 401),
});

const mate = createRoute({
  ...usual,
  method: 'get',
  middleware: [requireMember, admins] as const,
  path: '/desk/team/{id}',
  summary: 'For admins: somebody of the team',
  request: { params: teamParamsSchema },
  responses: answers(teamMemberAnswerSchema, 'The person', 401, 404),
});

const role = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, admins, jsonBody] as const,
  path: '/desk/roles',
  summary: 'For admins: give somebody a role or take it; their sessions end',
  request: { ...keyed, body: jsonInput(teamRoleInputSchema) },
  responses: { 201: jsonAnswer(teamRoleAnswerSchema, 'Done, or asked of a second admin'), ...refusals },
});

const invitation = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, admins, jsonBody] as const,
  path: '/desk/invitations',
  summary: 'For admins: an account of the team and the link to its first password, which is shown once',
  request: { body: jsonInput(teamInvitationInputSchema) },
  responses: answers(teamLinkAnswerSchema, 'The link', ...bodyErrors, 401),
});

const resetLink = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, admins, jsonBody] as const,
  path: '/desk/team/{id}/reset-links',
  summary: 'For admins: a link to a new password of somebody of the team, which is shown once',
  request: { params: teamParamsSchema, body: jsonInput(teamReasonInputSchema) },
  responses: answers(teamLinkAnswerSchema, 'The link', ...bodyErrors, 401, 404),
});

const rights = createRoute({
  ...usual,
  method: 'put',
  middleware: [requireMember, admins, jsonBody] as const,
  path: '/desk/team/{id}/rights',
  summary: 'For admins: what an editor or moderator may do beside the role, and what not',
  request: { ...keyed, params: teamParamsSchema, body: jsonInput(teamRightsInputSchema) },
  responses: saved,
});

const factorRemoval = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, admins, jsonBody] as const,
  path: '/desk/team/{id}/second-factor/removal',
  summary: 'For admins: take a lost second factor from somebody of the team; their sessions end',
  request: { ...keyed, params: teamParamsSchema, body: jsonInput(teamReasonInputSchema) },
  responses: saved,
});

const requireFactor = createRoute({
  ...usual,
  method: 'put',
  middleware: [requireMember, admins, jsonBody] as const,
  path: '/desk/team/second-factor',
  summary: 'For admins: whether the whole team needs a second factor',
  request: { ...keyed, body: jsonInput(teamFactorSchema) },
  responses: saved,
});
