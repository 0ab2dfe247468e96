import { createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  adjustmentInputSchema,
  type MemberStepWire,
  memberIdParamsSchema,
  memberNoteInputSchema,
  memberReasonInputSchema,
  memberStepAnswerSchema,
  memberStepSchema,
  sanctionInputSchema,
  verificationGrantInputSchema,
  verificationResetInputSchema,
} from '@/contract/desk-member-steps';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import type { Writing } from '../context';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { type MemberEnv, requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { adjustSikke } from '../services/desk/members/adjust-sikke';
import { eraseMember } from '../services/desk/members/erase-member';
import { grantVerification } from '../services/desk/members/grant-verification';
import { endMemberSessions, noteMember, resetVerification } from '../services/desk/members/member-account';
import { liftSanction, sanctionMember } from '../services/desk/members/sanction-member';

/** What the team does about a member, below /desk/members/{id}. */
export function registerDeskMemberStepRoutes(app: Api): void {
  app.openapi(adjustment, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(await once(c, (writing, { id }) => adjustSikke(writing, { ...asked, actorId: id })), 201);
  });
  app.openapi(sanction, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(await once(c, (writing, actor) => sanctionMember(writing, { ...asked, actor })), 201);
  });
  app.openapi(lift, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(await once(c, (writing, actor) => liftSanction(writing, { ...asked, actor })), 201);
  });
  app.openapi(sessions, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(
      await once(c, (writing, { id }) => endMemberSessions(writing, { ...asked, actorId: id })),
      201,
    );
  });
  app.openapi(notes, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(await once(c, (writing, { id }) => noteMember(writing, { ...asked, actorId: id })), 201);
  });
  app.openapi(reset, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(
      await once(c, (writing, { id }) => resetVerification(writing, { ...asked, actorId: id })),
      201,
    );
  });
  app.openapi(grant, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(
      await once(c, (writing, { id }) => grantVerification(writing, { ...asked, actorId: id })),
      201,
    );
  });
  app.openapi(erasure, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(await once(c, (writing, { id }) => eraseMember(writing, { ...asked, actorId: id })), 201);
  });
}

type Actor = MemberEnv['Variables']['member']['user'];

async function once(
  c: Pick<Context<MemberEnv>, 'req' | 'var'>,
  step: (writing: Writing, actor: Actor) => Promise<unknown>,
) {
  const run = async (writing: Writing): Promise<MemberStepWire> =>
    toStep(await step(writing, c.var.member.user));
  return { status: true as const, data: await idempotent(c, { answer: memberStepSchema, run }) };
}

/** What a step answers; one that answers nothing is done. */
const toStep = (answer: unknown) => memberStepSchema.catch({ state: 'done' }).parse(answer);

const admins = requireRole('admin');
const team = requireRole('moderator', 'admin');

const adjustment = step('/desk/members/{id}/adjustment', {
  summary: 'For admins: give a member Sikke or take some; a large sum waits for a second admin',
  ...{ who: admins, body: adjustmentInputSchema },
});
const sanction = step('/desk/members/{id}/sanction', {
  summary: 'For the team: close an account, by moderators for seven days at most; admins also ban',
  ...{ who: team, body: sanctionInputSchema },
});
const lift = step('/desk/members/{id}/sanction/lift', {
  summary: 'For the team: open a closed account again before its end',
  ...{ who: team, body: memberReasonInputSchema },
});
const sessions = step('/desk/members/{id}/sessions-end', {
  summary: 'For admins: end every session of a member',
  ...{ who: admins, body: memberReasonInputSchema },
});
const notes = step('/desk/members/{id}/notes', {
  summary: 'For the team: note something of a member, which no page shows them',
  ...{ who: team, body: memberNoteInputSchema },
});
const reset = step('/desk/members/{id}/verification-reset', {
  summary: 'For admins: have a member prove the phone or the Telegram account anew',
  ...{ who: admins, body: verificationResetInputSchema },
});
const grant = step('/desk/members/{id}/verification', {
  summary: 'For admins: count a phone, or Telegram without an account of it, as verified',
  ...{ who: admins, body: verificationGrantInputSchema },
});
const erasure = step('/desk/members/{id}/erasure', {
  summary: 'For admins: let an account go in 14 days, which waits for a second admin',
  ...{ who: admins, body: memberReasonInputSchema },
});

interface Step<Body extends z.ZodType> {
  readonly summary: string;
  readonly who: typeof admins;
  readonly body: Body;
}

function step<Path extends string, Body extends z.ZodType>(path: Path, { summary, who, body }: Step<Body>) {
  return createRoute({
    method: 'post',
    tags: ['desk'],
    security: [{ client: [], bearer: [] }],
    middleware: [requireMember, who, jsonBody] as const,
    path,
    summary,
    request: {
      params: memberIdParamsSchema,
      headers: idempotencyHeadersSchema,
      body: jsonInput(body),
    },
    responses: {
      201: jsonAnswer(memberStepAnswerSchema, 'Done or asked for; the same for every repeat of the key'),
      ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
    },
  });
}
