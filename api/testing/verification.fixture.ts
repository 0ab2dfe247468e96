import { createHash, createHmac, randomUUID } from 'node:crypto';
import { phoneCodes } from '../db/schema/phone-codes';
import { codeHash } from '../services/verification/code-hash';
import type { Sms } from '../sms/sms';
import type { Telegram } from '../telegram';
import type { TestApp } from './app.fixture';
import { botName, botToken } from './telegram-server.fixture';

/** What the bot of the suites that walk the table of operations is told with each update. */
export const webhookSecret = 'a-webhook-secret-of-our-own';

/** A connected bot that does nothing with updates, for suites that are not about the bot. */
export const quietBot: Telegram = {
  botName: () => botName,
  botId: botToken.split(':')[0] ?? '',
  loginKey: createHash('sha256').update(botToken).digest(),
  webhookSecret,
  write: async () => true,
  post: async () => ({ isPosted: true }),
  handleUpdate: async () => undefined,
};

/** A service that takes every message, for suites that are not about the sending. */
export const quietSms: Sms = { countryCodes: ['90'], send: async () => undefined };

/** A login payload as Telegram signs it for this bot. */
export function signedLogin(fields: Readonly<Record<string, string | number>>, token = botToken) {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const key = createHash('sha256').update(token).digest();
  return { ...fields, hash: createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex') };
}

/** A code that went to a member's phone just now. */
export async function addPhoneCode(
  { deps, clock }: TestApp,
  { userId, phone, code }: { readonly userId: string; readonly phone: string; readonly code: string },
): Promise<void> {
  const requestId = randomUUID();
  const hash = codeHash(deps.config, requestId, code);
  const times = { createdAt: new Date(clock.now()), expiresAt: new Date(clock.now() + 600_000) };
  await deps.db.insert(phoneCodes).values({ userId, requestId, phone, codeHash: hash, ...times });
}
