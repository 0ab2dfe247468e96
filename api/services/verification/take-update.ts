import type { ServiceContext } from '../../context';
import { ServiceError } from '../../service-error';
import { isSameHash } from './code-hash';

/** Takes an update that Telegram sends to the webhook: 403 unless it says the secret that was agreed on. */
export async function takeUpdate(
  { telegram, log }: ServiceContext,
  { secret, update }: { readonly secret: string; readonly update: unknown },
): Promise<void> {
  const expected = telegram?.webhookSecret ?? null;
  if (!telegram || expected === null || !isSameHash(secret, expected)) {
    log.warn({ event: 'webhook_refused' }, 'an update of Telegram without its secret');
    throw new ServiceError('forbidden');
  }
  await telegram.handleUpdate(update);
}
