import { createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  type CorrectionWire,
  correctionAnswerSchema,
  correctionSchema,
  deskIdParamsSchema,
  reversalInputSchema,
  voidTicketsInputSchema,
} from '@/contract/desk';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { slugParamsSchema } from '@/contract/slug';
import type { Writing } from '../context';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { type MemberEnv, requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { reverseDeposit } from '../services/desk/reverse-deposit';
import { reverseLedgerLine } from '../services/desk/reverse-ledger-line';
import { voidTickets } from '../services/desk/void-tickets';

/** What admins take back by hand: a line of the ledger, an approved deposit, tickets. Each leaves a row in the audit log. */
export function registerDeskCorrectionRoutes(app: Api): void {
  app.openapi(line, async (c) => {
    const asked = { id: Number(c.req.valid('param').id), ...c.req.valid('json') };
    return c.json(
      await once(c, (writing, actorId) => reverseLedgerLine(writing, { ...asked, actorId })),
      201,
    );
  });
  app.openapi(deposit, async (c) => {
    const asked = { id: Number(c.req.valid('param').id), ...c.req.valid('json') };
    return c.json(await once(c, (writing, actorId) => reverseDeposit(writing, { ...asked, actorId })), 201);
  });
  app.openapi(voids, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await once(c, (writing, actorId) => voidTickets(writing, { ...asked, actorId })), 201);
  });
}

async function once(
  c: Pick<Context<MemberEnv>, 'req' | 'var'>,
  correct: (writing: Writing, actorId: string) => Promise<CorrectionWire>,
) {
  const run = (writing: Writing) => correct(writing, c.var.member.user.id);
  return { status: true as const, data: await idempotent(c, { answer: correctionSchema, run }) };
}

const line = correction({
  path: '/desk/ledger/{id}/reversal',
  summary:
    'For admins: take a line of the ledger back with a counter-entry; a large one waits for a second one',
  params: deskIdParamsSchema,
  body: reversalInputSchema,
});
const deposit = correction({
  path: '/desk/deposits/{id}/reversal',
  summary: 'For admins: take an approved deposit and its tickets back, before the list is frozen',
  params: deskIdParamsSchema,
  body: reversalInputSchema,
});
const voids = correction({
  path: '/desk/raffles/{slug}/voids',
  summary: 'For admins: take tickets of a draw back, all that are named or none, before the list is frozen',
  params: slugParamsSchema,
  body: voidTicketsInputSchema,
});

interface CorrectionRoute<Path extends string, Params extends z.ZodObject, Body extends z.ZodObject> {
  readonly path: Path;
  readonly summary: string;
  readonly params: Params;
  readonly body: Body;
}

function correction<Path extends string, Params extends z.ZodObject, Body extends z.ZodObject>(
  route: CorrectionRoute<Path, Params, Body>,
) {
  const { path, summary, params, body } = route;
  return createRoute({
    method: 'post',
    tags: ['desk'],
    security: [{ client: [], bearer: [] }],
    middleware: [requireMember, requireRole('admin'), jsonBody] as const,
    path,
    summary,
    request: { params, headers: idempotencyHeadersSchema, body: jsonInput(body) },
    responses: {
      201: jsonAnswer(correctionAnswerSchema, 'Done or asked for; the same for every repeat of the key'),
      ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
    },
  });
}
