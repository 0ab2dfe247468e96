import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { completeAnswer } from './answer-headers';
import { listen } from './ask.fixture';
import { sendKept } from './send-kept';
import { keepAliveMs, sendKnown } from './send-known';

const kept = {
  status: 200,
  headers: {
    etag: '"bir"',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate',
    'content-length': '9',
    'x-twice': ['bir', 'iki'],
  },
  body: Buffer.from('şehir'),
};

let server: Server;
afterEach(() => void server.close());

/** All that comes back to what is sent word for word; the server ends the connection after so many answers. */
async function answersTo(text: string, count: number, send: typeof sendKept): Promise<string> {
  let left = count;
  server = createServer({ keepAliveTimeout: keepAliveMs }, (req, res) => {
    req.headers['x-request-id'] = 'an-id';
    // As the front does with every answer.
    completeAnswer(res, []);
    if (send === sendKept) res.setHeader('X-Request-Id', 'an-id');
    send(req, res, kept);
    left -= 1;
    if (left === 0) res.once('finish', () => req.socket.end());
  });
  const port = await listen(server);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

/** Lines in no order, without what a second decides. */
function toLines(answers: string): string[] {
  const lines = answers.split('\r\n').map((line) => line.replace(/^[\w-]+: /, (name) => name.toLowerCase()));
  return lines
    .filter((line) => !line.startsWith('date: '))
    .map((line) => line.replace(/^(x-accel-expires: @)\d+$/, '$1'))
    .sort();
}

it.each([
  ['a page', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', 1],
  ['two that are asked for at once', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2), 2],
  ['a page on a connection that ends', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 1],
  ['a page for HTTP/1.0', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n', 1],
  ['a page for who has it', 'GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: "bir"\r\n\r\n', 1],
  ['a page for who has another one', 'GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: "iki"\r\n\r\n', 1],
  ['a head', 'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n', 1],
])('sends %s as Node would put it together', async (_name, text, count) => {
  const known = await answersTo(text, count, sendKnown);
  server.close();
  expect(toLines(known)).toEqual(toLines(await answersTo(text, count, sendKept)));
  expect(known).toMatch(/^x-accel-expires: @\d{10}\r$/m);
  expect(known).toMatch(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r$/im);
});

it('tells who stays that the process ends, where it does', async () => {
  const answers = await answersTo('GET / HTTP/1.1\r\nHost: a\r\n\r\n', 1, (req, res, answer) => {
    res.setHeader('Connection', 'close');
    sendKnown(req, res, answer);
  });
  expect(answers).toMatch(/^Connection: close\r$/m);
  expect(answers).not.toContain('keep-alive');
});
