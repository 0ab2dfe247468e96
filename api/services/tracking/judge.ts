import type { Mismatch } from '@/contract/sponsor-tracking';
import type { sponsorConversions } from '../../db/schema/sponsor-conversions';
import type { ticketDeposits } from '../../db/schema/ticket-deposits';

type Conversion = Pick<
  typeof sponsorConversions.$inferSelect,
  'userId' | 'siteUsername' | 'amount' | 'currency' | 'occurredAt'
>;
type Claim = Pick<
  typeof ticketDeposits.$inferSelect,
  'userId' | 'siteUsername' | 'amount' | 'currency' | 'depositDate' | 'state'
>;

const hourMs = 3_600_000;

/** The states of a claim that a sponsor's word may still decide, or has come too late for. */
const deciding: readonly Claim['state'][] = ['pending', 'in_review'];
const settled: readonly Claim['state'][] = ['approved'];

/**
 * What keeps a sponsor's deposit and a member's claim from being the same; nothing where they are, null where they have nothing to do with each other. They
 * belong together by the name of the account or by the click; where both are known, both have to fit.
 */
export function judge(conversion: Conversion, claim: Claim, matchH: number): readonly Mismatch[] | null {
  const fits = [nameFits(conversion, claim), clickFits(conversion, claim)].filter((one) => one !== null);
  if (!fits.includes(true)) return null;
  const apart = Math.abs(conversion.occurredAt.getTime() - claim.depositDate.getTime());
  const wrong: Readonly<Record<Exclude<Mismatch, 'tickets'>, boolean>> = {
    account: fits.includes(false),
    amount: conversion.amount !== claim.amount,
    currency: conversion.currency !== claim.currency,
    time: apart > matchH * hourMs,
    state: ![...deciding, ...settled].includes(claim.state),
  };
  return (['account', 'amount', 'currency', 'time', 'state'] as const).filter((name) => wrong[name]);
}

function nameFits({ siteUsername }: Conversion, claim: Claim): boolean | null {
  return siteUsername === null ? null : fold(siteUsername) === fold(claim.siteUsername);
}

function clickFits({ userId }: Conversion, claim: Claim): boolean | null {
  return userId === null ? null : userId === claim.userId;
}

/** Sponsors write names of accounts in either case. */
function fold(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
