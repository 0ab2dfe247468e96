import type { ClaimKind } from '@/contract/claims';
import { accountKind } from '../account-kind';
import { affiliateKind } from '../affiliate-kind';
import { complaintKind } from '../complaint-kind';
import { depositKind } from '../deposit-kind';
import { eventKind } from '../event-kind';
import { objectionKind } from '../objection-kind';
import { prizeKind } from '../prize-kind';
import { vipKind } from '../vip-kind';
import { winKind } from '../win-kind';
import type { ReviewKind } from './review-kind';

/** Every kind of the pipeline; a new one is its file, a line here and its name in the contract. */
export const reviewKinds: Readonly<Record<ClaimKind, ReviewKind>> = {
  deposit: depositKind,
  win: winKind,
  affiliate: affiliateKind,
  complaint: complaintKind,
  prize: prizeKind,
  event: eventKind,
  vip: vipKind,
  account: accountKind,
  objection: objectionKind,
};
