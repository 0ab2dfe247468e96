import { expect, it } from 'vitest';
import { conformanceArguments } from './arguments';

const upstream = ['--upstream', 'https://api.example', '--client-id', 'kimlik'];

it('reads the upstream, the client identifier and an account', () => {
  expect(conformanceArguments(upstream)).toEqual({
    upstream: 'https://api.example',
    clientId: 'kimlik',
    credentials: null,
  });
  const account = ['--user', 'oyuncu', '--password', 'Parola-1'];
  expect(conformanceArguments([...upstream, ...account]).credentials).toEqual({
    user: 'oyuncu',
    password: 'Parola-1',
  });
});

it.each([
  [[], '--upstream must be an address'],
  [['--upstream', 'ftp://api.example', '--client-id', 'x'], '--upstream must be an address'],
  [['--upstream', 'https://api.example'], '--client-id is what'],
  [[...upstream, '--user', 'oyuncu'], 'belong together'],
  [[...upstream, '--sifre', 'x'], '--sifre'],
])('refuses %j with what is expected', (args, sentence) => {
  expect(() => conformanceArguments(args)).toThrow(sentence);
  expect(() => conformanceArguments(args)).toThrow('npm run conformance -- --upstream URL');
});
