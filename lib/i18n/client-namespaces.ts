import { createHash } from 'node:crypto';
import type { Messages } from 'next-intl';

/**
 * The namespaces of messages/tr.json that islands of several areas read; the rest stays on the server, or comes with its own part (`MoreMessages`). What the
 * frame shows first is in every page (`textsOfIslands`). What its late parts say comes with the first of them (`textsOfParts`, `withTexts`), and what a
 * page's own islands say with the page (`PageTexts`): docs/adr/416.
 */
export const clientNamespaces = [
  'account',
  'userSections',
  'nav',
  'sponsors',
  'toasts',
  'dialogs',
  'auth',
  'avatar',
  'popup',
  'stream',
  'errors',
  'labels',
  'loading',
  'notFound',
  'ownTickets',
  'countdown',
  'marketOwn',
  'checklist',
  'pointsOwn',
  'leadersOwn',
  'amount',
  'standings',
  'person',
  'claimForms',
  'uploads',
] as const satisfies readonly (keyof Messages)[];

/** One of them. */
export type ClientNamespace = (typeof clientNamespaces)[number];

/** What a form of any kind says: its fields, what is wrong with them, what became of it. */
export const formNamespaces = ['auth', 'errors', 'labels', 'toasts'] as const satisfies ClientNamespace[];

/** What a form says that hands something in: a claim, an entry, a further answer to one. */
export const claimNamespaces = [
  ...formNamespaces,
  'claimForms',
  'uploads',
] as const satisfies ClientNamespace[];

/** What every page has for its islands, as JSON: what stands in the frame before anybody has asked for anything, and a few words of many pages. */
export function textsOfIslands(messages: Messages): string {
  return written(messages, 'frame', () => JSON.stringify(frameTexts(messages)));
}

function frameTexts({ account, toasts, nav, loading, popup, dialogs, notFound, ...words }: Messages) {
  const { login, register, loading: waiting } = account;
  const { region, close, sessionEnded, sessionExpired } = toasts;
  const { countdown, amount, person, checklist } = words;
  return {
    account: { login, register, loading: waiting },
    toasts: { region, close, sessionEnded, sessionExpired },
    ...{ nav, loading, popup, dialogs, notFound },
    ...{ countdown, amount, person, checklist },
  };
}

/** These namespaces as JSON, for a page whose islands say them at once. */
export function textsOf(messages: Messages, namespaces: readonly ClientNamespace[]): string {
  return written(messages, namespaces.join(' '), () =>
    JSON.stringify(Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]))),
  );
}

/** All of them as JSON, with the version of their words. */
export function textsOfParts(messages: Messages): { readonly json: string; readonly version: string } {
  const json = textsOf(messages, clientNamespaces);
  return { json, version: written(messages, 'version', () => toVersion(json)) };
}

function toVersion(json: string): string {
  return createHash('sha256').update(json).digest('base64url').slice(0, 16);
}

const known = new WeakMap<Messages, Map<string, string>>();

/** Written once for as long as the messages are the same. */
function written(messages: Messages, name: string, write: () => string): string {
  const texts = known.get(messages) ?? new Map<string, string>();
  known.set(messages, texts);
  const text = texts.get(name) ?? write();
  texts.set(name, text);
  return text;
}
