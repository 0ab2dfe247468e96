import type { Server } from 'node:http';
import { connect } from 'node:net';
import { OpenAPIHono } from '@hono/zod-openapi';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptConnections } from '@/system/kept-connections';
import type { AppEnv } from './http/app-env';
import { createHttpServer } from './http-server';

let server: Server;
let port = 0;
beforeAll(async () => {
  const app = new OpenAPIHono<AppEnv>();
  app.post('/unread', (c) => c.json({ error: 'unauthenticated' }, 401));
  app.post('/read', async (c) => c.json({ length: (await c.req.text()).length }));
  server = createHttpServer(app, pino({ level: 'silent' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => void server.close());

/** Sends bytes as they are. @returns what came back until the connection ended or an answer was whole */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
      if (/keep-alive/i.test(text)) socket.destroy();
    });
    socket.on('close', () => resolve(text)).on('error', () => resolve(text));
  });
}

const post = (path: string, length: number) =>
  raw(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\nhalf`);

test('an answer that ends the connection says so, and arrives', async () => {
  const answer = await post('/unread', 100);
  expect(answer).toMatch(/^HTTP\/1.1 401 [\s\S]*unauthenticated/);
  expect(answer).toMatch(/^connection: close\r$/im);
});

test('an answer to a body that was read keeps the connection', async () => {
  expect(await post('/read', 4)).toMatch(/^connection: keep-alive\r$/im);
});

test('whoever asks us leaves a connection on which nothing is asked before we end it (ADR 450)', () => {
  expect(server.headersTimeout).toBeGreaterThan(keptConnections.keepAliveMaxTimeout);
});
