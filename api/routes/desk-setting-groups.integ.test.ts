import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SettingGroup, settingGroupAnswerSchema, settingGroups } from '@/contract/desk-setting-groups';
import { frameAnswerSchema } from '@/contract/frame';
import { initAnswerSchema, mainAnswerSchema, popupsAnswerSchema, siteAnswerSchema } from '@/contract/site';
import { auditLog } from '../db/schema/audit-log';
import { banners } from '../db/schema/banners';
import { contentChanges } from '../db/schema/content-changes';
import { settings } from '../db/schema/settings';
import { reviewSetting } from '../services/claims/review/review-setting';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
let admin: Member;
let other: Member;
beforeAll(async () => {
  api = await createTestApp();
  admin = await newMember(api, 'yonetici', { permission: 'admin' });
  other = await newMember(api, 'ikinci', { permission: 'admin' });
});
afterAll(() => api.close());

const path = (group: string) => `/desk/settings/groups/${group}`;
const read = async (group: string) =>
  settingGroupAnswerSchema.parse(await (await api.call('GET', path(group), { token: admin.token })).json())
    .data;
const save = async (group: string, values: unknown, by = admin, version?: string) =>
  api.call('PATCH', path(group), {
    token: by.token,
    body: { version: version ?? (await read(group)).version, values },
    headers: { 'Idempotency-Key': randomUUID() },
  });

test('a form has every field of its group, and says nothing where nothing is stored', async () => {
  for (const group of settingGroups) {
    const { fields, values, changed_by } = await read(group);
    expect(Object.keys(values).sort()).toEqual(fields.map(({ name }) => name).sort());
    expect(Object.values(values).every((value) => value === null)).toBe(true);
    expect(changed_by).toBeNull();
  }
});

test('what is changed is what the site is told, announced, and in the log with before and after', async () => {
  await api.deps.db.delete(contentChanges);
  expect((await save('coin', { coin: ' Akçe ' })).status).toBe(201);
  const main = mainAnswerSchema.parse(await (await api.call('GET', '/main')).json()).data;
  expect(main.configuration).toEqual({ coin: 'Akçe', header: 2 });
  const tags = (await api.deps.db.select().from(contentChanges)).map(({ tag }) => tag);
  expect(tags).toEqual(expect.arrayContaining(['main', 'frame', 'init']));
  const [entry] = await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    ...{ actorId: admin.id, action: 'settings_changed', subject: 'settings:coin' },
    ...{ before: { coin: null }, after: { coin: 'Akçe' } },
  });
  expect(await read('coin')).toMatchObject({ values: { coin: 'Akçe' }, changed_by: 'yonetici' });
});

test('a field that is not sent stays, an emptied one is the site’s own again, and what other groups keep in the row stays', async () => {
  await save('brand', { header: 'top' });
  await save('colours', { gold: '#ffd700' });
  await save('brand', { logo: '/marka/logo.svg' });
  const frame = async () => frameAnswerSchema.parse(await (await api.call('GET', '/frame')).json()).data;
  expect(await frame()).toMatchObject({ look: { logo: '/marka/logo.svg', colours: { gold: '#ffd700' } } });
  const main = async () => mainAnswerSchema.parse(await (await api.call('GET', '/main')).json()).data;
  expect((await main()).configuration).toEqual({ coin: 'Akçe', header: 1 });
  await save('brand', { header: null, logo: '' });
  expect((await main()).configuration).toEqual({ coin: 'Akçe', header: 2 });
  expect((await frame()).look).toEqual({ colours: { gold: '#ffd700' } });
});

test('colours that cannot be read are refused at the one that was changed, with the pair and its ratio', async () => {
  const front = await save('colours', { gold: '#ffd700', gold_ink: '#ffffff' });
  expect(front.status).toBe(422);
  const { detail } = await front.json();
  expect(detail.problems).toContainEqual(
    expect.objectContaining({
      ...{ field: 'gold_ink', code: 'unreadable' },
      values: { other: 'gold', ratio: expect.any(Number), least: 4.5 },
    }),
  );
  const ground = await (await save('colours', { surface: '#ffffff' })).json();
  expect(ground.detail.problems).toContainEqual(
    expect.objectContaining({ field: 'surface', values: expect.objectContaining({ other: 'text' }) }),
  );
  expect((await save('colours', { bg: 'kırmızı' })).status).toBe(422);
  expect((await read('colours')).values).toMatchObject({ gold: '#ffd700', gold_ink: null, surface: null });
});

