import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Config } from '../../context';
import { mostProved, provedBy, readToken, signToken } from './token';

const key = (letter: string) => ({ jwtSecret: new TextEncoder().encode(letter.repeat(32)) }) as Config;
const ours = key('a');
const now = new Date('2026-03-01T12:00:00Z');
const expiresAt = new Date('2026-04-01T12:00:00Z');
const newToken = (config = ours) =>
  signToken(config, {
    id: randomUUID(),
    userId: randomUUID(),
    jti: randomUUID(),
    tokenIssuedAt: now,
    expiresAt,
  });

test('a token says the same however often it is read, and is ours by our key alone', async () => {
  const token = await newToken();
  const first = await readToken(ours, token);
  expect(first?.exp).toBeGreaterThan(0);
  expect(await readToken(ours, token)).toEqual(first);
  expect(await readToken(key('b'), token)).toBeNull();
  expect(await readToken(ours, await newToken(key('b')))).toBeNull();
});

test('a token that was changed is refused each time, before and after the true one was read, and nothing of it is remembered', async () => {
  const token = await newToken();
  const [head = '', , signature = ''] = token.split('.');
  const other = (await newToken()).split('.')[1] ?? '';
  const before = provedBy(ours.jwtSecret).size;
  const forged = [`${head}.${other}.${signature}`, `${token}x`, token.slice(0, -2), `${head}.${other}.`, ''];
  for (const one of [...forged, ...forged]) expect(await readToken(ours, one), one).toBeNull();
  expect(provedBy(ours.jwtSecret).size).toBe(before);
  expect(await readToken(ours, token)).not.toBeNull();
  expect(provedBy(ours.jwtSecret).size).toBe(before + 1);
  for (const one of forged) expect(await readToken(ours, one), one).toBeNull();
});

test('beyond as many as are remembered a token is proved again, and says the same', async () => {
  const first = await newToken();
  const said = await readToken(ours, first);
  const many = await Promise.all(Array.from({ length: mostProved + 1 }, () => newToken()));
  for (const token of many) expect(await readToken(ours, token)).not.toBeNull();
  expect(provedBy(ours.jwtSecret).size).toBe(mostProved);
  expect(provedBy(ours.jwtSecret).has(first)).toBe(false);
  expect(await readToken(ours, first)).toEqual(said);
});
