import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { DrawNight } from './draw-night';
import { DrawStage } from './draw-stage';
import { OwnTicketBundle } from './own-ticket-bundle';
import { StubFan } from './stub-fan';
import { TicketSum } from './ticket-sum';

const { ownTickets, raffles } = messages;
const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={{ ownTickets, raffles }}>
      {node}
    </NextIntlClientProvider>,
  );

describe('a wallet', () => {
  const own = {
    count: 3,
    total: 12,
    holder: 'a',
    runs: [
      { from: 7, to: 8, source: 'deposit', sponsor: 'Nartane' },
      { from: 11, to: 11, source: 'gift' },
    ],
  };
  const markup = draw(<OwnTicketBundle own={own} prizeCount={1} />);

  it('says the chance as a picture with a name, never too high, and each number with where it came from', () => {
    expect(markup).toContain(
      'role="img" aria-label="Şu anki listeyle en az bir ödül kazanma şansın en az %25"',
    );
    const listed = markup
      .match(/<details.*<\/details>/s)?.[0]
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(listed).toContain('0007–0008 Nartane 0011 Etkinlik ya da hediye');
  });

  it('is a fan of its stubs, turned by a mark and not by a style', () => {
    const turns = [...markup.matchAll(/data-turn="(-?\d+)"/g)].map(([, turn]) => Number(turn));
    expect(turns).toEqual([-2, 0, 2]);
    expect(markup).not.toContain('style=');
    expect(draw(<StubFan stubs={[]} />).match(/stub-blank/g)).toHaveLength(3);
  });
});

describe('the sum beside an amount', () => {
  const terms = { amountPerTicket: 25_000, minAmount: 50_000, maxPerUser: 100 };
  const rules = [{ value: 'a', currency: 'TRY', terms }];
  const sum = (amount: string) => draw(<TicketSum rules={rules} start={{ choice: 'a', amount }} />);

  it('stands there before any script has run, and says what keeps it from a ticket', () => {
    expect(sum('750')).toContain('= 3 bilet');
    expect(sum('300')).toMatch(/= 0 bilet.*En az ₺500\.00 gerekir/s);
    expect(sum('90.000')).toMatch(/= 100 bilet.*Kişi başı en çok 100/s);
    expect(sum('')).toContain('= – bilet');
  });
});

describe('the night of a draw', () => {
  const drawn = [1, 2, 3].map((position) => ({
    position,
    number: position * 111,
    who: `Member ${position}`,
    prize: `Prize ${position}`,
  }));
  const texts = raffles.night;

  it('turns tickets over in the order they were drawn, and says nothing of those to come', () => {
    const markup = draw(<DrawStage drawn={drawn} turned={2} covered="Covered" />);
    expect(markup).toMatch(/role="status"[^>]*>2\. 0222 Member 2 Prize 2</);
    expect(markup).toMatch(/0111.*Member 1.*0222.*Member 2.*Covered/s);
    expect(markup).not.toMatch(/0333|Member 3|Prize 3/);
  });

  it('leaves the results in sight from the beginning: without a script nothing waits for it', () => {
    const markup = draw(
      <DrawNight slug="gece" drawn={drawn} texts={texts}>
        <p>All results</p>
      </DrawNight>,
    );
    expect(markup).toContain('<div class=""><p>All results</p></div>');
    expect(markup).toMatch(/class="draw-night needs-script motion-reduce:hidden"/);
    expect(markup).not.toMatch(/0111|role="status"/);
  });
});
