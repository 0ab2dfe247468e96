/**
 * The upstream no longer takes this session's token: `expired` when its renewal failed ('Oturum süresi doldu'), `ended` for
 * any other refusal ('Oturum Sonlandı', D5). The session's cookie has to go.
 */
export class SessionEndedError extends Error {
  constructor(readonly end: 'expired' | 'ended') {
    super(`session ${end}`);
    this.name = 'SessionEndedError';
  }
}
