import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { deskRights } from '@/contract/desk-rights';
import type { StreamDeskWire, StreamLine } from '@/contract/desk-stream';
import { lineFigures } from '@/lib/browser/stream/line-figures';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { messages } from '@/lib/i18n/default-messages';
import { EndCode } from './codes/end-code';
import { NewCodeForm } from './codes/new-code-form';
import { ContentEditor } from './content/content-editor';
import { MoveForm } from './content/move-form';
import { VersionView } from './content/version-view';
import { FilterBar } from './filter-bar';
import { DecideRequest } from './four-eyes/decide-request';
import { AppForm } from './kick/app-form';
import { ChatForm } from './kick/chat-form';
import { ConnectChannel } from './kick/connect-channel';
import { RewardForm } from './kick/reward-form';
import { AddCodes } from './market/add-codes';
import { PictureDesk } from './media/picture-desk';
import { AdjustForm } from './members/adjust-form';
import { ExportForm } from './members/export-form';
import { NoteForm } from './members/note-form';
import { ReasonStep } from './members/reason-step';
import { ReverseLine } from './members/reverse-line';
import { SanctionForm } from './members/sanction-form';
import { VerifyPhoneForm } from './members/verify-phone-form';
import { VoidTickets } from './members/void-tickets';
import { RevokeLink } from './overlays/revoke-link';
import { AreasForm } from './settings/areas-form';
import { SettingForm } from './settings/setting-form';
import { BalanceForm } from './stream/balance-form';
import { CodeRain } from './stream/code-rain';
import { EndPanel } from './stream/end-panel';
import { EndPreview } from './stream/end-preview';
import { LineEdit } from './stream/line-edit';
import { LineForm } from './stream/line-form';
import { OpeningPanel } from './stream/opening-panel';
import { SayCode } from './stream/say-code';
import { RunNow } from './system/run-now';
import { SendTest } from './system/send-test';
import { FactorNeedForm } from './team/factor-need-form';
import { FactorResetForm } from './team/factor-reset-form';
import { InviteForm } from './team/invite-form';
import { ResetLinkForm } from './team/reset-link-form';
import { RightsForm } from './team/rights-form';
import { RoleForm } from './team/role-form';
import { SecretForm } from './tracking/secret-form';

const nothing = () => undefined;
const id = '6f9e0a3c-0000-4000-8000-000000000001';
const text = { input: 'text' as const, required: true, nullable: false };
const fields = [
  { ...text, name: 'title' },
  { ...text, name: 'cover', input: 'picture' as const },
];
const entry = { kind: 'news' as const, slug: null, draftName: 'yeni', version: 0, stored: {}, begun: null };
const unchanged = { version: '1', values: { site_name: 'Liman' }, changed_by: null, changed_at: null };
const areas = [{ area: 'news', title: 'Haberler', isOn: true }];
const picture = {
  ...{ id, name: 'Kapak', alt: '', width: 400, height: 300, focus_x: 50, focus_y: 50, edition: 1, uses: 0 },
  ...{ address: '/api/library/a.webp', small_address: '/api/library/b.webp', used_in: [] },
  created_at: '2026-01-01T00:00:00Z',
};

const line: StreamLine = {
  ...{ key: 'a'.repeat(32), game: null, name: 'Kule', bet: 1000, cost: null, win: null },
  ...{ flag: 'normal', suggested_by: null, state: 'now' },
};
const hunt: StreamDeskWire = {
  ...{ kind: 'bonus-hunts', slug: 'av', title: 'Av', state: 'opening', currency: 'TRY', version: 1 },
  ...{ start_balance: 500_000, collect_balance: 100_000, end_balance: null, budget: null },
  ...{ guess_count: 3, is_guessing_open: false, lines: [line] },
};
const stream: StreamDesk = {
  ...{ desk: hunt, waiting: [], refused: [], sign: 'saved', canUndo: false },
  ...{ latest: () => hunt, refresh: async () => undefined, take: nothing, undo: nothing, dismiss: nothing },
};

