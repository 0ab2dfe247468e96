import { createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  affiliateInputSchema,
  complaintInputSchema,
  depositInputSchema,
  winInputSchema,
} from '@/contract/claim-inputs';
import { type ClaimStateWire, claimStateAnswerSchema, claimStateSchema } from '@/contract/claims';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { objectionInputSchema } from '@/contract/number-origins';
import { noCaptcha } from '../captcha';
import type { Writing } from '../context';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { type MemberEnv, requireKeyedMember, requireMemberEvenPaused } from '../http/require-member';
import { assertHuman } from '../services/accounts/assert-human';
import { submitAffiliate } from '../services/claims/submit-affiliate';
import { complaintOnce } from '../services/claims/submit-complaint';
import { submitDeposit } from '../services/claims/submit-deposit';
import { submitObjection } from '../services/claims/submit-objection';
import { submitWin } from '../services/claims/submit-win';

/** POST /claims/{kind} for each kind that members hand in; each has effect once for its Idempotency-Key. */
export function registerClaimRoutes(app: Api): void {
  app.openapi(deposit, async (c) => {
    const [{ id }, input] = [c.var.member.user, c.req.valid('json')];
    const run = (writing: Writing) => submitDeposit(writing, { userId: id, input });
    return c.json({ status: true, data: await handIn(c, run) }, 201);
  });
  app.openapi(win, async (c) => {
    const [{ id }, input] = [c.var.member.user, c.req.valid('json')];
    const run = (writing: Writing) => submitWin(writing, { userId: id, input });
    return c.json({ status: true, data: await handIn(c, run) }, 201);
  });
  app.openapi(affiliate, async (c) => {
    const [{ id }, input] = [c.var.member.user, c.req.valid('json')];
    const run = (writing: Writing) => submitAffiliate(writing, { userId: id, input });
    return c.json({ status: true, data: await handIn(c, run) }, 201);
  });
  app.openapi(objection, async (c) => {
    const [{ id }, input] = [c.var.member.user, c.req.valid('json')];
    const run = (writing: Writing) => submitObjection(writing, { userId: id, input });
    return c.json({ status: true, data: await handIn(c, run) }, 201);
  });
  app.openapi(complaint, async (c) => {
    const [{ id }, input] = [c.var.member.user, c.req.valid('json')];
    const { limits, captcha } = c.var.ctx;
    const isAsked = captcha !== noCaptcha;
    // Whoever is asked whether this is a person is asked after the count, and while no transaction waits.
    if (isAsked) await limits.claimSubmit.take(id);
    if (isAsked) await assertHuman(c.var.ctx, input['g-recaptcha-response']);
    const use = isAsked ? undefined : limits.claimSubmit.use(id);
    const data = await idempotent(c, { ...complaintOnce({ userId: id, input }), use });
    return c.json({ status: true, data }, 201);
  });
}

function handIn(
  c: Pick<Context<MemberEnv>, 'req' | 'var'>,
  run: (writing: Writing) => Promise<ClaimStateWire>,
): Promise<ClaimStateWire> {
  const use = c.var.ctx.limits.claimSubmit.use(c.var.member.user.id);
  return idempotent(c, { answer: claimStateSchema, run, use });
}

const deposit = submission('/claims/deposit', depositInputSchema, 'Hand in a deposit that earns tickets');
const win = submission('/claims/win', winInputSchema, 'Hand in a win');
const affiliate = submission('/claims/affiliate', affiliateInputSchema, 'Ask to come under the code');
const objection = submission(
  '/claims/objection',
  objectionInputSchema,
  'Object to a line of a race, a tournament, a hunt or a leaderboard',
);
const complaint = submission(
  '/claims/complaint',
  complaintInputSchema,
  'Open a complaint or a suggestion',
  requireMemberEvenPaused,
);

function submission<P extends string, T extends z.ZodType>(
  path: P,
  input: T,
  summary: string,
  member = requireKeyedMember,
) {
  return createRoute({
    method: 'post',
    path,
    tags: ['claims'],
    summary,
    security: [{ client: [], bearer: [] }],
    middleware: [member, claimingMember, jsonBody] as const,
    request: { headers: idempotencyHeadersSchema, body: jsonInput(input) },
    responses: {
      201: jsonAnswer(claimStateAnswerSchema, 'Handed in'),
      ...errorAnswers(...anyErrors, ...bodyErrors, 401, 409, 429),
    },
  });
}
