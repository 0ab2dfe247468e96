import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type ClaimKind, type ClaimStepWire, claimKinds } from '@/contract/claims';
import { messages } from '@/lib/i18n/default-messages';
import { ClaimHistory } from './claim-history';

function draw(kind: ClaimKind, action: ClaimStepWire['action']): string {
  const step = {
    action,
    state: 'approved' as const,
    by: 'team' as const,
    at: '2026-11-01T12:00:00Z',
    text: null,
    files: [],
  } satisfies ClaimStepWire;
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="tr"
      timeZone="Europe/Istanbul"
      now={new Date('2026-11-02T12:00:00Z')}
      messages={messages}
    >
      <ClaimHistory kind={kind} steps={[step]} viewer="owner" />
    </NextIntlClientProvider>,
  );
}

it('the team’s answer to a case is a solution, and only what is checked is called approved', () => {
  expect(draw('complaint', 'approve')).toContain('Çözüm yazıldı');
  expect(draw('complaint', 'confirm')).toContain('Çözüm onaylandı');
  expect(draw('account', 'approve')).toContain('Doğrulandı');
  for (const kind of claimKinds.filter((one) => !['complaint', 'account'].includes(one)))
    expect(draw(kind, 'approve'), kind).toContain('Onaylandı');
});
