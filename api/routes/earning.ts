import { createRoute } from '@hono/zod-openapi';
import {
  checkinAnswerSchema,
  checkinSchema,
  redeemInputSchema,
  redemptionAnswerSchema,
  redemptionSchema,
} from '@/contract/earning';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireKeyedMember } from '../http/require-member';
import { redeemCode } from '../services/codes/redeem-code';
import { checkIn } from '../services/points/check-in';

/** What a member earns by their own hand: the day's stamp and redeem codes. */
export function registerEarningRoutes(app: Api): void {
  app.openapi(stamp, async (c) => {
    const userId = c.var.member.user.id;
    const data = await idempotent(c, {
      answer: checkinSchema,
      run: (writing) => checkIn(writing, userId),
    });
    return c.json({ status: true, data }, 201);
  });
  app.openapi(redeem, async (c) => {
    const userId = c.var.member.user.id;
    const { code } = c.req.valid('json');
    const { redeemTry } = c.var.ctx.limits;
    await redeemTry.take(userId);
    const data = await idempotent(c, {
      answer: redemptionSchema,
      run: (writing) => redeemCode(writing, { userId, code }),
    });
    await redeemTry.giveBack(userId);
    return c.json({ status: true, data }, 201);
  });
}

const security = [{ client: [], bearer: [] }];

const stamp = createRoute({
  method: 'post',
  path: '/points/checkin',
  tags: ['points'],
  summary: 'Stamp the card for today: once a day, and the seventh stamp fills it',
  security,
  middleware: [requireKeyedMember, claimingMember] as const,
  request: { headers: idempotencyHeadersSchema },
  responses: {
    201: jsonAnswer(checkinAnswerSchema, 'The card after it'),
    ...errorAnswers(...anyErrors, 401, 409, 422),
  },
});

const redeem = createRoute({
  method: 'post',
  path: '/codes/redemption',
  tags: ['points'],
  summary: 'Redeem a code: once a member, while it runs and uses are left',
  security,
  middleware: [requireKeyedMember, claimingMember, jsonBody] as const,
  request: { headers: idempotencyHeadersSchema, body: jsonInput(redeemInputSchema) },
  responses: {
    201: jsonAnswer(redemptionAnswerSchema, 'What it brought'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 409, 429),
  },
});
