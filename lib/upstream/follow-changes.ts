import { createParser } from 'eventsource-parser';
import { Agent, request } from 'undici';
import { databaseHeader, type LiveChange, liveChangeSchema } from '@/contract/live';
import { env } from '@/lib/env';
import { forgetLogPosition, noteLogPosition } from './log-position';

/** How the stream of the API stands: nobody knows yet or it is away, it is heard, or the upstream has none. */
export type UpstreamState = 'away' | 'heard' | 'lacking';

/** What is told while the stream is heard. */
export type ToldChange = Exclude<LiveChange, { kind: 'past' }>;

interface Following {
  readonly onChange: (change: ToldChange) => void;
  readonly onState: (state: UpstreamState) => void;
  /** Told of each connection which database it is to. */
  readonly onDatabase: (id: string) => void;
  /** Told of each connection how many milliseconds ago each tag changed last (ADR 300). */
  readonly onPast: (agoMs: Readonly<Record<string, number>>) => void;
}

/** The API gives a sign of life every 15 s: without one it is gone. */
const silenceMs = 40_000;
const retryMs = 250;
const longestRetryMs = 5_000;
/** An API that was never heard is starting beside this process (docs/adr/426), which waits for it: it is asked again so soon, so often. One that goes away later is not. */
const begin = { retryMs: 100, tries: 50 } as const;
/** An upstream that has no stream is asked now and then: another one may stand there by now. */
const lackingRetryMs = 60_000;

/**
 * Keeps this process' one connection to the stream of the API, and makes it again when it is lost. A new connection is a gap: what
 * was told in between is not known.
 */
export function followChanges({ onChange, onState, onDatabase, onPast }: Following): { stop(): void } {
  const away = new AbortController();
  const dispatcher = new Agent({
    connect: { timeout: 1_000 },
    headersTimeout: 5_000,
    bodyTimeout: silenceMs,
  });
  let failures = 0;
  let wasHeard = false;
  let database: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function turn(): Promise<void> {
    const state = await listen().catch(() => 'away' as const);
    if (away.signal.aborted) return;
    onState(state);
    failures += 1;
    const isBeginning = !wasHeard && failures <= begin.tries;
    const waitMs = isBeginning ? begin.retryMs : toWaitMs(failures);
    timer = setTimeout(
      () => void turn(),
      state === 'lacking' ? lackingRetryMs : waitMs * (0.5 + Math.random() / 2),
    );
    timer.unref();
  }

  /** Resolves, or rejects, when the connection has ended. */
  async function listen(): Promise<'away' | 'lacking'> {
    const { statusCode, headers, body } = await request(`${env().UPSTREAM_URL.replace(/\/+$/, '')}/live`, {
      headers: { accept: 'text/event-stream', 'x-client-id': env().CLIENT_ID },
      dispatcher,
      signal: away.signal,
    });
    if (statusCode !== 200 || !String(headers['content-type']).startsWith('text/event-stream')) {
      await body.dump();
      return statusCode >= 500 || statusCode === 429 ? 'away' : 'lacking';
    }
    failures = 0;
    wasHeard = true;
    const parser = createParser({ onEvent: ({ data }) => take(data) });
    const id = headers[databaseHeader];
    if (typeof id === 'string') meet(id);
    onState('heard');
    onChange({ kind: 'gap' });
    const decoder = new TextDecoder();
    for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
    return 'away';
  }

  function take(text: string): void {
    const change = liveChangeSchema.safeParse(parse(text));
    const told: LiveChange = change.success ? change.data : { kind: 'gap' };
    // Before anything is read anew because of it.
    if (told.kind !== 'member') noteLogPosition(told.position);
    if (told.kind !== 'past') {
      onChange(told);
      return;
    }
    onPast(told.agoMs);
    // What was read since the connecting may have come from a replica that was behind.
    if (told.position !== undefined) onChange({ kind: 'gap' });
  }

  function meet(id: string): void {
    if (database !== undefined && database !== id) forgetLogPosition();
    database = id;
    onDatabase(id);
  }

  void turn();
  return {
    stop: () => {
      away.abort();
      clearTimeout(timer);
      void dispatcher.destroy();
    },
  };
}

function toWaitMs(failures: number): number {
  return Math.min(retryMs * 2 ** Math.min(failures - 1, 10), longestRetryMs);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
