import type { Logger } from 'pino';
import type { UpstreamEnv } from '../env';
import { createOutbox } from '../outbox';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

/**
 * What sends mails: an SMTP server where one is named, the outbox file where that is, and otherwise nothing, which the start-up
 * log says once.
 */
export function createMailer(env: UpstreamEnv, log: Logger): Mailer | null {
  if (env.SMTP_URL !== undefined) {
    return createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM ?? defaultSender(env.SITE_URL) });
  }
  if (env.OUTBOX_FILE === undefined) {
    log.warn('SMTP_URL is not set: no mail goes out');
    return null;
  }
  log.warn('SMTP_URL is not set: mails go to the outbox file');
  const write = createOutbox(env.OUTBOX_FILE);
  return { send: ({ to, subject, text }) => write({ channel: 'mail', to, subject, text }) };
}

function defaultSender(siteUrl: string): string {
  return `Sikke <noreply@${new URL(siteUrl).hostname}>`;
}
