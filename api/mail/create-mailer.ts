import type { Logger } from 'pino';
import type { UpstreamEnv } from '../env';
import { createOutbox } from '../outbox';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

/**
 * What sends mails: an SMTP server where one is named, the outbox file where that is, and otherwise nothing, which the start-up
 * log says once. A sender without a name of its own has the site's, as it is called when the mail goes out.
 */
export function createMailer(
  env: UpstreamEnv,
  log: Logger,
  findSiteName: () => Promise<string>,
): Mailer | null {
  if (env.SMTP_URL !== undefined) {
    const from = env.MAIL_FROM ?? `noreply@${new URL(env.SITE_URL).hostname}`;
    return createSmtpMailer({ url: env.SMTP_URL, from, findSiteName });
  }
  if (env.OUTBOX_FILE === undefined) {
    log.warn('SMTP_URL is not set: no mail goes out');
    return null;
  }
  log.warn('SMTP_URL is not set: mails go to the outbox file');
  const write = createOutbox(env.OUTBOX_FILE);
  return { send: ({ to, subject, text }) => write({ channel: 'mail', to, subject, text }) };
}
