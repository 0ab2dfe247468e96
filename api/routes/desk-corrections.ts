import { createRoute } from '@hono/zod-openapi';
import {
  correctionAnswerSchema,
  correctionSchema,
  deskIdParamsSchema,
  reversalInputSchema,
  voidTicketsInputSchema,
} from '@/contract/desk';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { slugParamsSchema } from '@/contract/slug';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { reverseDeposit } from '../services/desk/reverse-deposit';
import { reverseLedgerLine } from '../services/desk/reverse-ledger-line';
import { voidTickets } from '../services/desk/void-tickets';

const answer = correctionSchema;

/** What admins take back by hand: a line of the ledger, an approved deposit, tickets. Each leaves a row in the audit log. */
export function registerDeskCorrectionRoutes(app: Api): void {
  app.openapi(line, async (c) => {
    const { id } = c.req.valid('param');
    const asked = { id: Number(id), ...c.req.valid('json'), actorId: c.var.member.user.id };
    const data = await idempotent(c, { answer, run: (writing) => reverseLedgerLine(writing, asked) });
    return c.json({ status: true, data }, 201);
  });
  app.openapi(deposit, async (c) => {
    const { id } = c.req.valid('param');
    const asked = { id: Number(id), ...c.req.valid('json'), actorId: c.var.member.user.id };
    const data = await idempotent(c, { answer, run: (writing) => reverseDeposit(writing, asked) });
    return c.json({ status: true, data }, 201);
  });
  app.openapi(voids, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json'), actorId: c.var.member.user.id };
    const data = await idempotent(c, { answer, run: (writing) => voidTickets(writing, asked) });
    return c.json({ status: true, data }, 201);
  });
}

const tags = ['desk'];
const security = [{ client: [], bearer: [] }];
const requireAdmin = requireRole('admin');
const responses = {
  201: jsonAnswer(correctionAnswerSchema, 'Done, or asked for; the same for every repeat of the key'),
  ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
};
const headers = idempotencyHeadersSchema;

const line = createRoute({
  method: 'post',
  tags,
  security,
  middleware: [requireMember, requireAdmin, jsonBody] as const,
  responses,
  path: '/desk/ledger/{id}/reversal',
  summary: 'For admins: take a line of the ledger back with a counter-entry; a large one takes two of them',
  request: { params: deskIdParamsSchema, headers, body: jsonInput(reversalInputSchema) },
});
const deposit = createRoute({
  method: 'post',
  tags,
  security,
  middleware: [requireMember, requireAdmin, jsonBody] as const,
  responses,
  path: '/desk/deposits/{id}/reversal',
  summary: 'For admins: take an approved deposit and its tickets back, before the list is frozen',
  request: { params: deskIdParamsSchema, headers, body: jsonInput(reversalInputSchema) },
});
const voids = createRoute({
  method: 'post',
  tags,
  security,
  middleware: [requireMember, requireAdmin, jsonBody] as const,
  responses,
  path: '/desk/raffles/{slug}/voids',
  summary: 'For admins: take tickets of a draw back, all that are named or none, before the list is frozen',
  request: { params: slugParamsSchema, headers, body: jsonInput(voidTicketsInputSchema) },
});
