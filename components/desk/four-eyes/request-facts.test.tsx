import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FourEyesRequestWire } from '@/contract/desk-four-eyes';
import { deskEntryPath } from '@/lib/desk-paths';
import { messages } from '@/lib/i18n/default-messages';
import { RequestFacts } from './request-facts';

const asked = { id: 1, subject: 'users:x', reason: 'Konuştuk.', asked_by: 'admin', is_own: false } as const;
const times = { asked_at: '2026-01-01T20:00:00Z', expires_at: '2026-01-04T20:00:00Z' };
const open = { state: 'waiting', decided_by: null, decided_at: null, may_confirm: true } as const;

function draw(changes: Pick<FourEyesRequestWire, 'kind' | 'payload'>): string {
  const member = { id: '00000000-0000-4000-8000-0000000000ac', username: 'oyuncu' };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <RequestFacts request={{ ...asked, ...times, ...open, member, ...changes }} />
    </NextIntlClientProvider>,
  );
}

it('the role that is asked for stands there in its word, and the member leads to their page', () => {
  const markup = draw({ kind: 'admin_role', payload: { role: 'admin' } });
  expect(markup).toContain(`>${messages.desk.team.roles.admin}<`);
  expect(markup).toContain(deskEntryPath('members', '00000000-0000-4000-8000-0000000000ac'));
});

it('a line that is to be taken back stands there with its reason and its sum, and what no word is known for as it came', () => {
  const markup = draw({ kind: 'ledger_reversal', payload: { amount: 6000, line_reason: 'task' } });
  expect(markup).toContain(messages.statement.reasons.task);
  expect(markup).toMatch(/6[.,]000/);
  expect(draw({ kind: 'ledger_reversal', payload: { line_reason: 'yeni' } })).toContain('yeni');
});
