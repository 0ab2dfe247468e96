import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../http-server';
import { createTestApp, type TestApp } from '../testing/app.fixture';

let api: TestApp;
let server: Server = createServer();
let port = 0;
const lines: string[] = [];
const out = new PassThrough();
beforeAll(async () => {
  out.on('data', (line) => lines.push(String(line)));
  const log = pino({ level: 'info' }, out);
  api = await createTestApp({ log });
  server = createHttpServer(api.app, log);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  server.close();
  await api.close();
});

test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
  'a client that leaves in the middle of a body (%s) is no failure: no error in the log, no 5xx',
  async (framing) => {
    lines.length = 0;
    const logged = new Promise((resolve) =>
      out.on('data', (line) => /"msg":"request"/.test(String(line)) && resolve(line)),
    );
    const head = `POST /login HTTP/1.1\r\nHost: a\r\nX-Client-Id: test-client\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head}5\r\n{"ema`, () => socket.destroy()),
    );
    await logged;
    const said = lines.map((line) => JSON.parse(line));
    expect(said).toContainEqual(expect.objectContaining({ msg: 'request', status: 400 }));
    expect(said.filter(({ level }) => level > 30)).toEqual([]);
  },
);
