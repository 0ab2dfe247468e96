import type { Logger } from 'pino';
import { createSpanExporter } from '@/system/export-spans';
import { createTracer } from '@/system/trace';
import type { DatabaseHandle } from './db/client';
import { traceStatements } from './db/trace-statements';

interface ApiTraces {
  readonly endpoint: string;
  /** Of how many of the traces that begin here, from 0 to 1. */
  readonly share: number;
  readonly database: Pick<DatabaseHandle, 'pool'>;
  readonly log: Logger;
}

/** Traces what this process of the API answers and asks PostgreSQL. `flush` sends what waits, before the process ends. */
export function traceApi({ endpoint, share, database, log }: ApiTraces) {
  const tell = (sentence: string) => log.warn({ event: 'traces' }, sentence);
  const { take, flush } = createSpanExporter({ endpoint, service: 'sikke-api', tell });
  const tracer = createTracer({ share, take });
  traceStatements(database.pool, tracer);
  return { tracer, flush };
}
