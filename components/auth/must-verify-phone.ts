interface Verifiable {
  readonly permission: string;
  readonly phoneVerified: boolean;
}

/** Whether a viewer is to be led to the verification page: only players are forced, and only while asked for (D10). */
export function mustVerifyPhone(user: Verifiable | null, smsRequired: boolean): boolean {
  return smsRequired && user !== null && user.permission === 'player' && !user.phoneVerified;
}
