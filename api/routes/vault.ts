import { createRoute } from '@hono/zod-openapi';
import { marketItemParamsSchema } from '@/contract/market';
import {
  addCodesAnswerSchema,
  addCodesInputSchema,
  stockAnswerSchema,
  stockQuerySchema,
} from '@/contract/vault';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { audited } from '../http/audited';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { lookAtStock } from '../services/desk/audit/looks';
import { addCodes } from '../services/vault/add-codes';
import { listStock } from '../services/vault/list-stock';

/** The stock of the market and the vault of its codes, for admins: how many there are, and more of them. Nobody reads one here. */
export function registerVaultRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, ...(await listStock(c.var.ctx, c.req.valid('query'))) }, 200),
  );
  app.openapi(fill, async (c) => {
    const actorId = c.var.member.user.id;
    const filled = { ...c.req.valid('param'), ...c.req.valid('json'), actorId };
    // How many, never which: nobody reads a code of the vault again.
    const what = { action: 'codes_added', subject: `market_items:${filled.slug}` } as const;
    const look = lookAtStock(filled.slug);
    const after = { added: filled.codes.length };
    const entry = { ...what, actorId, look, after, reason: 'Kasaya kod eklendi.' };
    const data = await audited(c.var.ctx, entry, (ctx) => addCodes(ctx, filled));
    return c.json({ status: true, data }, 200);
  });
}

const security = [{ client: [], bearer: [] }];
const requireAdmin = requireRole('admin');

const list = createRoute({
  method: 'get',
  path: '/desk/market',
  tags: ['desk'],
  summary:
    'For admins: the items of the market with their stock, the codes of their vault, and the orders that wait',
  security,
  middleware: [requireMember, requireAdmin] as const,
  request: { query: stockQuerySchema },
  responses: answers(stockAnswerSchema, 'A page of items, the newest first', 401, 422),
});

const fill = createRoute({
  method: 'post',
  path: '/market/{slug}/codes',
  tags: ['market'],
  summary: 'For admins: put codes into the vault of an item and onto its stock, all of them or none',
  security,
  middleware: [requireMember, requireAdmin, jsonBody] as const,
  request: { params: marketItemParamsSchema, body: jsonInput(addCodesInputSchema) },
  responses: answers(addCodesAnswerSchema, 'How many were added', ...bodyErrors, 401, 404),
});
