import { createRoute, z } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import { slugSchema } from '@/contract/slug';
import {
  matchResultInputSchema,
  stageInputSchema,
  tournamentCancelInputSchema,
} from '@/contract/tournament-results';
import { transact } from '../db/transact';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { audited } from '../http/audited';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { lookAtMatch, lookAtTournament } from '../services/desk/audit/looks';
import { cancelTournament } from '../services/tournaments/cancel-tournament';
import { recordMatch } from '../services/tournaments/record-match';
import { setStage } from '../services/tournaments/set-stage';

/** What the team does with tournaments: the match that is played now, results of matches, and the end before the end. */
export function registerTournamentResultRoutes(app: Api): void {
  app.openapi(record, async (c) => {
    const [{ slug }, input] = [c.req.valid('param'), c.req.valid('json')];
    const { round, index, is_correction: isCorrection } = input;
    const actorId = c.var.member.user.id;
    const reason = isCorrection ? 'Maç sonucu düzeltildi.' : 'Maç sonucu girildi.';
    const look = lookAtMatch(slug, input);
    const entry = { actorId, action: 'match_recorded', subject: `tournaments:${slug}`, look } as const;
    await audited(c.var.ctx, { ...entry, after: input, reason }, (ctx) => recordMatch(ctx, { slug, input }));
    c.var.ctx.log.info({ event: 'match_recorded', slug, round, index, actorId }, 'match recorded');
    return c.json({ status: true }, 200);
  });
  app.openapi(stage, async (c) => {
    const { ctx, member } = c.var;
    const asked = { ...c.req.valid('json'), ...c.req.valid('param'), actorId: member.user.id };
    await transact(ctx.db, (tx) => setStage({ ...ctx, tx }, asked));
    return c.json({ status: true }, 200);
  });
  app.openapi(cancel, async (c) => {
    const [{ slug }, input] = [c.req.valid('param'), c.req.valid('json')];
    const actorId = c.var.member.user.id;
    const what = { action: 'tournament_cancelled', subject: `tournaments:${slug}` } as const;
    const entry = { ...what, actorId, after: {}, look: lookAtTournament(slug) };
    await audited(c.var.ctx, { ...entry, ...input }, (ctx) => cancelTournament(ctx, { slug, input }));
    c.var.ctx.log.info({ event: 'tournament_cancelled', slug, actorId }, 'tournament cancelled');
    return c.json({ status: true }, 200);
  });
}

const usual = {
  tags: ['tournaments'],
  security: [{ client: [], bearer: [] }],
  responses: answers(statusSchema, 'Done', ...bodyErrors, 401, 404, 409),
};
const forTeam = requireRole('moderator', 'admin');
const params = z.object({ slug: slugSchema });

const record = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, forTeam, jsonBody] as const,
  path: '/tournaments/{slug}/matches',
  summary: 'How a match of a running bracket ended; the players who meet next are told',
  request: { params, body: jsonInput(matchResultInputSchema) },
});

const stage = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, forTeam, jsonBody] as const,
  path: '/tournaments/{slug}/stage',
  summary: 'Which match of a running bracket is played now, in place of the one that was; null for none',
  request: { params, body: jsonInput(stageInputSchema) },
});

const cancel = createRoute({
  ...usual,
  method: 'post',
  middleware: [requireMember, forTeam, jsonBody] as const,
  path: '/tournaments/{slug}/cancellation',
  summary: 'Cancels a tournament and gives back what the entries cost',
  request: { params, body: jsonInput(tournamentCancelInputSchema) },
});
