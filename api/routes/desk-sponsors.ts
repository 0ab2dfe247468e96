import { createRoute } from '@hono/zod-openapi';
import { slugParamsSchema } from '@/contract/slug';
import {
  postbackSecretAnswerSchema,
  postbackSecretInputSchema,
  sponsorReportAnswerSchema,
  sponsorReportQuerySchema,
  sponsorReportsAnswerSchema,
  sponsorReportsQuerySchema,
  trackingStateAnswerSchema,
} from '@/contract/sponsor-reports';
import { transact } from '../db/transact';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { renewSecret } from '../services/tracking/postback-secret';
import { listSponsorReports, reportSponsor } from '../services/tracking/report-sponsor';
import { findTracked, trackingState } from '../services/tracking/tracking-state';

/** What came of the ways out to sponsors, and how their systems tell of it. */
export function registerDeskSponsorRoutes(app: Api): void {
  app.openapi(report, async (c) => {
    const data = await reportSponsor(c.var.ctx, { viewer: c.var.member.user, ...c.req.valid('query') });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(reports, async (c) => {
    const data = await listSponsorReports(c.var.ctx, c.req.valid('query').days);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(state, async (c) =>
    c.json({ status: true, data: await trackingState(c.var.ctx, c.req.valid('param').slug) }, 200),
  );
  // Not kept for a repetition: the answer is a secret.
  app.openapi(secret, async (c) => {
    const { db, ...rest } = c.var.ctx;
    const { id: sponsorId } = await findTracked(db, c.req.valid('param').slug);
    const asked = { sponsorId, actorId: c.var.member.user.id, given: c.req.valid('json').secret };
    const made = await transact(db, (tx) => renewSecret({ ...rest, tx }, asked));
    return c.json({ status: true, data: { secret: made } }, 200);
  });
}

const common = { tags: ['desk'], security: [{ client: [], bearer: [] }] };

const report = createRoute({
  ...{ ...common, method: 'get', path: '/desk/sponsor-report' },
  summary: 'What came of the ways out to a sponsor, by day and source; a support role has its own sponsor’s',
  middleware: [requireMember] as const,
  request: { query: sponsorReportQuerySchema },
  responses: answers(sponsorReportAnswerSchema, 'The report', 401, 404, 422),
});

const reports = createRoute({
  ...{ ...common, method: 'get', path: '/desk/sponsor-reports' },
  summary: 'The same of every sponsor in one line',
  middleware: [requireMember, requireRole('editor', 'admin')] as const,
  request: { query: sponsorReportsQuerySchema },
  responses: answers(sponsorReportsAnswerSchema, 'The sponsors', 401, 422),
});

const state = createRoute({
  ...{ ...common, method: 'get', path: '/desk/sponsor-tracking/{slug}' },
  summary: 'How a sponsor’s postbacks come in, and what was refused of late',
  middleware: [requireMember, requireRole('admin')] as const,
  request: { params: slugParamsSchema },
  responses: answers(trackingStateAnswerSchema, 'The state', 401, 404),
});

const secret = createRoute({
  ...{ ...common, method: 'post', path: '/desk/sponsor-tracking/{slug}/secret' },
  summary: 'Give a sponsor’s postbacks another secret; the one before holds for two days more',
  middleware: [requireMember, requireRole('admin'), jsonBody] as const,
  request: { params: slugParamsSchema, body: jsonInput(postbackSecretInputSchema) },
  responses: answers(postbackSecretAnswerSchema, 'The secret, this once', ...bodyErrors, 401, 404),
});
