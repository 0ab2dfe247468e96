/** What the moment is read from: a public state and an ISO time. */
interface Opening {
  readonly state: string;
  readonly registrationOpensAt: string | null;
}

/**
 * When sign-up opens (ISO), while that lies ahead of `nowMs`; `null` once it is open or over. A tournament is in `registration` from the
 * day it is announced, and joined only from its opening on: the API refuses by the same two facts.
 */
export function signUpOpening({ state, registrationOpensAt }: Opening, nowMs: number): string | null {
  if (state !== 'registration' || registrationOpensAt === null) return null;
  return Date.parse(registrationOpensAt) > nowMs ? registrationOpensAt : null;
}
