import type { Mailer } from './mailer';

/** Where mails are handed over, and whom they come from. */
export interface SmtpOptions {
  /** smtp:// or smtps:// with user and password, as SMTP_URL has it. */
  readonly url: string;
  /** An address, or a name and an address in angle brackets. */
  readonly from: string;
  /** What a sender without a name is called. */
  readonly findSiteName: () => Promise<string>;
}

const timeoutMs = 15_000;

/**
 * Hands mails to an SMTP server. A mail's id becomes its Message-ID, so that one which is sent twice because an answer was lost
 * can be known as one. Lines that would be headers cannot come in: the library refuses them.
 */
export function createSmtpMailer({ url, from, findSiteName }: SmtpOptions): Mailer {
  const host = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const options = { url, ...timeouts, disableFileAccess: true, disableUrlAccess: true };
  return {
    send: async ({ id, to, subject, text }) => {
      const sender = from.includes('<') ? from : { name: await findSiteName(), address: from };
      const mail = {
        from: sender,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
      };
      // Loaded with the first mail. A transport holds nothing from one mail to the next.
      const { createTransport } = await import('nodemailer');
      const sending = { ...mail, headers: { 'Auto-Submitted': 'auto-generated' } };
      await createTransport(options).sendMail(sending).catch(refuse);
    },
  };
}

/** The server's own sentence may repeat the address; its code and the step say enough (T-LOG-1). */
function refuse(error: unknown): never {
  const part = (name: string) =>
    typeof error === 'object' && error !== null ? (Reflect.get(error, name) ?? '') : '';
  throw new Error(
    `the mail server refused: ${part('code')} ${part('command')} ${part('responseCode')}`.trim(),
  );
}
