import { randomBytes } from 'node:crypto';
import { keptPrograms } from '@/supervisor/programs';
import { freePort } from '@/system/ports';
import type { Balanced } from './balancer';
import { type ServerProcess, serverProcess } from './server-process';

/** By which a site proves itself to the APIs. */
export const clientId = 'istemci-kimligi-yirmi-karakter';

/** The processes, none of them started, and what is to stand before them. */
export interface Stack {
  readonly apis: readonly ServerProcess[];
  readonly sites: readonly ServerProcess[];
  readonly processes: readonly ServerProcess[];
  readonly balanced: readonly Balanced[];
  readonly apiUrl: string;
  readonly siteBase: string | null;
}

interface Layout {
  /** Where the programs are made, as `npm start` makes them in its data folder. */
  readonly folder: string;
  /** The address that the sites' build was made for; null leaves them out. */
  readonly siteUrl: string | null;
  readonly pooledUrl: string;
  readonly directUrl: string;
  readonly readUrl: string;
}

/** Every process with a port of its own, and what it is told of the others: the balancer alone. */
export async function layOut({ folder, siteUrl, pooledUrl, directUrl, readUrl }: Layout): Promise<Stack> {
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  const secret = () => randomBytes(32).toString('base64url');
  const revalidateSecret = secret();
  const apiEnv = {
    DATABASE_URL: pooledUrl,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_READ_URL: readUrl,
    UPSTREAM_JWT_SECRET: secret(),
    CLIENT_ID: clientId,
    REVALIDATE_SECRET: revalidateSecret,
    REVALIDATE_URL: `http://127.0.0.1:${sitePort}`,
    SITE_URL: siteUrl ?? 'http://localhost:3000',
  };
  const { main, site } = await keptPrograms(folder);
  const apis: ServerProcess[] = [];
  for (const name of ['api1', 'api2']) {
    const port = await freePort();
    const env = { ...apiEnv, UPSTREAM_PORT: String(port) };
    apis.push(serverProcess({ name, port, args: ['--enable-source-maps', main], env }));
  }
  const sites: ServerProcess[] = [];
  const siteEnv = {
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_WARM_UP: 'full',
    SITE_URL: siteUrl ?? '',
    UPSTREAM_URL: `http://127.0.0.1:${apiPort}`,
    CLIENT_ID: clientId,
    SESSION_PASSWORD: secret(),
    REVALIDATE_SECRET: revalidateSecret,
  };
  for (const name of siteUrl === null ? [] : ['site1', 'site2']) {
    const port = await freePort();
    const env = { ...siteEnv, PORT: String(port) };
    sites.push(serverProcess({ name, port, args: [site], env }));
  }
  const behind = (name: string, port: number, some: readonly ServerProcess[]) => ({
    name,
    port,
    ports: some.map((one) => one.port),
  });
  return {
    apis,
    sites,
    processes: [...apis, ...sites],
    balanced: [behind('api', apiPort, apis), ...(siteUrl === null ? [] : [behind('site', sitePort, sites)])],
    apiUrl: `http://127.0.0.1:${apiPort}`,
    siteBase: siteUrl === null ? null : `http://127.0.0.1:${sitePort}`,
  };
}
