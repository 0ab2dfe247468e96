import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type ClaimStepWire, claimKinds } from '@/contract/claims';
import { messages } from '@/lib/i18n/default-messages';
import { ClaimHistory } from './claim-history';

function draw(
  kind: Parameters<typeof ClaimHistory>[0]['kind'],
  action: ClaimStepWire['action'],
  { by = 'team', viewer = 'owner' }: { by?: ClaimStepWire['by']; viewer?: 'owner' | 'reviewer' } = {},
): string {
  const step = {
    action,
    state: 'approved' as const,
    by,
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
      <ClaimHistory kind={kind} steps={[step]} viewer={viewer} />
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

it('each kind begins with words of its own: what was won was not sent, and nobody did it', () => {
  const first = {
    ...{
      deposit: 'Yatırım bildirildi',
      win: 'Kazanç gönderildi',
      affiliate: 'Başvuruldu',
      vip: 'Başvuruldu',
    },
    ...{ complaint: 'Kayıt açıldı', event: 'Katılım gönderildi', account: 'Hesap bildirildi' },
    ...{ objection: 'İtiraz gönderildi', order: 'Sipariş verildi', prize: 'Kazanıldı' },
  };
  expect(Object.keys(first).sort()).toEqual([...claimKinds, 'order'].sort());
  for (const kind of [...claimKinds, 'order' as const])
    if (kind !== 'prize') {
      expect(draw(kind, 'submit', { by: 'member' }), kind).toContain(`>${first[kind]}</span>`);
      expect(draw(kind, 'submit', { by: 'member' }), kind).toContain('>Sen · ');
      expect(draw(kind, 'submit', { by: 'member', viewer: 'reviewer' }), kind).toContain('>Üye · ');
    }
  for (const viewer of ['owner', 'reviewer'] as const) {
    const won = draw('prize', 'submit', { by: 'site', viewer });
    expect(won).toContain(`>${first.prize}</span>`);
    expect(won).not.toMatch(/Gönderildi|Sen|Üye|Ekip/);
    expect(draw('prize', 'expire', { by: 'site', viewer })).not.toMatch(/Sen|Üye|Ekip/);
  }
});
