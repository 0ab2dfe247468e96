import pg from 'pg';

/** What is listened to, on a connection of its own. */
export interface ListenOptions {
  readonly url: string;
  readonly channels: readonly string[];
  readonly onNotice: (notice: { readonly channel: string; readonly payload: string }) => void;
  /** Called once it listens after each connecting: notices may have been missed before. */
  readonly onConnected: () => void;
  readonly onError: (error: unknown) => void;
  /** How soon after a loss it connects again, twice as long after each failure; milliseconds. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
}

/** Listens to PostgreSQL channels until it is stopped, and connects again when the connection is lost. */
export function listen(options: ListenOptions): { stop(): Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let waitMs = options.retryMs;

  const lose = (lost: pg.Client, error?: unknown) => {
    if (client !== lost || isStopped) return;
    client = null;
    if (error !== undefined) options.onError(error);
    lost.end().catch(() => undefined);
    timer = setTimeout(connect, waitMs);
    timer.unref();
    waitMs = Math.min(2 * waitMs, options.longestRetryMs);
  };

  function connect(): void {
    const next = newClient(options.url);
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload = '' }) => options.onNotice({ channel, payload }));
    next
      .connect()
      .then(() => next.query(options.channels.map((channel) => `listen "${channel}"`).join('; ')))
      .then(() => {
        waitMs = options.retryMs;
        options.onConnected();
      })
      .catch((error: unknown) => lose(next, error));
  }

  connect();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

function newClient(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'sikke-listen',
  });
}
