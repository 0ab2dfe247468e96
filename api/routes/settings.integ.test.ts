import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initAnswerSchema, mainAnswerSchema, siteAnswerSchema } from '@/contract/site';
import { settings } from '../db/schema/settings';
import { createTestApp, type TestApp } from '../testing/app.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function store(key: 'init' | 'main' | 'site', value: unknown): Promise<void> {
  await api.deps.db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

describe('settings', () => {
  test('with nothing stored the specified defaults hold, and no origin is invented', async () => {
    const init = initAnswerSchema.parse(await (await api.call('GET', '/init')).json());
    expect(init.data).toEqual({
      cdn_url: '',
      current_url: '',
      setting: {
        css: '',
        login_sms_required: false,
        login_telegram_required: false,
        number_format: 'specification',
      },
    });
    const main = mainAnswerSchema.parse(await (await api.call('GET', '/main')).json());
    expect(main.data.configuration).toEqual({ coin: 'Sikke', header: 2 });
    expect(main.data.avatars).toHaveLength(9);
    expect(main.data.avatars?.[0]).toBe('/avatars/2/1.jpg');
    const site = siteAnswerSchema.parse(await (await api.call('GET', '/site')).json());
    expect([site.data.is_live, site.data.social]).toEqual([false, {}]);
  });

  test('stored values are what is answered', async () => {
    await store('init', {
      current_url: 'https://sikke.example',
      setting: { login_telegram_required: '1', login_sms_required: '0', number_format: 'TR' },
    });
    await store('main', { configuration: { coin: 'Altın', header: '1' }, avatars: ['/avatars/3/1.jpg'] });
    await store('site', { is_live: true, social: { telegram: 'https://t.me/ornek' } });
    const init = initAnswerSchema.parse(await (await api.call('GET', '/init')).json());
    expect(init.data.current_url).toBe('https://sikke.example');
    expect(init.data.setting).toMatchObject({
      login_telegram_required: true,
      login_sms_required: false,
      number_format: 'turkish',
    });
    const main = mainAnswerSchema.parse(await (await api.call('GET', '/main')).json());
    expect(main.data).toMatchObject({
      configuration: { coin: 'Altın', header: 1 },
      avatars: ['/avatars/3/1.jpg'],
    });
    const site = siteAnswerSchema.parse(await (await api.call('GET', '/site')).json());
    expect([site.data.is_live, site.data.social]).toEqual([true, { telegram: 'https://t.me/ornek' }]);
  });

  test('a stored value that breaks the contract counts as none instead of failing the call', async () => {
    await store('main', { configuration: 7, avatars: 'none' });
    const answer = await api.call('GET', '/main');
    const { data } = mainAnswerSchema.parse(await answer.json());
    expect([answer.status, data.configuration?.coin]).toEqual([200, 'Sikke']);
  });

  test('an unchanged answer is 304 for its ETag, and every answer is asked for again', async () => {
    const first = await api.call('GET', '/site');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const second = await api.call('GET', '/site', { headers: { 'If-None-Match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });
});