/** Every form of the desk by the file it stands in, as it is drawn first. */
const forms: Readonly<Record<string, ReactNode>> = {
  'codes/end-code': <EndCode id={1} of="codeEnd" isShown />,
  'codes/new-code-form': <NewCodeForm />,
  'content/content-editor': <ContentEditor fields={fields} entry={entry} stored={null} canWrite />,
  'content/version-view': (
    <VersionView
      {...{ kind: 'news', slug: 'a', fields, number: 1, present: 2, changes: [], since: [] }}
      canWrite
    />
  ),
  'content/move-form': <MoveForm move="cancel" isBusy={false} onClose={nothing} onSend={nothing} />,
  'filter-bar': <FilterBar path="/yonetim/uyeler" query={{}} search={{ name: 'q', label: 'Üye ara' }} />,
  'four-eyes/decide-request': <DecideRequest id={1} isOwn={false} mayConfirm />,
  'kick/app-form': <AppForm clientId={null} />,
  'kick/chat-form': <ChatForm />,
  'kick/connect-channel': <ConnectChannel isAgain={false} />,
  'kick/reward-form': <RewardForm />,
  'market/add-codes': <AddCodes slug="kod" title="Hediye kodu" />,
  'media/picture-desk': <PictureDesk picture={picture} canWrite />,
  'members/adjust-form': <AdjustForm id={id} />,
  'members/export-form': <ExportForm id={id} username="marti" />,
  'members/note-form': <NoteForm id={id} />,
  'members/reason-step': <ReasonStep id={id} step="erase" />,
  'members/reverse-line': <ReverseLine id="3" of="ledger" />,
  'members/sanction-form': <SanctionForm id={id} kind="ban" days={[7, 0]} />,
  'members/verify-phone-form': <VerifyPhoneForm id={id} phone={null} />,
  'members/void-tickets': <VoidTickets raffle="gece" numbers="5, 7" />,
  'overlays/revoke-link': <RevokeLink id={1} isShown />,
  'settings/areas-form': <AreasForm version="1" areas={areas} />,
  'settings/setting-form': (
    <SettingForm
      group="brand"
      stored={{ ...unchanged, fields: [{ ...text, name: 'site_name' }] }}
      hasPreview={false}
    />
  ),
  'stream/balance-form': <BalanceForm stream={stream} />,
  'stream/code-rain': <CodeRain hasChat />,
  'stream/end-panel': <EndPanel stream={stream} figures={lineFigures(hunt)} />,
  'stream/end-preview': (
    <EndPreview
      stream={stream}
      end={100_000}
      preview={{ version: 1, problems: [], guess_count: 3, winners: [] }}
    />
  ),
  'stream/line-edit': <LineEdit line={line} stream={stream} onDone={nothing} />,
  'stream/line-form': <LineForm stream={stream} />,
  'stream/opening-panel': <OpeningPanel stream={stream} onCollect={nothing} />,
  'stream/say-code': <SayCode code="YAYIN" minutes={10} />,
  'system/run-now': <RunNow kind="task" name="sweep" title="Temizlik" />,
  'system/send-test': <SendTest service="mail" title="E-posta" />,
  'team/factor-need-form': <FactorNeedForm isNeeded={false} />,
  'team/factor-reset-form': <FactorResetForm id={id} />,
  'team/invite-form': <InviteForm sponsors={[{ slug: 'cinar', name: 'Çınar' }]} />,
  'team/reset-link-form': <ResetLinkForm id={id} />,
  'team/rights-form': <RightsForm id={id} rights={deskRights} granted={[]} withdrawn={[]} />,
  'team/role-form': <RoleForm sponsors={[]} />,
  'tracking/secret-form': <SecretForm slug="ornek" hasSecret={false} />,
};

/** What is drawn as a part of one of those. */
const parts: Readonly<Record<string, string>> = {
  'content/editor-actions': 'content/move-form',
  'media/picture-actions': 'media/picture-desk',
  'members/step-fold': 'members/reason-step',
  'members/step-form': 'members/reason-step',
  'prizes/cancel-draw': 'content/move-form',
};

const router = {
  ...{ back: nothing, forward: nothing, refresh: nothing, prefetch: nothing },
  ...{ push: nothing, replace: nothing, bfcacheId: '' },
};
const draw = (form: ReactNode) =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        {form}
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );

/** What of a markup takes the focus, each with what stands before it. */
function controlsOf(markup: string) {
  const found = markup.matchAll(/<(input|select|textarea|button|summary)\b[^>]*>/g);
  return [...found]
    .filter(([tag]) => !tag.includes('type="hidden"'))
    .map(({ 0: tag, 1: name = '', index }) => ({ tag, name, before: markup.slice(0, index) }));
}

/** Whether it is named by a label that is meant for it, or stands around it, or by its own words. */
function isNamed(markup: string, { tag, name, before }: ReturnType<typeof controlsOf>[number]): boolean {
  if (/ aria-label(ledby)?="[^"]+"/.test(tag)) return true;
  if (name === 'button' || name === 'summary') {
    const [inside = ''] = markup.slice(before.length + tag.length).split(`</${name}>`);
    return inside.replaceAll(/<[^>]*>/g, '').trim() !== '';
  }
  const [, own] = / id="([^"]+)"/.exec(tag) ?? [];
  return (
    (own !== undefined && markup.includes(`<label for="${own}"`)) ||
    before.lastIndexOf('<label') > before.lastIndexOf('</label>')
  );
}

/** The submit button of each form, which stands in it or names it. */
function submitsOf(markup: string, form: string): number {
  const [, own] = /^<form[^>]* id="([^"]+)"/.exec(form) ?? [];
  const buttons = [...markup.matchAll(/<button\b[^>]*type="submit"[^>]*>/g)].map(([tag]) => tag);
  return buttons.filter((tag) => form.includes(tag) || (own && tag.includes(`form="${own}"`))).length;
}

describe.each(Object.entries(forms))('%s', (_, form) => {
  const markup = draw(form);
  const drawn = markup.match(/<form\b.*?<\/form>/gs) ?? [];

  it('has its controls in the order of the page, each with a name and within reach of Tab', () => {
    const controls = controlsOf(markup);
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      expect(control.tag).not.toMatch(/ tabindex=/i);
      expect(isNamed(markup, control), control.tag).toBe(true);
    }
  });

  it('is sent by Enter, and what it lacks is told by the site, not by the browser', () => {
    expect(drawn.length).toBeGreaterThan(0);
    for (const one of drawn) {
      // A button that asks first sends once it was pressed.
      const asksFirst = /^<form[^>]*><button type="button"/.test(one);
      if (!asksFirst) expect(submitsOf(markup, one), one).toBeGreaterThan(0);
      if (one.includes(' required=')) expect(one).toMatch(/^<form[^>]* noValidate/i);
    }
  });
});

it('is every form of the desk', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const named = /<(form|OneButtonForm|ConfirmedForm|ReasonForm|AskTwice|StepForm|StepFold|MoveForm)\b/;
  const found = files
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !/^parts\//.test(file))
    .filter((file) => named.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
    .map((file) => file.replace(/\.tsx$/, ''));
  expect(found.toSorted()).toEqual([...Object.keys(forms), ...Object.keys(parts)].toSorted());
});
