import { statusSchema } from '@/contract/envelope';
import { callUpstream } from '@/lib/upstream/call';
import { json } from './answer';
import { answering } from './answering';
import { BffError } from './bff-error';
import { readJsonBody } from './json-body';
import type { Handler } from './route';

/**
 * Passes an update of Telegram on to the upstream, which alone knows the secret. It comes from no page of ours, so nothing is asked about
 * where it started; a header that cannot be a secret is 403 here already, and no session is looked at.
 */
export const takeTelegramUpdate: Handler = (request) =>
  answering(request, async ({ caller }) => {
    const webhookSecret = request.headers.get('x-telegram-bot-api-secret-token') ?? '';
    if (!/^[\w-]{16,256}$/.test(webhookSecret)) throw new BffError('forbidden');
    const body = await readJsonBody(request);
    const call = { method: 'POST', path: '/telegram/webhook', answer: statusSchema } as const;
    return json(
      await callUpstream({
        ...call,
        body,
        caller,
        proof: { 'x-telegram-bot-api-secret-token': webhookSecret },
      }),
    );
  });
