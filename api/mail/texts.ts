import { createTranslator } from 'next-intl';
import { isNotificationKind, type NotificationParams } from '@/contract/notifications';
import { type NumberForm, numberLocales } from '@/contract/number-form';
import messages from '@/messages/tr.json';

const mails = createTranslator({ locale: 'tr', messages, namespace: 'mails' });

/** The words of a mail. */
interface MailTexts {
  readonly subject: string;
  readonly text: string;
}

/** What a notification says, in the words and the numbers' form that the site shows, too; a kind that a newer program wrote has a sentence of its own. */
export function notificationText(kind: string, params: NotificationParams, form: NumberForm): string {
  const notifications = createTranslator({
    locale: numberLocales[form],
    messages,
    namespace: 'notifications',
  });
  return isNotificationKind(kind) ? notifications(`kinds.${kind}`, params) : notifications('kinds.other');
}

/** The mail of a notification; `site` and `link` are addresses. */
export function notificationMail(
  subject: string,
  values: { readonly name: string; readonly site: string; readonly link: string },
): MailTexts {
  return { subject, text: mails('notification', { ...values, text: subject }) };
}

/** The mail with a link to a new password. */
export function passwordResetMail(values: { readonly name: string; readonly link: string }): MailTexts {
  return { subject: mails('passwordReset.subject'), text: mails('passwordReset.text', values) };
}

/** The mail with a link that confirms a new address; who reads it may be a stranger, so it names nobody. */
export function emailLinkMail(values: { readonly link: string }): MailTexts {
  return { subject: mails('emailLink.subject'), text: mails('emailLink.text', values) };
}

/** The mail to an address that is an account's already and was asked for by another. */
export function emailTakenMail(values: { readonly name: string }): MailTexts {
  return { subject: mails('emailTaken.subject'), text: mails('emailTaken.text', values) };
}

/** The mail to the address that an account had; `email` is the new one, masked. */
export function emailNoticeMail(
  step: 'asked' | 'changed',
  values: { readonly name: string; readonly email: string },
): MailTexts {
  return { subject: mails(`emailNotice.${step}.subject`), text: mails(`emailNotice.${step}.text`, values) };
}

/** The short message with a code. */
export function phoneCodeText(code: string): string {
  return mails('phoneCode', { code });
}

/** What the bot answers. */
export function telegramText(outcome: 'hello' | 'linked' | 'taken' | 'moved' | 'expired'): string {
  return mails(`telegram.${outcome}`);
}
