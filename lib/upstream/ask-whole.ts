import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, util } from 'undici';
import { upstreamAgent } from './agent';
import { limitCall } from './call-limit';
import { invalidAnswer } from './error';

/** One question to a server, and how much of an answer is taken. */
interface Question {
  readonly method: Dispatcher.HttpMethod;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | null;
  /** To the last byte of the answer. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Aborts when nobody waits for the answer any more. */
  readonly gone?: AbortSignal | undefined;
}

/** An answer, whole; header names in lower case. */
interface WholeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Uint8Array;
}

/**
 * Asks over the pool of connections and takes an answer's parts as they come, without a stream to be read and a signal to be listened to, which cost more than the rest of a call
 * (docs/adr/436). Throws what undici throws, the reason of an end before its time, and `UpstreamError` for an answer that is compressed or larger than `maxBytes`.
 */
export async function askWhole(question: Question): Promise<WholeAnswer> {
  const { url, method, headers, body, timeoutMs, maxBytes, gone } = question;
  const { origin, pathname, search } = new URL(url);
  const arriving = new ArrivingAnswer(maxBytes);
  const release = limitCall(timeoutMs, gone, (reason) => arriving.end(reason));
  try {
    upstreamAgent().dispatch({ origin, path: pathname + search, method, headers, body }, arriving);
    return await arriving.whole;
  } finally {
    release();
  }
}

/** What undici tells of an answer. What throws in it ends the call, as undici has it. */
class ArrivingAnswer implements Dispatcher.DispatchHandlers {
  readonly whole: Promise<WholeAnswer>;
  #resolve: (answer: WholeAnswer) => void = () => undefined;
  #reject: (reason: Error) => void = () => undefined;
  readonly #parts: Uint8Array[] = [];
  #bytes = 0;
  #head: Pick<WholeAnswer, 'status' | 'headers'> = { status: 0, headers: {} };
  #abort: ((reason: Error) => void) | null = null;
  #reason: Error | null = null;

  constructor(private readonly maxBytes: number) {
    this.whole = new Promise((resolve, reject) => {
      [this.#resolve, this.#reject] = [resolve, reject];
    });
  }

  /** Nobody waits for it any more: also where no connection has taken the question yet. */
  end(reason: unknown): void {
    this.#reason = reason instanceof Error ? reason : new Error(String(reason));
    this.#reject(this.#reason);
    this.#abort?.(this.#reason);
  }

  onConnect(abort: (reason?: Error) => void): void {
    if (this.#reason) abort(this.#reason);
    else this.#abort = abort;
  }

  onHeaders(status: number, raw: Buffer[]): boolean {
    const headers: IncomingHttpHeaders = util.parseHeaders(raw);
    if (isEncoded(headers['content-encoding'])) throw invalidAnswer();
    this.#head = { status, headers };
    return true;
  }

  onData(part: Buffer): boolean {
    this.#bytes += part.byteLength;
    if (this.#bytes > this.maxBytes) throw invalidAnswer();
    this.#parts.push(part);
    return true;
  }

  onComplete(): void {
    const [first] = this.#parts;
    const isOne = first !== undefined && this.#parts.length === 1;
    this.#resolve({ ...this.#head, bytes: isOne ? first : Buffer.concat(this.#parts, this.#bytes) });
  }

  onError(error: Error): void {
    this.#reject(error);
  }
}

function isEncoded(encoding: string | undefined): boolean {
  return encoding !== undefined && encoding !== '' && encoding !== 'identity';
}
