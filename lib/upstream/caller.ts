/** On whose behalf a call is made: what of the visitor's request the upstream may learn. */
export interface Caller {
  /** Correlates the log lines of both programs; made or validated by the front server. */
  readonly requestId?: string | undefined;
  /** The visitor's address, as the front server saw it: key of the upstream's limits. */
  readonly address?: string | undefined;
  /** The visitor's User-Agent, of which the upstream keeps the family: what the list of logins names a device by. */
  readonly agent?: string | undefined;
  /** Aborts a read when the visitor has gone. */
  readonly signal?: AbortSignal | undefined;
}
