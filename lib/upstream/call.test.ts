import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberHeader } from '@/contract/account';
import { sponsorsAnswerSchema } from '@/contract/sponsors';
import { callUpstream } from './call';
import { UpstreamError } from './error';
import { closed, type FaultServer, forgetHealth, listen, startFaultServer } from './fault-server.fixture';
import type { RetryClock } from './retry';

const good = JSON.stringify({ status: true, data: [{ id: 1, name: 'Örnek', surprise: { a: 1 } }] });
const jsonType = { 'content-type': 'application/json' };

let upstream: FaultServer;
beforeAll(async () => {
  upstream = await startFaultServer();
});
beforeEach(() => {
  upstream.seen.splice(0);
  forgetHealth();
});
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

const read = (clock?: RetryClock) =>
  callUpstream({ method: 'GET', path: '/sponsors', answer: sponsorsAnswerSchema }, clock);
const write = () =>
  callUpstream({ method: 'POST', path: '/sponsors', answer: sponsorsAnswerSchema, body: {} });

const body =
  (content: string | Uint8Array, headers: Record<string, string> = jsonType, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(content);

async function catchFailure(call: Promise<unknown>): Promise<UpstreamError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${String(error)}`);
  return error;
}

describe('whose token a read was made with', () => {
  const user = { username: 'Çağrı', point: 5, permission: 'player' };
  let asked: unknown;
  const told = async (member?: string) => {
    const said: unknown[] = [];
    const more = member === undefined ? {} : { [memberHeader]: member };
    upstream.answerWith((request, response) => {
      asked = request.headers[memberHeader];
      body(good, { ...jsonType, ...more })(request, response);
    });
    const onMember = (found: unknown) => void said.push(found);
    const answer = sponsorsAnswerSchema;
    await callUpstream({ method: 'GET', path: '/sponsors', answer, bearer: 'anahtar', onMember });
    return said;
  };
  const encoded = (text: string) => Buffer.from(text).toString('base64url');

  it('is told where the answer says it along, and asked for by a header', async () => {
    expect(await told(encoded(JSON.stringify(user)))).toEqual([user]);
    expect(asked).toBe('1');
  });

  it('is not told where the answer says nobody, or nobody that the contract knows', async () => {
    for (const member of [undefined, '', '%%', encoded('{'), encoded('{"username":""}')])
      expect(await told(member), member).toEqual([]);
  });

  it('is not asked for by any other read', async () => {
    let names: readonly string[] = [];
    upstream.answerWith((request, response) => {
      names = Object.keys(request.headers);
      body(good)(request, response);
    });
    await read();
    expect(names).toContain('x-client-id');
    expect(names).not.toContain(memberHeader);
  });
});

describe('an answer of the upstream', () => {
  it('is parsed with the contract, and what the contract does not know is dropped', async () => {
    upstream.answerWith(body(good));
    expect(await read()).toEqual({ status: true, data: [{ id: 1, name: 'Örnek' }] });
  });

  it('whose entries are partly broken keeps the others', async () => {
    const entries = [{ id: 1, name: 'Örnek' }, { id: 2 }, { id: 3, name: 'Deniz' }, null];
    upstream.answerWith(body(JSON.stringify({ data: entries })));
    const data = [
      { id: 1, name: 'Örnek' },
      { id: 3, name: 'Deniz' },
    ];
    expect(await read()).toEqual({ status: true, data });
  });

  it.each<[string, RequestListener]>([
    ['HTML with 200', body('<html>hello</html>', { 'content-type': 'text/html' })],
    ['HTML that calls itself JSON', body('<html>hello</html>')],
    ['nothing', body('')],
    ['JSON without a content type', body(good, {})],
    ['JSON as text/plain', body(good, { 'content-type': 'text/plain' })],
    ['JSON cut short', body(good.slice(0, 20))],
    ['a byte order mark', body(`\uFEFF${good}`)],
    ['NaN', body('{"status":true,"data":[{"id":NaN,"name":"x"}]}')],
    ['bytes that are no UTF-8', body(Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    ['null data', body('{"status":true,"data":null}')],
    ['another shape', body('{"status":true,"data":[{"id":{},"name":5}]}')],
    ['a bare null', body('null')],
    ['compression nobody asked for', body(gzipSync(good), { ...jsonType, 'content-encoding': 'gzip' })],
    ['more than 1 MB', body(`{"status":true,"data":[],"x":"${'a'.repeat(1_100_000)}"}`)],
  ])('that is %s is upstream_invalid (502)', async (_name, listener) => {
    upstream.answerWith(listener);
    expect(await catchFailure(read())).toMatchObject({
      code: 'upstream_invalid',
      status: 502,
      body: { error: 'upstream_invalid' },
    });
  });

  it('that never ends is cut at 1 MB, not read to its end (T-BFF-6)', async () => {
    let sent = 0;
    upstream.answerWith((_request, response) => {
      response.writeHead(200, jsonType);
      const chunk = 'a'.repeat(65_536);
      const pump = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', pump);
      pump();
    });
    expect((await catchFailure(read())).code).toBe('upstream_invalid');
    expect(sent).toBeLessThan(20_000_000);
  });

  it('that redirects is not followed (T-BFF-5)', async () => {
    let connections = 0;
    const other = createServer().on('connection', () => {
      connections += 1;
    });
    const location = await listen(other);
    upstream.answerWith(body('', { location }, 302));
    expect((await catchFailure(read())).code).toBe('upstream_invalid');
    await closed(other);
    expect(connections).toBe(0);
  });
});

describe('a failure of the upstream', () => {
  it('of 5xx is tried three times for a read, once for a write, and tells nothing of its body', async () => {
    upstream.answerWith(body('{"error":"SQLSTATE[42P01] at /srv/app.php:3"}', jsonType, 500));
    expect(await catchFailure(read())).toMatchObject({
      status: 503,
      body: { error: 'upstream_unavailable' },
    });
    expect(upstream.seen).toHaveLength(3);
    await catchFailure(write());
    expect(upstream.seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('that passes is not seen by a read', async () => {
    upstream.answerWith((request, response) =>
      body(
        upstream.seen.length < 3 ? '{}' : good,
        jsonType,
        upstream.seen.length < 3 ? 503 : 200,
      )(request, response),
    );
    expect((await read()).status).toBe(true);
  });

  it.each([
    [401, { error: 'token_expired', login_again: true }, 'token_expired'],
    [401, {}, 'unauthenticated'],
    [403, { error: 'forbidden' }, 'forbidden'],
    [404, {}, 'not_found'],
    [422, { errors: { email: ['unique'] } }, 'validation_failed'],
    [422, { message: 'Hazır bir cümle' }, 'validation_failed'],
    [409, { error: 'stok_bitti' }, 'conflict'],
  ])('of %i %o keeps its status and its body, and is not repeated', async (status, answer, code) => {
    upstream.answerWith(body(JSON.stringify(answer), jsonType, status));
    const failure = await catchFailure(read());
    expect(failure).toMatchObject({ code, status });
    expect(failure.body).toEqual(Object.keys(answer).length > 0 ? answer : { error: code });
    expect(upstream.seen).toHaveLength(1);
  });

  it('of 429 carries the seconds to wait', async () => {
    upstream.answerWith(body('{"error":"too_many_requests"}', { ...jsonType, 'retry-after': '90' }, 429));
    expect(await catchFailure(read())).toMatchObject({ status: 429, retryAfterS: 90 });
  });

  it('that is our own client id reads as an outage', async () => {
    upstream.answerWith(body('{"error":"client_unknown"}', jsonType, 403));
    expect(await catchFailure(read())).toMatchObject({ status: 503, code: 'upstream_unavailable' });
  });

  it('by a reset connection is repeated for a read after 800 ms of waiting at the most, and waits for nothing else (R-UP-3)', async () => {
    upstream.answerWith((_request, response) => response.destroy());
    // The clock stands still: only what is waited for here can take time.
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const clock = { now: () => 0, random: () => 1, wait };
    expect(await catchFailure(read(clock))).toMatchObject({ status: 503, code: 'upstream_unavailable' });
    expect(upstream.seen).toHaveLength(3);
    expect(waits).toEqual([400, 400]);
    await catchFailure(write());
    expect(upstream.seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('in the middle of a body is repeated like any broken connection', async () => {
    upstream.answerWith((_request, response) => {
      response.writeHead(200, { ...jsonType, 'content-length': '500' });
      response.write('{"status":');
      setImmediate(() => response.destroy());
    });
    expect((await catchFailure(read())).status).toBe(503);
    expect(upstream.seen).toHaveLength(3);
  });

  it('to answer at all, or faster than a trickle, ends at the time limit without a repeat (R-UP-4, R-UP-6)', async () => {
    upstream.answerWith(() => undefined);
    const silent = catchFailure(read());
    upstream.answerWith((_request, response) => {
      response.writeHead(200, jsonType);
      const drip = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drip));
    });
    const trickling = catchFailure(read());
    for (const failure of await Promise.all([silent, trickling])) {
      expect(failure).toMatchObject({ code: 'upstream_timeout', status: 504 });
    }
    expect(upstream.seen).toHaveLength(2);
  });

  it('follows a visitor who has gone: the read is given up', async () => {
    upstream.answerWith(() => undefined);
    const visitor = new AbortController();
    const call = catchFailure(
      callUpstream({
        method: 'GET',
        path: '/init',
        answer: sponsorsAnswerSchema,
        caller: { signal: visitor.signal },
      }),
    );
    visitor.abort();
    expect((await call).code).toBe('upstream_timeout');
  });
});

it('sends the upstream the agreed headers and no others', async () => {
  let names: string[] = [];
  upstream.answerWith((request, response) => {
    names = Object.keys(request.headers).sort();
    body(good)(request, response);
  });
  const caller = { requestId: 'r-1', address: '10.0.0.1' };
  await callUpstream({
    method: 'POST',
    path: '/x',
    answer: sponsorsAnswerSchema,
    bearer: 't',
    body: {},
    caller,
  });
  expect(names).toEqual([
    'accept',
    'authorization',
    'connection',
    'content-length',
    'content-type',
    'host',
    'x-client-address',
    'x-client-id',
    'x-request-id',
  ]);
});
