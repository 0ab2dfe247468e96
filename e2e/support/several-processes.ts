import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { clusterHome } from '@/postgres/home';
import { databaseUrl, runningPostmaster } from '@/postgres/postmaster';
import { listChildren } from '@/scripts/kill-nine/list-children';
import { launch, temporaryFolder } from '@/scripts/testing/launch.fixture';
import { type MeasuredPart, metricsPort } from '@/system/metrics-port';
import { freePort } from '@/system/ports';
import { copyOfBuild, fromCopy } from './built-site';
import { childNamed, ownPorts } from './process-tree';

/** The product as `npm start` runs it where there are cores for two processes of the site and two of the API. */
export interface SeveralProcesses {
  /** Where both of the site answer. */
  readonly siteUrl: string;
  /** Where both of the API answer, and what it asks of whoever speaks to it. */
  readonly apiUrl: string;
  readonly apiHeaders: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  /** The processes of a part that live now. */
  processes(part: MeasuredPart): readonly number[];
  /** Where each process of the site answers alone, by which it asks itself (docs/adr/300). */
  ownDoors(): readonly string[];
  /** A figure of each process of a part; null where one does not tell it. */
  figures(part: MeasuredPart, line: RegExp): Promise<readonly (number | null)[]>;
  /** Whether two processes of each part answer, and both of the site hear of changes. */
  isWhole(): Promise<boolean>;
  /** As `kill -USR2` of an operator. */
  renew(): void;
  stop(): Promise<void>;
}

const parts = { site: 'programs/site-processes.cjs', api: 'programs/processes.mjs' } as const;
const heard = /^sikke_changes_heard (\d)/m;
const started = /^process_start_time_seconds (\d+)/m;
const secretsSchema = z.object({ CLIENT_ID: z.string() });

/** Starts it out of an empty folder, with the build that the journeys have already. */
export async function startSeveralProcesses(): Promise<SeveralProcesses> {
  const { folder, remove } = temporaryFolder('sikke-several-');
  const [dataFolder, build] = [join(folder, 'data'), copyOfBuild()];
  const [port, metrics] = [await freePort(), await freePort()];
  const start = await launch({
    dataFolder,
    args: ['--empty'],
    sources: build.folder,
    env: {
      // What the build was made for; it is reached at its port all the same.
      SITE_URL: process.env.BASE_URL ?? 'http://localhost:3000',
      ...{ SITE_PROCESSES: '2', API_PROCESSES: '2', TRUSTED_PROXY_HOPS: '1' },
      ...{ PORT: String(port), METRICS_PORT: String(metrics), SMS_PROVIDER: 'outbox' },
      ...fromCopy,
    },
  });
  await start.says(/Sikke is ready/);
  const secrets = secretsSchema.parse(JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')));
  const processes = (part: MeasuredPart) => listChildren(childNamed(start.pid, parts[part]));
  const metricsPorts = [1, 2].map((number) => metricsPort(metrics, 'site', number));
  const figures = (part: MeasuredPart, line: RegExp) =>
    Promise.all([1, 2].map((number) => readFigure(metricsPort(metrics, part, number), line)));
  return {
    siteUrl: `http://localhost:${port}`,
    apiUrl: start.apiUrl,
    apiHeaders: { 'x-client-id': secrets.CLIENT_ID },
    databaseUrl: urlOf(dataFolder),
    processes,
    ownDoors: () =>
      processes('site')
        .flatMap(ownPorts)
        .filter((one) => !metricsPorts.includes(one))
        .map((one) => `http://127.0.0.1:${one}`),
    figures,
    isWhole: async () => {
      const [hearing, up] = [await figures('site', heard), await figures('api', started)];
      return hearing.every((value) => value === 1) && up.every((value) => value !== null);
    },
    renew: () => start.kill('SIGUSR2'),
    stop: async () => {
      start.kill('SIGTERM');
      await start.exitCode;
      remove();
      build.remove();
    },
  };
}

function urlOf(dataFolder: string): string {
  const { data } = clusterHome(dataFolder);
  return databaseUrl(data, runningPostmaster(data)?.port ?? 0, 'sikke');
}

async function readFigure(port: number, line: RegExp): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } }).catch(
    () => null,
  );
  const found = line.exec((await answer?.text()) ?? '');
  return found === null ? null : Number(found[1]);
}
