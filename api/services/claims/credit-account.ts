import type { Writing } from '../../context';
import { creditOnce } from '../points/credit-once';
import { earnRuleKeys } from '../points/earn-rule-keys';

interface Verified {
  readonly userId: string;
  readonly sponsorId: number;
  readonly actorId: string;
  /** When the member asked for it, in milliseconds. */
  readonly doneAt: number;
}

/** Credits the link of a verified account, once a sponsor: who renames or links anew earns nothing more. In the caller's transaction. */
export async function creditAccount(
  writing: Writing,
  { userId, sponsorId, actorId, doneAt }: Verified,
): Promise<void> {
  const event = `sponsor_account:${sponsorId}`;
  await creditOnce(writing, { userId, rule: earnRuleKeys.sponsorLink, event, actorId, doneAt });
}
