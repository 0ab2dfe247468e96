import { createRoute } from '@hono/zod-openapi';
import { type FigureSubject, figureAnswerSchemas, figureQuerySchema } from '@/contract/desk-figures';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { claimFigures } from '../services/desk/figures/claim-figures';
import { clickFigures } from '../services/desk/figures/click-figures';
import { coinFigures } from '../services/desk/figures/coin-figures';
import { memberFigures } from '../services/desk/figures/member-figures';
import { orderFigures } from '../services/desk/figures/order-figures';

/** What the site came to over some days, below /desk/figures. */
export function registerDeskFigureRoutes(app: Api): void {
  app.openapi(members, async (c) =>
    c.json({ status: true, data: await memberFigures(c.var.ctx, c.req.valid('query').days) }, 200),
  );
  app.openapi(coins, async (c) =>
    c.json({ status: true, data: await coinFigures(c.var.ctx, c.req.valid('query').days) }, 200),
  );
  app.openapi(clicks, async (c) =>
    c.json({ status: true, data: await clickFigures(c.var.ctx, c.req.valid('query').days) }, 200),
  );
  app.openapi(claims, async (c) => {
    const asked = { viewer: c.var.member.user, span: c.req.valid('query').days };
    return c.json({ status: true, data: await claimFigures(c.var.ctx, asked) }, 200);
  });
  app.openapi(orders, async (c) =>
    c.json({ status: true, data: await orderFigures(c.var.ctx, c.req.valid('query').days) }, 200),
  );
}

const members = figureRoute('members', ['moderator', 'admin'], 'New and active members by day');
const coins = figureRoute('coins', ['admin'], 'Sikke made, spent and outstanding by day, and by reason');
const clicks = figureRoute('clicks', ['editor', 'admin'], 'Clicks by sponsor and day');
const claims = figureRoute(
  'claims',
  ['editor', 'moderator', 'admin'],
  'Claims by kind, state and day, and how long their decisions took; of the kinds that the viewer decides',
);
const orders = figureRoute('orders', ['moderator', 'admin'], 'Orders made, delivered and cancelled by day');

function figureRoute<Subject extends FigureSubject>(
  subject: Subject,
  roles: readonly string[],
  summary: string,
) {
  const answer: (typeof figureAnswerSchemas)[Subject] = figureAnswerSchemas[subject];
  return createRoute({
    method: 'get',
    path: `/desk/figures/${subject}`,
    tags: ['desk'],
    summary,
    security: [{ client: [], bearer: [] }],
    middleware: [requireMember, requireRole(...roles)] as const,
    request: { query: figureQuerySchema },
    responses: answers(answer, 'The figures', 401, 422),
  });
}
