import { expect, it } from 'vitest';
import { createLog } from './log';

/** The lines that a log writes while a test runs. */
function lines() {
  const written: string[] = [];
  return { written, destination: { write: (line: string) => void written.push(line) } };
}

it('cuts out by name what a caller passes by mistake, however deep it stands (T-LOG-1)', () => {
  const { written, destination } = lines();
  const secret = 'kanarya';
  const input = { password: secret, password_confirmation: secret, current_password: secret, email: secret };
  const headers = { authorization: secret, cookie: secret };
  const session = { token: secret, bearer: secret, phone: secret };
  createLog('trace', destination).debug({ ...input, input, call: { headers, session } }, 'a mistake');
  expect(written.join('')).not.toContain(secret);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ password: '[cut]', msg: 'a mistake' });
});

it('writes one line of JSON for whatever stands in a value (T-INJ-4)', () => {
  const { written, destination } = lines();
  createLog('info', destination).info({ name: 'a\r\n{"level":60}\u001b[31m' }, 'line\nbreak');
  expect(written).toHaveLength(1);
  const line = written[0]?.trimEnd() ?? '';
  expect([...line].filter((letter) => letter < ' ')).toEqual([]);
});
