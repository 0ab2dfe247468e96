import type { Messages } from 'next-intl';

/** The namespaces of messages/tr.json that islands read; the rest stays on the server. */
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

const written = new WeakMap<Messages, string>();

/** The texts the browser gets, picked from all of them, as JSON: written once for as long as they are the same. */
export function textsOfIslands(messages: Messages): string {
  const known = written.get(messages);
  if (known !== undefined) return known;
  const json = JSON.stringify(
    Object.fromEntries(clientNamespaces.map((namespace) => [namespace, messages[namespace]])),
  );
  written.set(messages, json);
  return json;
}
