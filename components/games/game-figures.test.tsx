import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { GameFigures } from './game-figures';
import { GameSource } from './game-source';

const figures = { count: 4, average_x: 80, best_x: 200, return_percent: null };

const draw = (of?: 'wins') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {of ? <GameFigures figures={figures} of={of} /> : <GameFigures figures={figures} />}
    </NextIntlClientProvider>,
  );

it('wins that members sent are counted as wins on a game’s page, bonuses as bonuses', () => {
  const { count, wins } = messages.games.figures;
  expect(draw()).toContain(`>${count}<`);
  expect(draw('wins')).toContain(`>${wins}<`);
  expect(draw('wins')).not.toContain(`>${count}<`);
});

it('what members sent of a game stands as wins under their heading, what was opened or bought as bonuses', () => {
  const { count, wins } = messages.games.figures;
  const play = {
    ...{ slug: '4', title: 'ay•••se', x: 80, win: 8000, bet: 100, cost: null, currency: 'TRY' },
    played_at: '2026-11-01T12:00:00Z',
  };
  for (const [source, word, other] of [
    ['wins', wins, count],
    ['bonusHunts', count, wins],
    ['bonusBuy', count, wins],
  ] as const) {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider
        locale="tr"
        timeZone="Europe/Istanbul"
        now={new Date('2026-11-02T12:00:00Z')}
        messages={messages}
      >
        <GameSource source={source} figures={figures} plays={[play]} />
      </NextIntlClientProvider>,
    );
    const [head] = markup.match(/<dl.*?<\/dl>/s) ?? [];
    expect(head, source).toContain(`>${word}<`);
    expect(head, source).not.toContain(`>${other}<`);
  }
});
