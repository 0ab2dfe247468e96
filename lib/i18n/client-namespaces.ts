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

/** The texts the browser gets, picked from all of them. */
export function pickClientMessages(messages: Messages): Partial<Messages> {
  return Object.fromEntries(clientNamespaces.map((namespace) => [namespace, messages[namespace]]));
}
