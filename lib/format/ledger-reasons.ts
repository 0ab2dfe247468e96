/** Why Sikke move, as the statement names it (`statement.reasons`). */
export const ledgerReasonNames = [
  'checkin',
  'code',
  'stream_reward',
  'task',
  'referral',
  'event',
  'win',
  'guess',
  'tournament',
  'raffle',
  'leaderboard',
  'market_order',
  'market_release',
  'reversal',
  'adjustment',
] as const;
/** One of the reasons. */
export type LedgerReasonName = (typeof ledgerReasonNames)[number];

/** The reason with this name, `null` for one the site has no word for. */
export function ledgerReasonOf(name: string): LedgerReasonName | null {
  return ledgerReasonNames.find((known) => known === name) ?? null;
}