test('every wrong field is told at once, in the form’s own codes', async () => {
  const coin = await (
    await save('coin', { coin: '{coin} <b>', coin_picture: 'https://elsewhere.test/a.png' })
  ).json();
  expect(coin.detail.problems).toEqual([
    expect.objectContaining({ field: 'coin', code: 'not_name' }),
    expect.objectContaining({ field: 'coin_picture', code: 'not_in_library' }),
  ]);
  const gone = `/api/library/${randomUUID()}/1-cc.webp`;
  const missing = await (await save('coin', { coin_picture: gone })).json();
  expect(missing.detail.problems).toEqual([
    expect.objectContaining({ field: 'coin_picture', code: 'not_in_library' }),
  ]);
  const unknown = await (await save('coin', { para: 'x' })).json();
  expect(unknown.detail.problems).toEqual([expect.objectContaining({ code: 'unknown_field' })]);
});

test('of two who save on top of the same version the later one hears what stands now, and who wrote it', async () => {
  const { version } = await read('style');
  expect((await save('style', { css: 'footer { color: red }' }, admin, version)).status).toBe(201);
  const late = await save('style', { css: 'footer { color: blue }' }, other, version);
  expect(late.status).toBe(409);
  expect((await late.json()).detail.present).toMatchObject({
    values: { css: 'footer { color: red }' },
    changed_by: 'yonetici',
    version: (await read('style')).version,
  });
  const init = initAnswerSchema.parse(await (await api.call('GET', '/init')).json()).data;
  expect(init.setting?.css).toBe('footer { color: red }');
});

