import type { InboxAction } from '@/contract/desk-inbox';

const withWords: readonly InboxAction[] = ['reply', 'ask', 'reject', 'remove', 'publish'];

/** Whether a decision says something to its owner; the API knows of some others that do, too. */
export function needsWords(action: InboxAction): boolean {
  return withWords.includes(action);
}
