/** What is looked at of a request before anything answers it: a `Request` is one, and so is what the front server hands on. */
export interface Asked {
  readonly headers: Pick<Headers, 'get'>;
  /** Aborts when who asked has gone. */
  readonly signal: AbortSignal;
}
