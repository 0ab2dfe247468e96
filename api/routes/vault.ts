import { createRoute } from '@hono/zod-openapi';
import { marketItemParamsSchema } from '@/contract/market';
import { addCodesAnswerSchema, addCodesInputSchema, vaultAnswerSchema } from '@/contract/vault';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { audited } from '../http/audited';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { lookAtStock } from '../services/desk/audit/looks';
import { addCodes } from '../services/vault/add-codes';
import { listVault } from '../services/vault/list-vault';

/** The vault of the market's codes, for admins: how many there are, and more of them. Nobody reads one here. */
export function registerVaultRoutes(app: Api): void {
  app.openapi(list, async (c) => c.json({ status: true, data: await listVault(c.var.ctx) }, 200));
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
  path: '/vault',
  tags: ['market'],
  summary: 'For admins: the items whose codes lie in the vault, with how many are left and given',
  security,
  middleware: [requireMember, requireAdmin] as const,
  responses: answers(vaultAnswerSchema, 'The items, those with the fewest codes left first', 401),
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
