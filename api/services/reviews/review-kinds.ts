import type { ClaimKind } from '@/contract/claims';
import { affiliateKind } from '../claims/affiliate-kind';
import { complaintKind } from '../claims/complaint-kind';
import { depositKind } from '../claims/deposit-kind';
import { eventKind } from '../claims/event-kind';
import { prizeKind } from '../claims/prize-kind';
import { vipKind } from '../claims/vip-kind';
import { winKind } from '../claims/win-kind';
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
};
