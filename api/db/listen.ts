import pg from 'pg';

/** What is listened to, on a connection of its own. */
export interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  /** Called for each notice, and once after every connecting: notices may have been missed before. */
  readonly onNotice: () => void;
  readonly onError: (error: unknown) => void;
  /** How long after a loss it connects again, in milliseconds. */
  readonly retryMs: number;
}

/** Listens to a PostgreSQL channel until it is stopped, and connects again when the connection is lost. */
export function listen(options: ListenOptions): { stop(): Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lose = (lost: pg.Client, error?: unknown) => {
    if (client !== lost || isStopped) return;
    client = null;
    if (error !== undefined) options.onError(error);
    lost.end().catch(() => undefined);
    timer = setTimeout(connect, options.retryMs);
    timer.unref();
  };

  function connect(): void {
    const next = newClient(options.url);
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next));
    next.on('notification', options.onNotice);
    next
      .connect()
      .then(() => next.query(`listen "${options.channel}"`))
      .then(options.onNotice)
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
