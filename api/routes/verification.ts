import { createRoute, z } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import {
  phoneAnswerSchema,
  phoneCodeInputSchema,
  phoneInputSchema,
  telegramLinkAnswerSchema,
  telegramLoginInputSchema,
  unlinkTelegramInputSchema,
  verificationAnswerSchema,
} from '@/contract/verification';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { getVerification } from '../services/verification/get-verification';
import { linkByLogin } from '../services/verification/link-by-login';
import { makeLink } from '../services/verification/make-link';
import { requestCode } from '../services/verification/request-code';
import { takeUpdate } from '../services/verification/take-update';
import { unlinkTelegram } from '../services/verification/unlink-telegram';
import { verifyPhone } from '../services/verification/verify-phone';

/** A member's phone and Telegram account: how they stand, and how they are verified. */
export function registerVerificationRoutes(app: Api): void {
  app.openapi(read, async (c) =>
    c.json({ status: true, data: await getVerification(c.var.ctx, c.var.member) }, 200),
  );
  app.openapi(sendCode, async (c) => {
    const data = await requestCode(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(verify, async (c) => {
    await verifyPhone(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
  app.openapi(link, async (c) =>
    c.json({ status: true, data: await makeLink(c.var.ctx, c.var.member) }, 200),
  );
  app.openapi(logIn, async (c) => {
    await linkByLogin(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
  app.openapi(unlink, async (c) => {
    await unlinkTelegram(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
  app.openapi(webhook, async (c) => {
    const secret = c.req.header('x-telegram-bot-api-secret-token') ?? '';
    await takeUpdate(c.var.ctx, { secret, update: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
}

const tags = ['verification'];
const security = [{ client: [], bearer: [] }];
const writeErrors = [...anyErrors, ...bodyErrors, 401, 429] as const;

const read = createRoute({
  method: 'get',
  path: '/user/verification',
  tags,
  summary: 'How the member’s phone and Telegram account stand',
  security,
  middleware: [requireMember] as const,
  responses: answers(verificationAnswerSchema, 'Both', 401),
});

const sendCode = createRoute({
  method: 'post',
  path: '/user/phone',
  tags,
  summary: 'Send a code to a number',
  security,
  middleware: [requireMember, jsonBody] as const,
  request: { body: jsonInput(phoneInputSchema) },
  responses: { 200: jsonAnswer(phoneAnswerSchema, 'On its way'), ...errorAnswers(...writeErrors) },
});

const verify = createRoute({
  method: 'post',
  path: '/user/phone/verify',
  tags,
  summary: 'Verify the number with the code that went to it',
  security,
  middleware: [requireMember, jsonBody] as const,
  request: { body: jsonInput(phoneCodeInputSchema) },
  responses: { 200: jsonAnswer(statusSchema, 'Verified'), ...errorAnswers(...writeErrors) },
});

const link = createRoute({
  method: 'post',
  path: '/user/telegram/link',
  tags,
  summary: 'A link to the bot with a code that works once',
  security,
  middleware: [requireMember] as const,
  responses: answers(telegramLinkAnswerSchema, 'The link', 401, 404, 429),
});

const logIn = createRoute({
  method: 'post',
  path: '/user/telegram/login',
  tags,
  summary: 'Link the Telegram account of a signed login',
  security,
  middleware: [requireMember, jsonBody] as const,
  request: { body: jsonInput(telegramLoginInputSchema) },
  responses: { 200: jsonAnswer(statusSchema, 'Linked'), ...errorAnswers(...writeErrors, 404) },
});

const unlink = createRoute({
  method: 'post',
  path: '/user/telegram/unlink',
  tags,
  summary: 'Let the Telegram account go',
  security,
  middleware: [requireMember, jsonBody] as const,
  request: { body: jsonInput(unlinkTelegramInputSchema) },
  responses: { 200: jsonAnswer(statusSchema, 'Unlinked'), ...errorAnswers(...writeErrors, 409) },
});

const webhook = createRoute({
  method: 'post',
  path: '/telegram/webhook',
  tags,
  summary: 'An update of Telegram, with the secret it was given',
  middleware: [jsonBody] as const,
  request: { body: jsonInput(z.looseObject({ update_id: z.number() })) },
  responses: answers(statusSchema, 'Taken', ...bodyErrors),
});
