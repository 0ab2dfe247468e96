import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import {
  newOverlayLinkAnswerSchema,
  newOverlayLinkInputSchema,
  overlayDigestParamsSchema,
  overlayLinkAnswerSchema,
  overlayLinkParamsSchema,
  overlayLinksAnswerSchema,
  overlayLinksQuerySchema,
} from '@/contract/overlays';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { audited, type Decision } from '../http/audited';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { findLink } from '../services/overlays/find-link';
import { listLinks } from '../services/overlays/list-links';
import { makeLink } from '../services/overlays/make-link';
import { revokeLink } from '../services/overlays/revoke-link';

/** The links by which streaming programs show overlays: whether one is good, and how the team makes and ends them. */
export function registerOverlayRoutes(app: Api): void {
  app.openapi(find, async (c) => {
    await findLink(c.var.ctx, c.req.valid('param'));
    return c.json({ status: true }, 200);
  });
  app.openapi(list, async (c) =>
    c.json({ status: true, ...(await listLinks(c.var.ctx, c.req.valid('query'))) }, 200),
  );
  app.openapi(make, async (c) => {
    const [actorId, { name }] = [c.var.member.user.id, c.req.valid('json')];
    const entry = ({ id }: { readonly id: number }): Decision => ({
      ...{ actorId, subject: `overlay_links:${id}`, after: { name } },
      ...{ action: 'overlay_link_made', reason: 'Katman bağlantısı hazırlandı.' },
    });
    const data = await audited(c.var.ctx, entry, (ctx) => makeLink(ctx, { actorId, name }));
    return c.json({ status: true, data }, 200);
  });
  app.openapi(revoke, async (c) => {
    const [actorId, id] = [c.var.member.user.id, Number(c.req.valid('param').id)];
    const entry: Decision = {
      ...{ actorId, subject: `overlay_links:${id}`, before: { good: true }, after: { good: false } },
      ...{ action: 'overlay_link_revoked', reason: 'Katman bağlantısı iptal edildi.' },
    };
    const data = await audited(c.var.ctx, entry, (ctx) => revokeLink(ctx, { id }));
    return c.json({ status: true, data }, 200);
  });
}

const desk = { tags: ['desk'], security: [{ client: [], bearer: [] }] };
const team = requireRole('admin', 'moderator');

const find = createRoute({
  method: 'get',
  path: '/overlays/{digest}',
  tags: ['overlays'],
  summary: 'Whether a link of the overlays is good, by the digest of its token',
  request: { params: overlayDigestParamsSchema },
  responses: answers(statusSchema, 'It is', 404),
});

const list = createRoute({
  ...desk,
  method: 'get',
  middleware: [requireMember, team] as const,
  path: '/desk/overlays',
  summary: 'For the team: the links of the overlays, the newest first; never a token',
  request: { query: overlayLinksQuerySchema },
  responses: answers(overlayLinksAnswerSchema, 'A page of links', 401, 422),
});

const make = createRoute({
  ...desk,
  method: 'post',
  path: '/desk/overlays',
  middleware: [requireMember, team, jsonBody] as const,
  summary: 'For the team: a new link of the overlays; this answer is the one time its token is shown',
  request: { body: jsonInput(newOverlayLinkInputSchema) },
  responses: answers(newOverlayLinkAnswerSchema, 'Made', ...bodyErrors, 401, 409),
});

const revoke = createRoute({
  ...desk,
  method: 'post',
  middleware: [requireMember, team] as const,
  path: '/desk/overlays/{id}/revocation',
  summary: 'For the team: end a link of the overlays; what is open by it goes empty',
  request: { params: overlayLinkParamsSchema },
  responses: answers(overlayLinkAnswerSchema, 'The ended link', 401, 404, 409),
});