test('two who save at the same moment on top of the same version are one save', async () => {
  const { version } = await read('coin');
  const both = await Promise.all(['Kuruş', 'Mangır'].map((coin) => save('coin', { coin }, admin, version)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('what somebody stored by hand and no form would have taken does no harm to the rest of its group', async () => {
  await api.deps.db
    .update(settings)
    .set({ value: { setting: 'kırık' } })
    .where(eq(settings.key, 'init'));
  expect((await read('style')).values).toEqual({ css: null });
  expect((await save('style', { css: 'p { color: red }' })).status).toBe(201);
});

test('what the settings say is what the calls of the site say: who runs it, links, stream, what is asked of members', async () => {
  const player = '<iframe src="https://player.kick.com/liman" allowfullscreen></iframe>';
  const given = {
    general: { operator_name: 'Liman Yayın', number_format: 'turkish' },
    social: { discord: 'https://discord.gg/liman' },
    stream: { is_live: true, kick_link: 'https://kick.com/liman', kick_embed: player },
    rules: { login_telegram_required: true, age_gate: true },
    reviews: { hours_deposit: 2 },
  };
  for (const [group, values] of Object.entries(given))
    expect((await save(group, values)).status, group).toBe(201);
  const site = siteAnswerSchema.parse(await (await api.call('GET', '/site')).json()).data;
  expect(site).toMatchObject({
    ...{ is_live: true, stream: { kick_link: 'https://kick.com/liman', kick_embed: player } },
    ...{ social: { discord: 'https://discord.gg/liman' }, operator: { name: 'Liman Yayın' } },
  });
  const init = initAnswerSchema.parse(await (await api.call('GET', '/init')).json()).data;
  expect(init.setting).toMatchObject({ login_telegram_required: true, number_format: 'turkish' });
  const frame = frameAnswerSchema.parse(await (await api.call('GET', '/frame')).json()).data;
  expect(frame.age_gate).toBe(true);
  expect((await reviewSetting(api.deps)).hours).toMatchObject({ deposit: 2, win: 48 });
  await save('stream', { is_live: false });
  expect(siteAnswerSchema.parse(await (await api.call('GET', '/site')).json()).data.is_live).toBe(false);
});

test('the footer’s own words and links reach the site in their order, and only ways that lead somewhere are taken', async () => {
  const links = [
    { label: 'Kurallar', url: '/bilet' },
    { label: 'Topluluk', url: 'https://forum.example/liman' },
  ];
  const written = links.map(({ label, url }) => ({ label, url: url.replace('https://', '') }));
  const words = { footer_credit: 'Kıyıdan sevgiler.', footer_note: 'Sicil no 42', footer_title: 'Liman' };
  expect((await save('footer', { ...words, footer_links: written })).status).toBe(201);
  const frame = async () => frameAnswerSchema.parse(await (await api.call('GET', '/frame')).json()).data;
  const footer = { credit: 'Kıyıdan sevgiler.', note: 'Sicil no 42', title: 'Liman', links };
  expect((await frame()).footer).toEqual(footer);
  const { version } = await read('footer');
  expect((await (await save('footer', { footer_links: links })).json()).data).toEqual({ version });
  const wrong = ['javascript:alert(1)', '//evil.test', '/a b', 'bilet'].map((url) => ({ label: 'x', url }));
  const { detail } = await (await save('footer', { footer_links: wrong })).json();
  expect(detail.problems.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual(
    wrong.map((_, at) => `footer_links.${at}.url not_link`),
  );
  const many = Array.from({ length: 9 }, () => links[0]);
  expect((await save('footer', { footer_links: many })).status).toBe(422);
  expect((await save('footer', { footer_links: [], footer_note: '' })).status).toBe(201);
  expect((await frame()).footer).toEqual({ credit: 'Kıyıdan sevgiler.', title: 'Liman', links: [] });
});

test('the popup is switched off and on again as one, its banners stay, and its own tag is announced', async () => {
  const [id, image] = ['acilis', Buffer.from('RIFF')];
  await api.deps.db
    .insert(banners)
    .values({ bannerId: id, image, contentType: 'image/webp', state: 'active' });
  const popups = async () =>
    popupsAnswerSchema
      .parse(await (await api.call('GET', '/popups')).json())
      .data.map((one) => one.banner_id);
  expect(await popups()).toEqual([id]);
  await api.deps.db.delete(contentChanges);
  expect((await save('popup', { popups_off: true })).status).toBe(201);
  expect(await popups()).toEqual([]);
  expect((await api.deps.db.select().from(contentChanges)).map(({ tag }) => tag)).toContain('popups');
  expect((await save('popup', { popups_off: false })).status).toBe(201);
  expect(await popups()).toEqual([id]);
});

test('a save of any group announces every tag that shows settings, in the transaction of the save, and a refused one none', async () => {
  const one: Readonly<Record<SettingGroup, Record<string, unknown>>> = {
    ...{ brand: { site_name: 'Kıyı' }, coin: { coin: 'Midye' }, colours: { gold: '#ffd701' } },
    ...{ style: { css: 'p { color: blue }' }, general: { operator_name: 'Kıyı Yayın' } },
    ...{ footer: { footer_note: 'Sicil no 43' }, social: { kick: 'https://kick.com/kiyi' } },
    ...{ stream: { is_live: true }, popup: { popups_off: true }, rules: { age_gate: false } },
    ...{ reviews: { hours_win: 3 }, announcements: { quiet_from: '23:30', quiet_to: '09:00' } },
  };
  for (const group of settingGroups) {
    await api.deps.db.delete(contentChanges);
    expect((await save(group, one[group])).status, group).toBe(201);
    const tags = (await api.deps.db.select().from(contentChanges)).map(({ tag }) => tag);
    expect(tags, group).toEqual(expect.arrayContaining(['frame', 'init', 'main', 'popups', 'site']));
  }
  await api.deps.db.delete(contentChanges);
  expect((await save('brand', { logo: 'https://elsewhere.test/a.png' })).status).toBe(422);
  expect(await api.deps.db.select().from(contentChanges)).toEqual([]);
});

test('a player from elsewhere, a link that is none and a time beyond its limits are refused at their fields', async () => {
  const codes = async (group: string, values: unknown) =>
    (await (await save(group, values)).json()).detail.problems.map(
      ({ field, code }: { readonly field: string; readonly code: string }) => `${field} ${code}`,
    );
  const elsewhere = '<iframe src="https://evil.test/player.kick.com/"></iframe>';
  expect(await codes('stream', { kick_embed: elsewhere })).toEqual(['kick_embed not_embed']);
  expect(await codes('social', { kick: 'kick com/liman', discord: 'javascript:alert(1)' })).toEqual([
    ...['discord not_address', 'kick not_address'],
  ]);
  expect(await codes('reviews', { hours_win: 0, keep_pictures_days: 4000 })).toEqual([
    ...['hours_win too_small', 'keep_pictures_days too_large'],
  ]);
});

test('nobody but an admin reads or saves, and there are no other groups', async () => {
  const editor = await newMember(api, 'editor', { permission: 'editor' });
  expect((await api.call('GET', path('coin'), { token: editor.token })).status).toBe(403);
  expect((await save('coin', { coin: 'Para' }, editor)).status).toBe(403);
  expect((await api.call('GET', path('setup'), { token: admin.token })).status).toBe(404);
});

test('announcements take a channel, times of day and templates that their kinds can fill in', async () => {
  const codes = async (values: unknown) =>
    (await (await save('announcements', values)).json()).detail.problems.map(
      ({ field, code }: { readonly field: string; readonly code: string }) => `${field} ${code}`,
    );
  await save('announcements', { quiet_from: null, quiet_to: null });
  expect(await codes({ channel: 'https://t.me/kanal', quiet_from: '24:00' })).toEqual([
    'channel not_channel',
    'quiet_from not_time_of_day',
  ]);
  expect(await codes({ news_on: true, news_text: '{title} {kod}', quiet_to: '09:00' })).toEqual([
    'news_text unknown_placeholder',
    'quiet_from required',
    'channel required',
  ]);
  expect(
    (await save('announcements', { channel: '@kiyi_kanal', news_on: true, news_text: '{title}' })).status,
  ).toBe(201);
});
