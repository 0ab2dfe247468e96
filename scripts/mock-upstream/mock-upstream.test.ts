import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, listen } from '@/lib/upstream/fault-server.fixture';
import { askAt } from '../conformance/ask';
import { knownCalls } from '../conformance/calls/known-calls';
import { checkUpstream } from '../conformance/check-upstream';
import { demoAccount } from './accounts';
import { mockArguments } from './arguments';
import { createMockUpstream } from './create-mock-upstream';

const credentials = { user: demoAccount.username, password: demoAccount.password };
const clock = { time: Date.now(), now: () => clock.time };
const servers: Server[] = [];
let url: string;
let framed: string;

beforeAll(async () => {
  const start = async (hasFrame: boolean) => {
    const app = createMockUpstream({ clientId: 'kimlik', hasFrame, clock });
    const server = createServer(getRequestListener(app.fetch));
    servers.push(server);
    return listen(server);
  };
  url = await start(false);
  framed = await start(true);
});
afterAll(() => Promise.all(servers.map(closed)));

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, token?: string) =>
  askAt(url, 'kimlik')({ method, path, body, ...(token === undefined ? {} : { token }) });
const readToken = async (name: string, password: string) => {
  const { json } = await call('POST', '/login', { email: name, password });
  return String(typeof json === 'object' && json !== null ? Reflect.get(json, 'token') : '');
};
const newcomer = {
  username: 'yeniüye',
  email: 'yeni@ornek.com',
  password: 'Yelken-Fora-42',
  password_confirmation: 'Yelken-Fora-42',
};

describe('the mock upstream', () => {
  it('keeps the contract: nothing is wrong, and every other area is optional and missing', async () => {
    const found = await checkUpstream(askAt(url, 'kimlik'), credentials);
    expect(found.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    const missing = found.filter(({ verdict }) => verdict === 'missing');
    const optional = knownCalls.filter(({ need, who }) => need === 'optional' && who !== 'team');
    expect(missing).toHaveLength(optional.length);
    for (const { text } of missing) expect(text).toMatch(/^(the site|\/\S* \(.+\)) is without /);
  });

  it('has the frame’s reads where it is asked to', async () => {
    const found = await checkUpstream(askAt(framed, 'kimlik'), credentials);
    const frame = ['GET /main', 'GET /site', 'GET /popups'];
    const held = found.filter(({ call: name, verdict }) => frame.includes(name) && verdict === 'holds');
    expect(held).toHaveLength(3);
  });

  it('makes an account that can log in, by name or e-mail, and chooses an avatar', async () => {
    expect((await call('POST', '/register', newcomer)).json).toEqual({ status: true });
    const token = await readToken('YENİ@ornek.com', newcomer.password);
    expect((await call('GET', '/user', undefined, token)).json).toMatchObject({
      data: { username: 'yeniüye', avatar: '' },
    });
    expect((await call('PATCH', '/user', { avatar: '/avatars/2/7.jpg' }, token)).json).toEqual({
      status: true,
    });
    expect((await call('GET', '/user', undefined, token)).json).toMatchObject({
      data: { avatar: '/avatars/2/7.jpg' },
    });
    expect((await call('PATCH', '/user', { avatar: '/x.png' }, token)).status).toBe(422);
  });

  it('says by field what it does not take', async () => {
    const { status, json } = await call('POST', '/register', {
      ...newcomer,
      username: demoAccount.username,
      email: 'x',
      password: 'kısa',
    });
    expect([status, json]).toEqual([
      422,
      {
        error: 'validation_failed',
        errors: { username: ['unique'], email: ['email'], password: ['too_short'] },
      },
    ]);
  });

  it.each([[null], [{}], [{ email: 1 }], ['x']])('takes %j for no login and no account', async (body) => {
    expect((await call('POST', '/login', body)).status).toBe(401);
    expect((await call('POST', '/register', body)).status).toBe(422);
  });

  it('ends a token by time, by its successor and by the logout', async () => {
    const first = await readToken(demoAccount.username, demoAccount.password);
    const { json } = await call('GET', '/refresh', undefined, first);
    expect(json).toMatchObject({ status: true, data: { token: expect.any(String) } });
    expect((await call('GET', '/user', undefined, first)).status).toBe(401);
    const second = await readToken(demoAccount.username, demoAccount.password);
    await call('POST', '/logout', {}, second);
    expect((await call('GET', '/user', undefined, second)).status).toBe(401);
    const third = await readToken(demoAccount.username, demoAccount.password);
    clock.time += 900_000;
    expect((await call('GET', '/user', undefined, third)).status).toBe(401);
  });

  it('refuses whoever does not know the client identifier', async () => {
    const asked = await askAt(url, 'yabanci')({ method: 'GET', path: '/init' });
    expect([asked.status, asked.json]).toEqual([403, { error: 'client_unknown' }]);
  });
});

it('reads its command line', () => {
  expect(mockArguments([])).toEqual({ port: 4000, clientId: null, hasFrame: false });
  expect(mockArguments(['--port', '4123', '--client-id', 'x', '--frame'])).toEqual({
    port: 4123,
    clientId: 'x',
    hasFrame: true,
  });
  for (const args of [['--port', 'x'], ['--port', '70000'], ['--oyun']])
    expect(() => mockArguments(args)).toThrow('npm run mock-upstream');
});
