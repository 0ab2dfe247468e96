/** What is looked at of a request before anything answers it: a `Request` is one, and so is what the front server hands on. */
export interface Asked {
  readonly method: string;
  /** Absolute; the path may be the front's, the host is nobody's word. */
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
  /** Aborts when who asked has gone. */
  readonly signal: AbortSignal;
  /** What was sent, as it comes in; who stops reading leaves the connection as it is. */
  readonly body: AsyncIterable<Uint8Array> | null;
}
