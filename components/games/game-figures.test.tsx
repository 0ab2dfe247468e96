import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { GameFigures } from './game-figures';

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
