/** Why Sikke move. The first ones are earned and count on the leaderboard; the rest are not. */
export const earningReasons = [
  'checkin',
  'code',
  'telegram_code',
  'stream_reward',
  'task',
  'phone',
  'telegram',
  'avatar',
  'referral',
  'event',
  'win',
  'guess',
  'tournament',
  'raffle',
  'wager_event',
  'leaderboard',
] as const;

/** Every reason of a line of the coin ledger. */
export const ledgerReasons = [
  ...earningReasons,
  'market_order',
  'market_release',
  'tournament_entry',
  'reversal',
  'adjustment',
] as const;
/** One of the reasons. */
export type LedgerReason = (typeof ledgerReasons)[number];

/** What members spend Sikke on, with what comes back of it; everything else is made, or taken back. */
export const spendingReasons: readonly LedgerReason[] = [
  'market_order',
  'market_release',
  'tournament_entry',
];
