import { createServer, type Server } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApp } from '@/api/app';
import { openDatabase } from '@/api/db/client';
import { traceStatements } from '@/api/db/trace-statements';
import { createHttpServer } from '@/api/http-server';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import { forgetHealth } from '@/lib/upstream/fault-server.fixture';
import { createSpanExporter } from '@/system/export-spans';
import { createTracer } from '@/system/trace';
import { ask, listen } from '../ask.fixture';
import { createFront } from '../front';
import { routeFinder } from '../metrics/find-route';
import { callTracer } from './trace-calls';
import { traceRequests } from './trace-requests';

const attribute = z.object({
  key: z.string(),
  value: z.union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ intValue: z.string() }).transform(({ intValue }) => Number(intValue)),
  ]),
});
const attributes = z
  .array(attribute)
  .transform(
    (list): Record<string, string | number> => Object.fromEntries(list.map(({ key, value }) => [key, value])),
  );
const spanSchema = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes,
  status: z.object({ code: z.number().optional() }),
});
/** What a collector takes of OTLP over HTTP in JSON. */
const sentSchema = z.object({
  resourceSpans: z.tuple([
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.tuple([z.object({ scope: z.object({ name: z.string() }), spans: z.array(spanSchema) })]),
    }),
  ]),
});
type Told = z.infer<typeof spanSchema> & { readonly service: string };

const told: Told[] = [];
let collector: Server;
let api: TestApp;
let apiServer: Server;
let site: Server;
let sitePort = 0;
let flush: () => Promise<unknown>;
beforeAll(async () => {
  vi.stubEnv('CLIENT_ID', 'test-client');
  collector = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const [sent] = sentSchema.parse(JSON.parse(Buffer.concat(parts).toString())).resourceSpans;
    const service = String(sent.resource.attributes['service.name']);
    for (const span of sent.scopeSpans[0].spans) told.push({ ...span, service });
    res.writeHead(req.url === '/v1/traces' && req.method === 'POST' ? 200 : 404).end('{}');
  });
  const endpoint = `http://127.0.0.1:${await listen(collector)}/`;
  const exporterOf = (service: string) =>
    createSpanExporter({
      endpoint,
      service,
      everyMs: 60_000,
      tell: (sentence) => expect.unreachable(sentence),
    });
  const [ofSite, ofApi] = [exporterOf('sikke-site'), exporterOf('sikke-api')];
  flush = () => Promise.all([ofSite.flush(), ofApi.flush()]);

  api = await createTestApp();
  const apiTracer = createTracer({ share: 1, take: ofApi.take });
  traceStatements(api.database.pool, apiTracer);
  apiServer = createHttpServer(createApp(api.deps, { tracer: apiTracer }), api.deps.log);
  const upstream = `http://127.0.0.1:${await listen(apiServer)}`;

  const tracer = createTracer({ share: 1, take: ofSite.take });
  globalThis.sikkeTraceCall = callTracer(tracer);
  const { exchange } = await import('@/lib/upstream/exchange');
  const handler: Parameters<typeof traceRequests>[0] = async (req, res) => {
    const slug = req.url?.split('/').at(-1);
    const requestId = String(req.headers['x-request-id']);
    const common = { method: 'GET', accept: 'application/json', timeoutMs: 5_000, maxBytes: 10_000 } as const;
    const answer = await exchange({ ...common, url: `${upstream}/news/${slug}`, caller: { requestId } });
    res.writeHead(answer.status).end(answer.bytes);
  };
  site = createFront(traceRequests(handler, tracer, routeFinder(['/haberler/[slug]'])), {
    trustedHops: 0,
    securityHeaders: [],
    onFailure: () => undefined,
  });
  sitePort = await listen(site);
});
afterAll(async () => {
  globalThis.sikkeTraceCall = undefined;
  vi.unstubAllEnvs();
  forgetHealth();
  for (const server of [site, apiServer, collector]) {
    server.close();
    server.closeAllConnections();
  }
  await api.close();
});
beforeEach(() => void told.splice(0));

it('one id leads from the answer that a browser got through site and API to each statement, the values left out', async () => {
  const { status, headers } = await ask(sitePort, '/haberler/gizli-haber');
  expect(status).toBe(404);
  // The front's span ends with the connection's own end of the answer.
  await vi.waitFor(async () => {
    await flush();
    expect(told.filter(({ service }) => service === 'sikke-site')).toHaveLength(2);
  });
  const traceId = String(headers['x-request-id']).replaceAll('-', '');
  expect(new Set(told.map((span) => span.traceId))).toEqual(new Set([traceId]));

  const find = (name: string) => told.find((span) => span.name === name);
  const [request, call, answer] = [
    find('GET /haberler/[slug]'),
    find('GET upstream'),
    find('GET /news/:slug'),
  ];
  expect(request).toMatchObject({ service: 'sikke-site', kind: 2 });
  expect(request?.parentSpanId).toBeUndefined();
  expect(call).toMatchObject({ service: 'sikke-site', kind: 3, parentSpanId: request?.spanId });
  expect(answer).toMatchObject({ service: 'sikke-api', kind: 2, parentSpanId: call?.spanId });
  expect(answer?.attributes).toMatchObject({
    'http.response.status_code': 404,
    'sikke.request_id': headers['x-request-id'],
  });
  const statements = told.filter(({ attributes: its }) => its['db.system.name'] === 'postgresql');
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    expect(statement).toMatchObject({ service: 'sikke-api', kind: 3, parentSpanId: answer?.spanId });
    expect(BigInt(statement.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(statement.startTimeUnixNano));
  }
  expect(statements.some(({ attributes: its }) => /from "news/.test(String(its['db.query.text'])))).toBe(
    true,
  );
  expect(JSON.stringify(told)).not.toContain('gizli-haber');
});

it('the statements of a transaction are noted one by one, and which failed; callbacks are answered as before', async () => {
  const { db, pool, close } = openDatabase({ url: api.database.url, maxConnections: 1 });
  const taken: string[] = [];
  const tracer = createTracer({
    share: 1,
    take: ({ name, isFailed }) => taken.push(isFailed ? `${name} failed` : name),
  });
  traceStatements(pool, tracer);
  await tracer.within(tracer.first('a-request').place, async () => {
    await db.execute(sql`select 1`);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`select 2`);
      await tx.execute(sql`insert into nowhere values (1)`);
    });
    await expect(failing).rejects.toThrow();
    const rows = await new Promise((resolve, reject) => {
      pool.query('values (3)', [], (error, result) => (error ? reject(error) : resolve(result.rows)));
    });
    expect(rows).toEqual([{ column1: 3 }]);
  });
  await db.execute(sql`delete from nowhere`).catch(() => undefined);
  await close();
  expect(taken).toEqual(['select', 'begin', 'select', 'insert failed', 'rollback', 'values']);
});

it('what somebody else than the site says of a trace is not taken, and its statements begin one of their own', async () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const address = apiServer.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await ask(port, '/healthz', { headers: { traceparent, 'x-request-id': 'baskasi-sordu' } });
  await ask(port, '/healthz', { headers: { traceparent, 'x-client-id': 'test-client' } });
  await flush();
  const asked = told.filter(({ name }) => name === 'GET /healthz');
  expect(asked.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined, 'b'.repeat(16)]);
  expect(asked.map(({ traceId }) => traceId === 'a'.repeat(32))).toEqual([false, true]);
});
