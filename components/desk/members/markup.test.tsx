import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DeskMemberWire, TimelineItemWire } from '@/contract/desk-member';
import { messages } from '@/lib/i18n/default-messages';
import { LineCorrection } from './line-correction';
import { OwnDataSteps } from './own-data-steps';

const { member: words } = messages.desk;
const nothing = () => undefined;
const router = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
};

const draw = (children: ReactNode) =>
  renderToStaticMarkup(
    <AppRouterContext value={{ ...router, bfcacheId: '0' }}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        {children}
      </NextIntlClientProvider>
    </AppRouterContext>,
  );

describe('a line of the timeline', () => {
  const tickets = {
    raffle: 'gece',
    is_open: true,
    numbers: [
      { from: 5, to: 5 },
      { from: 7, to: 9 },
    ],
  };
  const line = { kind: 'ledger', id: '3', at: '2026-01-01T20:00:00Z', what: 'task', state: null } as const;
  const item: TimelineItemWire = { ...line, amount: 10, text: null, actor: null, tickets: null };
  const lines: readonly (readonly [string, Partial<TimelineItemWire>, string | null])[] = [
    ['Sikke', {}, words.steps.reverse.title],
    ['what was bought, which has a way back of its own', { what: 'market_order' }, null],
    [
      'an approved deposit',
      { kind: 'claim', what: 'deposit', state: 'approved' },
      words.steps.reverse_deposit.title,
    ],
    ['a deposit that waits', { kind: 'claim', what: 'deposit', state: 'pending' }, null],
    [
      'tickets of a draw that is open',
      { kind: 'ticket', what: 'gift', tickets },
      words.steps.void_tickets.title,
    ],
    [
      'tickets of a list that is frozen',
      { kind: 'ticket', what: 'gift', tickets: { ...tickets, is_open: false } },
      null,
    ],
  ];
  it.each(lines)('%s', (_, changes, title) => {
    const markup = draw(<LineCorrection item={{ ...item, ...changes }} />);
    if (title === null) expect(markup).toBe('');
    else expect(markup).toContain(title);
  });

  it('offers the numbers of its tickets as they are typed', () => {
    expect(draw(<LineCorrection item={{ ...item, kind: 'ticket', tickets }} />)).toContain('value="5, 7-9"');
  });
});

describe('a member’s data', () => {
  type Shown = Pick<DeskMemberWire, 'id' | 'username' | 'may' | 'waiting' | 'delete_at'>;
  const member: Shown = { id: 'x', username: 'uye', may: ['export', 'erase'], waiting: [], delete_at: null };
  const show = (changes: Partial<Shown>) => draw(<OwnDataSteps member={{ ...member, ...changes }} />);

  it('are taken along and erased by who may, and nobody else reads of it', () => {
    expect(show({})).toContain(words.steps.export.title);
    expect(show({})).toContain(words.steps.erase.title);
    expect(show({ may: ['note'] })).toBe('');
  });

  const locked: readonly (readonly [string, Partial<Shown>, string])[] = [
    ['one of the team', {}, words.ownData.team],
    ['who waits for a second admin', { waiting: ['erasure'] }, words.ownData.asked],
    ['who goes already', { delete_at: '2026-12-07T17:27:00Z' }, '7 Aralık 2026 20:27'],
  ];
  it.each(locked)('of %s stay for now, and the page says why', (_, changes, why) => {
    const markup = show({ ...changes, may: ['export'] });
    expect(markup).toContain(why);
    expect(markup).not.toContain(words.steps.erase.ask);
  });
});
