import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { forgetOperator } from './operator-variables';
import { siteEnvironment } from './part-environment';

/** Every variable of the README's table that names a service, an account or a secret. */
const documented = [...readFileSync('README.md', 'utf8').matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)]
  .map(([, name = '']) => name)
  .filter((name) => !['PORT', 'UPSTREAM_PORT', 'LOG_LEVEL', 'TRUSTED_PROXY_HOPS', 'NODE_ENV'].includes(name));

it('a stack of the tests keeps nothing that an operator set, and leaves the rest alone', () => {
  expect(documented).toContain('SMS_PASSWORD');
  const kept = { PATH: '/bin', PORT: '1', CHROME_PATH: '/chromium' };
  const source = { ...Object.fromEntries(documented.map((name) => [name, 'x'])), ...kept };
  forgetOperator(source);
  expect(source).toEqual(kept);
});

it('the process that renders pages has no account of mail, SMS or bots', () => {
  const env = {
    PORT: 1,
    UPSTREAM_PORT: 2,
    TRUSTED_PROXY_HOPS: 0,
    SITE_PROCESSES: 1,
    API_PROCESSES: 1,
    siteUrl: 'http://localhost:1',
  };
  const secrets = { CLIENT_ID: '', SESSION_PASSWORD: '', REVALIDATE_SECRET: '' };
  const variables = siteEnvironment(env, {
    ...secrets,
    UPSTREAM_JWT_SECRET: '',
    VAULT_KEY: '',
    VAPID_KEY: '',
    SEED_PASSWORD: '',
  });
  for (const name of [
    'SMTP_URL',
    'SMS_USER',
    'SMS_PASSWORD',
    'TELEGRAM_BOT_TOKEN',
    'TELEGRAM_WEBHOOK_SECRET',
    'YOUTUBE_API_KEY',
    'VAULT_KEY',
    'VAPID_KEY',
  ])
    expect(variables[name], name).toBe('');
});
