import { expect, it } from 'vitest';
import { startEnvironment } from './environment';
import type { Installation } from './installation';
import { readyBlock } from './ready-block';

const secrets = {
  CLIENT_ID: 'gizli-istemci',
  SESSION_PASSWORD: 'gizli-muhur',
  REVALIDATE_SECRET: 'gizli-yenileme',
  UPSTREAM_JWT_SECRET: 'gizli-imza',
  VAULT_KEY: 'gizli-kasa',
  VAPID_KEY: 'gizli-imza',
  SEED_PASSWORD: 'Demo-Parola-1',
};
const installation = (
  variables: Record<string, string> = {},
  more: Partial<Installation> = {},
): Installation => ({
  env: startEnvironment(variables),
  dataFolder: '/srv/sikke/.data',
  secrets,
  hasSite: true,
  hasDemo: true,
  release: () => undefined,
  ...more,
});
const running = { databaseUrl: 'postgres://gizli@db/sikke', setupLink: null };
const foreign = { databaseUrl: null, setupLink: null };

it('says the address, an account of every role with its password, and where the data lies', () => {
  const block = readyBlock(installation({ PORT: '3100' }), running);
  expect(block).toContain('Sikke is ready: http://localhost:3100');
  expect(block).toContain('password of each: Demo-Parola-1');
  for (const account of [
    /oyuncu +player/,
    /moderator +moderator/,
    /editor +editor/,
    /admin +admin/,
    /destek +\w+/,
  ])
    expect(block).toMatch(account);
  expect(block).toContain('Database: /srv/sikke/.data');
  expect(block).toContain('Logs and secrets: /srv/sikke/.data');
  expect(block).toMatch(/Mails, which go nowhere: .*outbox\.jsonl/);
  expect(block).toMatch(/plain http/);
  expect(block).toMatch(/captcha is off/);
  expect(block).toContain('Ctrl-C stops everything.');
  expect(block).not.toMatch(/gizli/);
});

it('says less where less is ours', () => {
  const own = readyBlock(
    installation(
      { DATABASE_URL: 'postgres://gizli@db/sikke', SITE_URL: 'https://a.test' },
      { hasDemo: false },
    ),
    running,
  );
  expect(own).toContain('Sikke is ready: https://a.test');
  expect(own).toContain('Database: your PostgreSQL (DATABASE_URL)');
  expect(own).not.toMatch(/gizli|Demo accounts|plain http/);
  expect(readyBlock(installation({ UPSTREAM_URL: 'https://api.test' }), foreign)).toContain(
    'The community API is yours (UPSTREAM_URL).',
  );
  expect(readyBlock(installation({}, { hasSite: false }), running)).toContain(
    'The community API is ready: http://127.0.0.1:4000',
  );
});

it('says where each process tells its metrics, where they are told', () => {
  const two = { METRICS_PORT: '9464', SITE_PROCESSES: '2', API_PROCESSES: '1' };
  const lines = (variables: Record<string, string>) =>
    readyBlock(installation(variables), running)
      .split('\n')
      .filter((line) => line.includes('/metrics'));
  expect(lines({})).toEqual([]);
  expect(lines(two).map((line) => line.trim())).toEqual([
    'Metrics of the site, process 1: http://127.0.0.1:9464/metrics',
    'Metrics of the site, process 2: http://127.0.0.1:9465/metrics',
    'Metrics of the api, process 1: http://127.0.0.1:9564/metrics',
  ]);
  expect(lines({ ...two, UPSTREAM_URL: 'https://api.test' })).toHaveLength(2);
});

it('leads to the setup of a site that nobody runs yet, and names no demo account', () => {
  const setupLink = 'http://localhost:3000/kurulum#baglanti';
  const block = readyBlock(installation({}, { hasDemo: false }), { ...running, setupLink });
  expect(block).toContain(setupLink);
  expect(block).not.toContain('Demo');
});
