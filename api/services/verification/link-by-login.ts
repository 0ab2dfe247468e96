import { createHmac } from 'node:crypto';
import type { TelegramLoginInput } from '@/contract/verification';
import type { ServiceContext } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { invalidField, ServiceError } from '../../service-error';
import type { Member } from '../sessions/authenticate';
import { isSameHash } from './code-hash';
import { linkTelegram, type TelegramLink } from './link-telegram';

/** How old a payload may be, and how far ahead of our clock; seconds (T-AU-15). */
const maxAgeS = 24 * 60 * 60;
const maxAheadS = 60;

/**
 * Links the Telegram account that a signed login payload names (core.telegram.org/widgets/login). 422 on `hash`: `invalid` for one that this bot's
 * token did not sign, `expired` for one that is too old, from the future or was used before; on `telegram`: `unique` for an account that is
 * another member's, `used_up` for one that went on to another member before. 404 while no bot is connected.
 */
export async function linkByLogin(
  ctx: ServiceContext,
  { member: { user }, input }: { readonly member: Member; readonly input: TelegramLoginInput },
): Promise<void> {
  if (ctx.telegram === null) throw new ServiceError('not_found');
  const { hash, ...signed } = input;
  if (!isSameHash(hash.toLowerCase(), computeSignature(signed, ctx.telegram.loginKey))) {
    ctx.log.warn({ event: 'telegram_forged', userId: user.id }, 'a login of Telegram is not signed by it');
    throw invalidField('hash', 'invalid');
  }
  const ageS = ctx.clock.now() / 1000 - input.auth_date;
  if (ageS > maxAgeS || ageS < -maxAheadS) throw invalidField('hash', 'expired');
  if (!(await ctx.limits.telegramPayload.allows(hash.toLowerCase()))) throw invalidField('hash', 'expired');
  const telegramName = typeof input.username === 'string' ? input.username : null;
  await store(ctx, { userId: user.id, telegramId: input.id, telegramName });
  ctx.log.info({ event: 'telegram_linked', userId: user.id, by: 'login' }, 'Telegram linked');
}

async function store({ db, clock }: ServiceContext, link: TelegramLink): Promise<void> {
  try {
    await db.transaction((tx) => linkTelegram(tx, clock, link));
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('telegram', 'unique');
    throw error;
  }
}

/** HMAC-SHA-256, in hex, over `name=value` lines in the order of the names. */
function computeSignature(fields: Readonly<Record<string, unknown>>, key: Uint8Array): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex');
}
