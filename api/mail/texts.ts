import { createTranslator } from 'next-intl';
import type { AnnouncementKind } from '@/contract/announcements';
import { nameTexts, type SiteNames } from '@/contract/named-texts';
import {
  isNotificationKind,
  type NotificationGroup,
  type NotificationParams,
} from '@/contract/notifications';
import { type NumberForm, numberLocales } from '@/contract/number-form';
import messages from '@/messages/tr.json' with { type: 'json' };

let known = { key: '', texts: messages };

/** The texts with these names in them; the operator's change rarely. */
function named(names: SiteNames): typeof messages {
  const key = JSON.stringify(names);
  if (known.key !== key) known = { key, texts: nameTexts(messages, names) };
  return known.texts;
}

const toMails = (names: SiteNames) =>
  createTranslator({ locale: 'tr', messages: named(names), namespace: 'mails' });

/** The words of a mail. */
interface MailTexts {
  readonly subject: string;
  readonly text: string;
}

/** What a notification says, in the words and the numbers' form that the site shows, too; a kind that a newer program wrote has a sentence of its own. */
export function notificationText(
  { kind, params }: { readonly kind: string; readonly params: NotificationParams },
  names: SiteNames,
  form: NumberForm,
): string {
  const notifications = createTranslator({
    locale: numberLocales[form],
    messages: named(names),
    namespace: 'notifications',
  });
  return isNotificationKind(kind) ? notifications(`kinds.${kind}`, params) : notifications('kinds.other');
}

/** The mail with which an admin tries the mail server; `site` is its address. */
export function testMail(names: SiteNames, site: string): MailTexts {
  const mails = toMails(names);
  return { subject: mails('testSubject', { site }), text: mails('test', { site }) };
}

/** The mail of a notification; `site` and `link` are addresses. */
export function notificationMail(
  names: SiteNames,
  subject: string,
  values: { readonly name: string; readonly site: string; readonly link: string },
): MailTexts {
  const mails = toMails(names);
  return { subject, text: mails('notification', { ...values, text: subject }) };
}

/** The mail with a link to a new password. */
export function passwordResetMail(
  names: SiteNames,
  values: { readonly name: string; readonly link: string },
): MailTexts {
  const mails = toMails(names);
  return { subject: mails('passwordReset.subject'), text: mails('passwordReset.text', values) };
}

/** The mail with a link that confirms a new address; who reads it may be a stranger, so it names nobody. */
export function emailLinkMail(names: SiteNames, values: { readonly link: string }): MailTexts {
  const mails = toMails(names);
  return { subject: mails('emailLink.subject'), text: mails('emailLink.text', values) };
}

/** The mail to an address that is an account's already and was asked for by another. */
export function emailTakenMail(names: SiteNames, values: { readonly name: string }): MailTexts {
  const mails = toMails(names);
  return { subject: mails('emailTaken.subject'), text: mails('emailTaken.text', values) };
}

/** The mail to the address that an account had; `email` is the new one, masked. */
export function emailNoticeMail(
  names: SiteNames,
  step: 'asked' | 'changed',
  values: { readonly name: string; readonly email: string },
): MailTexts {
  const mails = toMails(names);
  return { subject: mails(`emailNotice.${step}.subject`), text: mails(`emailNotice.${step}.text`, values) };
}

/** The short message with a code. */
export function phoneCodeText(names: SiteNames, code: string): string {
  const mails = toMails(names);
  return mails('phoneCode', { code });
}

/** What is announced of a kind where the operator has no words of their own. */
export function announcementTemplate(names: SiteNames, kind: AnnouncementKind): string {
  return named(names).desk.settings.announce.templates[kind];
}

/** What the bot answers. */
export function telegramText(
  names: SiteNames,
  outcome: 'hello' | 'linked' | 'taken' | 'moved' | 'expired',
): string {
  const mails = toMails(names);
  return mails(`telegram.${outcome}`);
}

/** The words of the bot's answers to a member, in the numbers' form that the site shows, too. */
export function chatTexts(names: SiteNames, form: NumberForm) {
  return createTranslator({
    locale: numberLocales[form],
    messages: named(names),
    namespace: 'mails.telegram',
  });
}

/** What groups of notifications are called. */
export function notificationGroupWords(names: SiteNames): Readonly<Record<NotificationGroup, string>> {
  return named(names).notifications.groups;
}

/** The bot's commands and what each is for, as Telegram lists them. */
export function chatCommandWords(names: SiteNames): Readonly<Record<string, string>> {
  return named(names).mails.telegram.commands;
}

/** What the earn rules of Kick are called until the operator writes something else. */
export function kickRuleTexts(
  names: SiteNames,
): Readonly<Record<'reward' | 'chat', { title: string; text: string }>> {
  return named(names).kickRules;
}
