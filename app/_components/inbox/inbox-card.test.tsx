import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InboxCardWire } from '@/contract/desk-inbox';
import { messages } from '@/lib/i18n/default-messages';
import { InboxCard } from './inbox-card';

const bare: InboxCardWire = {
  ...{ kind: 'prize', id: '12', state: 'pending', alike: 0, assignee: null, looking: [], held: null },
  ...{ created_at: '2026-11-01T12:00:00Z', due_at: '2026-11-03T12:00:00Z', decided: null, may: [] },
  ...{ user: { username: 'ada', is_own: false }, details: {}, steps: [], flags: [], twins: [] },
};

function draw(card: Partial<InboxCardWire>): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="tr"
      timeZone="Europe/Istanbul"
      now={new Date('2026-11-02T12:00:00Z')}
      messages={messages}
    >
      <InboxCard card={{ ...bare, ...card }} headingId="kart" />
    </NextIntlClientProvider>,
  );
}

test('a prize stands with what it pays', () => {
  const money = draw({ details: { prize: 'Nakit ödül', amount: 250_000, currency: 'TRY' } });
  for (const part of ['Nakit ödül', '₺2,500.00', 'Ödül #12', 'ada']) expect(money).toContain(part);
  expect(draw({ details: { prize: 'Büyük ödül', coins: 7500 } })).toContain('7,500');
});

test('an order stands with its item, its price, the wish and where it goes, in the words of an order', () => {
  const order = draw({
    ...{ kind: 'order', id: '0198a2c4-0000-7000-8000-000000000000', state: 'approved' },
    details: {
      item: 'Kupa',
      item_type: 'physical',
      price: 900,
      content: 'Mavi olsun',
      address: 'Fener Sokak 1',
    },
    steps: [
      { action: 'submit', state: 'pending', by: 'member', at: '2026-11-01T12:00:00Z', files: [] },
      { action: 'approve', state: 'approved', by: 'team', at: '2026-11-01T13:00:00Z', files: [] },
    ],
  });
  for (const part of [
    'Kupa',
    'Ürün',
    '900',
    'Mavi olsun',
    'Fener Sokak 1',
    'Sipariş verildi',
    'Hazırlığa alındı',
  ])
    expect(order).toContain(part);
});

test('who took it, who decided, what it resembles and its pictures at their size are seen', () => {
  const picture = { id: '0198a2c4-0000-7000-8000-000000000001', width: 800, height: 600 };
  const steps = [
    {
      ...{ action: 'submit', state: 'pending', by: 'member', at: '2026-11-01T12:00:00Z' },
      files: [picture],
    },
  ] as const satisfies InboxCardWire['steps'];
  const { twins: _, flags: __, ...twin } = { ...bare, id: '7', steps: [...steps] };
  const card = draw({
    ...{ kind: 'deposit', assignee: 'zeynep', steps: [...steps], twins: [twin] },
    held: { action: 'approve', by: 'kerem', is_own: false, until: '2026-11-02T12:00:10Z' },
    flags: [{ flag: 'same_picture', ids: ['7'] }],
  });
  for (const part of ['Üstlenen: zeynep', 'Kararı veren: kerem', '(#7)', 'width="800"', 'max-w-full'])
    expect(card).toContain(part);
  expect(card.match(/<article/g)).toHaveLength(2);
});
