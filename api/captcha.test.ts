import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecaptcha } from './captcha';

/** A verifier that follows Google's documentation: form fields in, `{success, score, action, ...}` out. */
const answers: Readonly<Record<string, string>> = {
  good: '{"success":true,"score":0.9,"action":"login","challenge_ts":"2026-01-01T00:00:00Z","hostname":"localhost"}',
  edge: '{"success":true,"score":0.5,"action":"login"}',
  low: '{"success":true,"score":0.1,"action":"login"}',
  other: '{"success":true,"score":0.9,"action":"homepage"}',
  replayed: '{"success":false,"error-codes":["timeout-or-duplicate"]}',
  scoreless: '{"success":true,"action":"login"}',
  unmade: '{"success":false,"error-codes":["invalid-input-response"]}',
  unknown: '{"success":false,"error-codes":["invalid-input-response","invalid-input-secret"]}',
  garbage: '<html>',
  wrong: '{"success":"true"}',
};

/** Who asks with no browser's token is told about the secret beside it. */
const toAnswer = (token: string, secret: string) =>
  token === 'probe' ? (secret === 's3cret' ? 'unmade' : secret) : token;

let server: Server;
let baseUrl: string;
const seen: URLSearchParams[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const form = new URLSearchParams(body);
      seen.push(form);
      const token = toAnswer(form.get('response') ?? '', form.get('secret') ?? '');
      if (token === 'silent') return;
      if (request.method !== 'POST' || request.url !== '/recaptcha/api/siteverify') response.statusCode = 404;
      if (token === 'broken') response.statusCode = 500;
      response.end(answers[token] ?? answers.good);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['good', true],
  ['edge', true],
  ['low', false],
  ['other', false],
  ['replayed', false],
  ['scoreless', false],
  ['garbage', false],
  ['wrong', false],
  ['broken', false],
  ['silent', false],
])('a token that Google answers with "%s" counts as %s', async (token, expected) => {
  // Only the one that never answers is waited for in vain.
  const timeoutMs = token === 'silent' ? 300 : 30_000;
  const captcha = createRecaptcha({ secret: 's3cret', baseUrl, timeoutMs });
  expect(await captcha.verify(token, '192.0.2.1')).toBe(expected);
});

test('secret, token and address are sent; a missing token is refused without asking', async () => {
  const captcha = createRecaptcha({ secret: 's3cret', baseUrl });
  seen.length = 0;
  await captcha.verify('good', '192.0.2.1');
  expect(Object.fromEntries(seen[0] ?? [])).toEqual({
    secret: 's3cret',
    response: 'good',
    remoteip: '192.0.2.1',
  });
  expect([await captcha.verify(undefined, 'a'), await captcha.verify('', 'a'), seen.length]).toEqual([
    false,
    false,
    1,
  ]);
});

test.each([
  ['s3cret', null],
  ['unknown', 'the verifier refused: invalid-input-secret'],
  ['broken', 'the verifier answered 500'],
  ['garbage', 'the verifier cannot be reached, or what answers is none'],
])('a probe with the secret %s tells %s, and never the secret', async (secret, problem) => {
  const captcha = createRecaptcha({ secret, baseUrl });
  const told = await captcha.probe().then(
    () => null,
    (error: Error) => error.message,
  );
  expect(told).toBe(problem);
});

test('an unreachable verifier is a no, and a probe says that it is', async () => {
  const captcha = createRecaptcha({ secret: 's3cret', baseUrl: 'http://127.0.0.1:1' });
  await expect(captcha.probe()).rejects.toThrow('the verifier cannot be reached');
  expect(await captcha.verify('good', '192.0.2.1')).toBe(false);
});
