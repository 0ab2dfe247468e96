/** Whether a member has both a verified phone (1, D10) and a linked Telegram: what the verified badge says. */
export function isVerified(user: {
  readonly phoneState: number;
  readonly telegramVerifiedAt: Date | null;
}): boolean {
  return user.phoneState === 1 && user.telegramVerifiedAt !== null;
}
