interface Verifiable {
  readonly permission: string;
  readonly phoneVerified: boolean;
  readonly telegramVerified: boolean;
}

/** Whether a viewer is to be led to the verification page: only players are forced, and only while asked for (D10). */
export function mustVerifyPhone(user: Verifiable | null, smsRequired: boolean): boolean {
  return smsRequired && user?.permission === 'player' && !user.phoneVerified;
}

/** The same for the Telegram account (D9). */
export function mustVerifyTelegram(user: Verifiable | null, telegramRequired: boolean): boolean {
  return telegramRequired && user?.permission === 'player' && !user.telegramVerified;
}
