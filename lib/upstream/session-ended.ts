import type { ErrorBody } from '@/contract/error-body';

const brand = Symbol.for('sikke.session.ended');

/**
 * The upstream no longer takes this session's token: `expired` when its renewal failed ('Oturum süresi doldu'), `ended` for
 * any other refusal ('Oturum Sonlandı', D5). The session's cookie has to go.
 */
export class SessionEndedError extends Error {
  readonly [brand] = true;

  constructor(
    readonly end: 'expired' | 'ended',
    /** What the upstream said with it. */
    readonly said: ErrorBody = {},
  ) {
    super(`session ${end}`);
    this.name = 'SessionEndedError';
  }
}

/** Whether this is a `SessionEndedError`, whichever bundle made it: a renewal under way is shared by all of a process. */
export function isSessionEndedError(error: unknown): error is SessionEndedError {
  return typeof error === 'object' && error !== null && brand in error;
}
