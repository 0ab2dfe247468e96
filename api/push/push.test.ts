import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { isPublicEndpoint } from '../push';
import { createPush } from './create-push';
import { isPublic, publicLookup } from './public-lookup';

const log = { warn: () => undefined };

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:DEF',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://db5p.notify.windows.com/w/?token=x',
])('%s may be the address of a push service', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://push.ornek.com/x',
  'ftp://push.ornek.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://127.0.0.1./x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://8.8.8.8/x',
  'https://localhost/x',
  'https://a.localhost/x',
  'https://postgres/x',
  'https://metadata.google.internal/x',
  'https://drucker.local./x',
  'https://push.ornek.com:8443/x',
  'https://kim:sifre@push.ornek.com/x',
  'push.ornek.com',
  '',
])('%s is no address of a push service', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

test.each([
  ...[
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
  ],
])('%s is no public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['142.250.1.95', '172.32.0.1', '2a00:1450:4001::5f', '2606:4700::1'])(
  '%s is a public one',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

/** What a name leads to when it is connected to. */
function lookedUp(addresses: readonly LookupAddress[], isAll = false, problem: Error | null = null) {
  return new Promise((resolve) =>
    publicLookup((_, answer) => answer(problem, addresses))(
      'push.ornek.com',
      { all: isAll },
      (error, found) => resolve(error ? error.message : found),
    ),
  );
}

test('a name that leads into a private network is not connected to, whatever it was called (T-SSRF-3)', async () => {
  const inside = { address: '10.0.0.5', family: 4 };
  const outside = { address: '142.250.1.95', family: 4 };
  expect(await lookedUp([inside])).toBe('no public address');
  expect(await lookedUp([])).toBe('no public address');
  expect(await lookedUp([inside, outside])).toBe('142.250.1.95');
  expect(await lookedUp([inside, outside], true)).toEqual([outside]);
  expect(await lookedUp([], false, new Error('no such name'))).toBe('no such name');
});

test('without a key nothing is sent, and the log says so', () => {
  const said: unknown[] = [];
  const push = createPush(
    { SITE_URL: 'https://ornek.com' },
    { warn: (...all: unknown[]) => void said.push(all) },
  );
  expect([push, said.length]).toEqual([null, 1]);
});

test('the public half belongs to the key of RFC 8291’s example', () => {
  const push = createPush(
    { VAPID_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', SITE_URL: 'https://ornek.com' },
    log,
  );
  expect(push?.publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
});
