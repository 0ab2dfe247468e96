import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { vi } from 'vitest';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import { closed, listen } from '@/lib/upstream/fault-server.fixture';

type Override = (request: Request) => Response | null | Promise<Response | null>;

export interface RealUpstream {
  readonly api: TestApp;
  /** Every request that arrived, in order. */
  readonly seen: Request[];
  /** Stands between: answers in the API's place, or lets a request through with `null`. */
  override(answer: Override | null): void;
  countOf(method: string, path: string): number;
  close(): Promise<void>;
}

/** The real community API on a database of its own and on real HTTP, and the site's environment pointing at it. */
export async function startRealUpstream(
  deps: Parameters<typeof createTestApp>[0] = {},
): Promise<RealUpstream> {
  return serveUpstream(await createTestApp(deps));
}

/** The same of an application that is there. */
export async function serveUpstream(api: TestApp): Promise<RealUpstream> {
  const seen: Request[] = [];
  let override: Override | null = null;
  const server = createServer(
    getRequestListener(async (request, bindings) => {
      seen.push(request.clone());
      return (await override?.(request)) ?? api.app.fetch(request, bindings);
    }),
  );
  vi.stubEnv('UPSTREAM_URL', await listen(server));
  vi.stubEnv('CLIENT_ID', 'test-client');
  vi.stubEnv('SIKKE_FRONT', '1');
  vi.stubEnv('LOG_LEVEL', 'silent');
  return {
    api,
    seen,
    override: (answer) => {
      override = answer;
    },
    countOf: (method, path) =>
      seen.filter((request) => request.method === method && new URL(request.url).pathname === path).length,
    close: async () => {
      await closed(server);
      await api.close();
      vi.unstubAllEnvs();
    },
  };
}
