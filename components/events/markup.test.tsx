import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OwnEventPartWire } from '@/contract/events';
import type { Own } from '@/lib/browser/use-own';
import { messages } from '@/lib/i18n/default-messages';
import { usePartText } from './use-part-text';

const texts = messages.eventOwn;
const full = texts.full.replace('{capacity}', '50');

const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );

function PartText({ viewer, fullAt }: { viewer: Own<OwnEventPartWire>; fullAt: number | null }) {
  return usePartText(viewer, fullAt);
}

const read = (viewer: Own<OwnEventPartWire>, fullAt: number | null = null) =>
  draw(<PartText viewer={viewer} fullAt={fullAt} />);

function member(more: Partial<OwnEventPartWire>): Own<OwnEventPartWire> {
  const none = { participation: null, entries: [], entries_left: 1 };
  return { who: 'member', own: { ...none, can_join: true, can_withdraw: false, can_submit: false, ...more } };
}

describe('of an event whose fifty places are taken', () => {
  it('a guest and a member read, before they press, that they go to the reserve list', () => {
    expect(read({ who: 'guest' }, 50)).toBe(full);
    expect(read(member({}), 50)).toBe(full);
    expect(full).toContain('yedek liste');
  });

  it('who waits reads the place in line, and who has a place that it is one', () => {
    const waits = member({
      participation: { state: 'waitlist', ahead: 3 },
      can_join: false,
      can_withdraw: true,
    });
    expect(read(waits, 50)).toBe(texts.waitlist.replace('{ahead}', '3'));
    const joined = member({ participation: { state: 'joined', ahead: null }, can_join: false });
    expect(read(joined, 50)).toBe(texts.joined);
  });
});

it('an event with places asks a guest to log in for one', () => {
  expect(read({ who: 'guest' })).toBe(texts.guest);
});
