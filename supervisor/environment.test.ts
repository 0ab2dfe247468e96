import { describe, expect, it } from 'vitest';
import { startEnvironment } from './environment';

const short = 'kisa-parola';

describe('a wrong variable stops the start with its name and what it should be, never its content (R-SY-8, T-SSRF-2)', () => {
  it.each([
    ['SESSION_PASSWORD', short],
    ['SESSION_PASSWORD', `${'a'.repeat(32)},${short}`],
    ['SESSION_PASSWORD', ['a', 'b', 'c'].map((letter) => letter.repeat(32)).join(',')],
    ['REVALIDATE_SECRET', short],
    ['UPSTREAM_URL', 'file:///etc/passwd'],
    ['UPSTREAM_URL', 'api.ornek.com'],
    ['UPSTREAM_URL', 'https://gizli:sifre@api.ornek.com'],
    ['UPSTREAM_URL', 'https://api.ornek.com/?anahtar=gizli'],
    ['UPSTREAM_URL', 'https://api.ornek.com/#gizli'],
    ['UPSTREAM_URL', 'gopher://api.ornek.com'],
    ['BANNER_URL', 'https://banner.ornek.com/yol'],
    ['BANNER_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'ornek.com'],
    ['SITE_URL', 'https://ornek.com/yol'],
    ['SITE_URL', 'https://gizli@ornek.com'],
    ['ALLOWED_ORIGINS', 'https://ornek.com,evil'],
    ['ALLOWED_ORIGINS', 'https://ornek.com/yol'],
    ['PORT', 'seksen'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['UPSTREAM_PORT', '-1'],
    ['TRUSTED_PROXY_HOPS', '11'],
    ['TRUSTED_PROXY_HOPS', 'hepsi'],
    ['DATABASE_URL', 'mysql://gizli@db'],
    ['DATABASE_DIRECT_URL', 'mysql://gizli@db'],
    ['DATABASE_PREPARED', 'belki'],
    ['LOG_LEVEL', 'cok'],
    ['SMTP_URL', 'https://gizli@mail'],
    ['MAIL_FROM', 'kimse'],
    ['SMS_PROVIDER', 'guvercin'],
    ['TELEGRAM_BOT_TOKEN', 'gizli-belirtec'],
  ])('%s=%s', (name, value) => {
    let said = '';
    try {
      startEnvironment({ [name]: value });
    } catch (error) {
      said = error instanceof Error ? error.message : '';
    }
    expect(said).toMatch(new RegExp(`^${name} .+\\.$`));
    expect(said).not.toContain(value);
    expect(said).not.toMatch(/gizli/);
  });

  it('all of them are named at once', () => {
    const wrong = () => startEnvironment({ PORT: 'x', LOG_LEVEL: 'x', BANNER_URL: 'x' });
    for (const name of ['PORT', 'LOG_LEVEL', 'BANNER_URL'])
      expect(wrong).toThrow(new RegExp(`^${name} `, 'm'));
  });
});

it('nothing set and everything empty is the embedded default', () => {
  const defaults = startEnvironment({});
  expect(defaults).toMatchObject({ PORT: 3000, UPSTREAM_PORT: 4000, siteUrl: 'http://localhost:3000' });
  expect(startEnvironment({ PORT: '', UPSTREAM_URL: '', SESSION_PASSWORD: '' })).toEqual(defaults);
});
