import type { Logger } from 'pino';
import type { UpstreamEnv } from '../env';
import { createOutbox } from '../outbox';
import { createNetgsm } from './netgsm';
import type { Sms } from './sms';
import { createTwilio } from './twilio';

/**
 * What sends short messages: the service that SMS_PROVIDER names, the outbox file for `outbox`, and otherwise nothing, which the start-up log says
 * once: a member is not asked for a code that lies in a file. Throws where a service lacks its account.
 */
export function createSms(env: UpstreamEnv, log: Logger): Sms | null {
  const countryCodes = env.SMS_COUNTRIES;
  if (env.SMS_PROVIDER === 'netgsm') return createNetgsm(toAccount(env));
  if (env.SMS_PROVIDER === 'twilio') return createTwilio(toAccount(env), countryCodes);
  if (env.SMS_PROVIDER !== 'outbox' || env.OUTBOX_FILE === undefined) {
    log.warn('SMS_PROVIDER names no service: no SMS goes out');
    return null;
  }
  log.warn('SMS go to the outbox file: nobody gets a code');
  const write = createOutbox(env.OUTBOX_FILE);
  return { countryCodes, send: ({ to, text }) => write({ channel: 'sms', to, text }) };
}

function toAccount({ SMS_USER, SMS_PASSWORD, SMS_SENDER, SMS_API_URL }: UpstreamEnv) {
  if (SMS_USER === undefined || SMS_PASSWORD === undefined || SMS_SENDER === undefined) {
    throw new Error('Wrong environment: SMS_USER, SMS_PASSWORD and SMS_SENDER must be set with SMS_PROVIDER');
  }
  return { user: SMS_USER, password: SMS_PASSWORD, sender: SMS_SENDER, baseUrl: SMS_API_URL };
}
